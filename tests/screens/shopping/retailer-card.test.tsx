import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { RetailerGrid } from '#web/shared/retailer-search/retailer-card.tsx'

const shop = (bestRate: Partial<RetailerCard['bestRate']>): RetailerCard => ({
  id: 1,
  slug: 'alder-home',
  name: 'Alder Home',
  category: 'Home',
  ratesDiffer: false,
  bestRate: {
    id: 1,
    name: 'All',
    kind: 'percent',
    value: 600,
    isIncreased: false,
    increasedUntil: null,
    usualValue: null,
    ...bestRate,
  },
})
const show = (retailer: RetailerCard) => openScreen(<RetailerGrid retailers={[retailer]} />, () => 'no answer')

test('a shop that gives more for a while says until when, and what it usually gives, beside what it sells', () => {
  const { unmount } = show(shop({ isIncreased: true, usualValue: 525, increasedUntil: '2026-12-09T23:59:59.000Z' }))
  expect(screen.getByRole('link').textContent).toMatch(/HomeUntil 9\sDec Usually 5\.25%6%donation$/)
  unmount()
  show(shop({ isIncreased: true, usualValue: 525 }))
  expect(screen.getByRole('link').textContent).toMatch(/HomeUsually 5\.25%6%donation$/)
})

test('without an end or a usual rate it says only that it gives more, and other shops nothing of it', () => {
  const { unmount } = show(shop({ isIncreased: true }))
  expect(screen.getByRole('link').textContent).toMatch(/Increased donation6%donation$/)
  unmount()
  show(shop({}))
  expect(screen.getByRole('link').textContent).toMatch(/Home6%donation$/)
})

test('what a shop gives is named: a share that may be less, or an amount of each order', () => {
  const { unmount } = show({ ...shop({}), ratesDiffer: true })
  expect(screen.getByRole('link').textContent).toMatch(/up to 6%donation$/)
  unmount()
  show(shop({ kind: 'fixed', value: 1375 }))
  expect(screen.getByRole('link').textContent).toMatch(/£13\.75donation$/)
})
