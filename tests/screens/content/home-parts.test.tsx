import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { HomeContext, type HomeData } from '#web/features/shopping/home-data.ts'
import { HomeCauses, HomeHow, HomeOffers } from '#web/features/shopping/home-parts.tsx'

const nothing: HomeData = {
  statistics: null,
  retailers: [],
  offers: [],
  categories: [],
  payments: [],
  update: null,
  example: null,
  near: null,
}

test('R-008 the kinds of cause lead into the directory, and how we’re paid leads to our fees', () => {
  openScreen(
    <HomeContext value={nothing}>
      <HomeCauses />
      <HomeHow />
    </HomeContext>,
    () => 'no answer',
  )
  const links = within(screen.getByRole('region', { name: 'Who your shopping helps' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['See all causes', '/cause-directory'],
    ['Charities', '/cause-directory/kind-charity'],
    ['Schools', '/cause-directory/kind-school'],
    ['Clubs', '/cause-directory/kind-club'],
    ['Groups', '/cause-directory/kind-group'],
  ])
  expect(screen.getByRole('link', { name: 'See our fees' }).getAttribute('href')).toBe('/our-fees-explained')
})

test('R-008 causes of one place stand below the field, each with its face and what it has raised, and the rest of that place is one press away', () => {
  const logoHttps = '/user-images/0123456789abcdef0123456789abcdef.png'
  const causes = [
    { name: 'Abbotsmere Hospice', uri: 'abbotsmere-hospice', logoHttps, raised: 85_340 },
    { name: 'Harbour Youth Trust', uri: 'harbour-youth-trust', logoHttps: null, raised: 0 },
  ]
  openScreen(
    <HomeContext value={{ ...nothing, near: { place: 'Abbotsmere', prefix: 'in-abbotsmere', causes } }}>
      <HomeCauses />
    </HomeContext>,
    () => 'no answer',
  )
  const said = within(screen.getByRole('region', { name: 'In Abbotsmere' }))
  expect(
    said
      .getAllByRole('listitem')
      .map((line) => [
        within(line).getByRole('link').getAttribute('href'),
        line.querySelector('img')?.getAttribute('src'),
        line.querySelector('small')?.textContent,
      ]),
  ).toEqual([
    ['/causes/abbotsmere-hospice', `${logoHttps}/face.webp`, '£853.40 raised so far'],
    ['/causes/harbour-youth-trust', undefined, 'Be the first to raise money'],
  ])
  expect(said.getByRole('link', { name: 'All causes in Abbotsmere' }).getAttribute('href')).toBe('/cause-directory/in-abbotsmere')
})

test('R-008 offers stand in the order in which they end, and one that doesn’t say when comes last', () => {
  const offer = (id: number, increasedUntil: string | null): RetailerCard => ({
    id,
    name: `Shop ${id}`,
    slug: `shop-${id}`,
    category: 'Fashion',
    bestRate: { id, name: 'All', kind: 'percent', value: 600, isIncreased: true, increasedUntil, usualValue: 500 },
    ratesDiffer: false,
  })
  const offers = [offer(1, null), offer(2, '2026-12-17T23:59:59.999Z'), offer(3, '2026-12-04T23:59:59.999Z')]
  openScreen(
    <HomeContext value={{ ...nothing, offers }}>
      <HomeOffers />
    </HomeContext>,
    () => 'no answer',
  )
  const rows = within(screen.getByRole('region', { name: 'Giving more right now' })).getAllByRole('listitem')
  expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual(['Shop 3', 'Shop 2', 'Shop 1'])
})
