import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { SearchScreen } from '#web/features/shopping/search-screen.tsx'

const shop: RetailerCard = {
  id: 1,
  slug: 'alder-home',
  name: 'Alder Home',
  category: 'Home',
  ratesDiffer: false,
  bestRate: { id: 1, name: 'All', kind: 'percent', value: 450, isIncreased: false, increasedUntil: null, usualValue: null },
}
const show = (q: string, retailers = [] as (typeof shop)[], searchKind: 'retailer' | 'cause' = 'retailer') =>
  openScreen(
    <SearchScreen
      q={q}
      searchKind={searchKind}
      searchSessionId={undefined}
      found={{ retailers, causes: [], popular: [shop], categories: ['Home', 'Travel'] }}
    />,
    () => 'no answer',
  )

test('R-024 who hasn’t looked for anything yet has the field, what shops sell, and popular shops', () => {
  show('')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search')
  expect(screen.getByRole('combobox', { name: 'Search for a shop' }).closest('search')?.getAttribute('aria-label')).toBe(
    'Shops and causes',
  )
  expect(within(screen.getByRole('navigation', { name: 'Shop categories' })).getAllByRole('link')).toHaveLength(2)
  expect(
    within(screen.getByRole('region', { name: 'Popular shops' }))
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/retailer/alder-home')
})

test('R-024 who has looked for something sees what was found, and no second field', () => {
  const { unmount } = show('alder', [shop])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shops for “alder”')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Popular shops' })).toBeNull()
  unmount()
  // Nothing found is no dead end.
  show('qqzzx')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No shops match “qqzzx”')
  expect(screen.getByText('No causes match either.')).toBeTruthy()
  expect(
    within(screen.getByRole('region', { name: 'Popular shops' }))
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/retailer/alder-home')
})

test('R-024 who has looked for a cause and finds none reads so first, and what can be done; shops of that name stand below', () => {
  const { unmount } = show('alder', [shop], 'cause')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No causes match “alder”')
  expect(screen.getByText('Check the spelling, or look in the directory.')).toBeTruthy()
  expect(screen.queryByText(/^No shops match/)).toBeNull()
  unmount()
  show('qqzzx', [], 'cause')
  expect(screen.getByText('No shops match. Choose a category.')).toBeTruthy()
})
