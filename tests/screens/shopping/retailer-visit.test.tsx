import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '#tests/kit/screen.tsx'
import { ShopHead, ShopRedirect } from '#web/features/shopping/retailer-visit/shop-redirect.tsx'
import { readVisitedShop } from '#web/features/shopping/retailer-visit/visited-shop.ts'

const rate = {
  id: 1,
  name: 'Everything',
  kind: 'percent' as const,
  value: 450,
  isIncreased: false,
  increasedUntil: null,
  usualValue: null,
}
const shop = {
  id: 7,
  slug: 'alder-home',
  name: 'Alder Home',
  category: 'Home and garden',
  bestRate: rate,
  ratesDiffer: true,
  rates: [rate, { ...rate, id: 2, name: 'Paint', value: 200 }],
  sector: 'goods' as const,
  trackingTime: { amount: 2, unit: 'days' },
} as never // what the visit's page says of a shop
const cause = { id: 1, name: 'Abbotsmere Hospice', uri: 'abbotsmere-hospice', logoHttps: null } as never // what stands beside it

const show = (props: Partial<Parameters<typeof ShopRedirect>[0]>) =>
  openScreen(<ShopRedirect shop={shop} cause={cause} rateId={undefined} isAlone={false} {...props} />, () => 'no answer')

test('R-025 on the way out the shop stands beside the cause, with what it gives', () => {
  const { container, unmount } = show({})
  expect(container.querySelectorAll('[data-face]')).toHaveLength(2)
  expect(screen.getByText('Alder Home')).toBeTruthy()
  expect(screen.getByText('Abbotsmere Hospice')).toBeTruthy()
  expect(screen.getByText('Up to 4.5% of the price before VAT and delivery goes to Abbotsmere Hospice.')).toBeTruthy()
  unmount()
  // the rate that was chosen.
  show({ rateId: 2 })
  expect(screen.getByText('2% of the price before VAT and delivery goes to Abbotsmere Hospice.')).toBeTruthy()
})

test('R-026 who is asked whose the donation should be sees the rate that was chosen, else the best one', () => {
  const said = (rateId: number | undefined) => {
    const { container, unmount } = openScreen(<ShopHead shop={shop} rateId={rateId} />, () => 'no answer')
    const { textContent } = container
    unmount()
    return textContent
  }
  expect(said(undefined)).toBe(
    'Alder HomeYou’ll raise up to4.5%of the price before VAT and deliveryUsually shows as pending within 2 days',
  )
  expect(said(2)).toBe(
    'Alder HomeYou’ll raise2%of the price before VAT and delivery£1.00 on a £60 orderUsually shows as pending within 2 days',
  )
})

test('X-045 without a donation nothing is said to be given', () => {
  const { container } = show({ cause: null, isAlone: true })
  expect(screen.getByText('Alder Home')).toBeTruthy()
  expect(container.textContent).toBe('Alder Home')
})

test('who is signed in doesn’t wait for the shop, which is shown once it comes; everybody else has it at once', async () => {
  const { promise, resolve } = Promise.withResolvers<{ details: { retailer: never } }>()
  const siteOf = (authState: string) =>
    ({ api: { ask: () => promise }, session: { person: () => ({ authState }) } }) as unknown as Parameters<
      typeof readVisitedShop
    >[0] // what it asks of the site
  const { shop: coming } = await readVisitedShop(siteOf('authenticatedFull'), 'alder-home')
  await act(async () => {
    show({ shop: coming })
  })
  expect(screen.getByText('Abbotsmere Hospice')).toBeTruthy()
  expect(screen.queryByText('Alder Home')).toBeNull()
  await act(async () => {
    resolve({ details: { retailer: shop } })
    await promise
  })
  expect(await screen.findByText('Alder Home')).toBeTruthy()
  expect(await readVisitedShop(siteOf('anonymous'), 'alder-home')).toEqual({ shop })
})

test('a shop that can’t be read is nothing to show, and no fault', async () => {
  const site = {
    api: { ask: () => Promise.reject(new Error('away')) },
    session: { person: () => ({ authState: 'anonymous' }) },
  } as unknown as Parameters<typeof readVisitedShop>[0] // what it asks of the site
  expect(await readVisitedShop(site, 'alder-home')).toEqual({ shop: null })
})
