import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PaymentProof } from '#contract/content/statistics.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { HomeContext, type HomeData } from '#web/features/shopping/home-data.ts'
import { HomeCauses } from '#web/features/shopping/home-parts.tsx'
import { HomeProof } from '#web/features/shopping/home-proof.tsx'

const payment = (name: string, pence: number, paysFor: PaymentProof['paysFor']): PaymentProof => ({
  id: name,
  cause: {
    name,
    uri: name.toLowerCase(),
    kind: 'charity',
    logoHttps: null,
    coverHttps: null,
    place: 'Abbotsmere',
    raised: pence,
    supporters: 1,
  },
  pence,
  paysFor,
  paidOn: '2026-10-01T11:00:00.000Z',
})
const payments = [
  payment('Hospice', 11_462, { pounds: 45, text: 'a whole night with somebody at the bedside' }),
  payment('Choir', 300, null),
  payment('School', 1856, { pounds: 18, text: 'a place on a school trip' }),
  payment('Kennels', 30_000, { pounds: 65, text: 'a dog’s vaccinations' }),
]
const shown = { statistics: null, retailers: [], offers: [], categories: [], payments, update: null, example: null, near: null }

test('X-029 beside a payment stands what it was enough for by what the cause says, and how many times over; where it says nothing of so little, nothing does', () => {
  openScreen(
    <HomeContext value={shown}>
      <HomeCauses />
    </HomeContext>,
    () => 'no answer',
  )
  // Beside causes by name, the kinds are words alone.
  const region = screen.getByRole('region', { name: 'Who your shopping helps' })
  expect(within(region).getByRole('link', { name: 'Schools' }).querySelector('svg')).toBeNull()
  const [hospice, choir, school, kennels] = within(
    screen.getByRole('region', { name: 'Latest payments to causes' }),
  ).getAllByRole('listitem')
  expect(hospice?.querySelector('[data-says]')?.textContent).toBe(
    'Enough for a whole night with somebody at the bedside, twice over.',
  )
  expect(hospice?.textContent).toContain('£114.62Paid on 1')
  expect(school?.querySelector('[data-says]')?.textContent).toBe('Enough for a place on a school trip.')
  expect(kennels?.querySelector('[data-says]')?.textContent).toBe('Enough for a dog’s vaccinations, 4 times over.')
  expect([choir?.querySelector('q'), choir?.textContent?.includes('£3.00')]).toEqual([null, true])
})

test('a cause that has told something is quoted with the way to its page and the day; where none has, nothing is', () => {
  const update = {
    cause: { name: 'Hospice', uri: 'hospice', picture: null },
    text: 'The lanterns were lit on Sunday.',
    postedAt: '2026-11-18T11:00:00.000Z',
  }
  const open = (home: HomeData) =>
    openScreen(
      <HomeContext value={home}>
        <HomeProof className="" />
      </HomeContext>,
      () => 'no answer',
    )
  const { unmount } = open({ ...shown, update })
  const quoted = within(screen.getByRole('figure'))
  expect(quoted.getByText('The lanterns were lit on Sunday.').closest('blockquote')).toBeTruthy()
  expect(quoted.getByRole('link', { name: 'Hospice' }).getAttribute('href')).toBe('/causes/hospice')
  expect(quoted.getByText(/^From its update on 18\sNovember\s2026$/)).toBeTruthy()
  unmount()
  open(shown)
  expect(screen.queryByRole('figure')).toBeNull()
})
