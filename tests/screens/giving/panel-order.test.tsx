import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { PanelScreen } from '#web/features/giving/supporter-panel/panel-screen.tsx'
import type { Browser } from '#web/platform/browser.ts'
import { nobody } from '#web/site/session/person.ts'

const browser = { now: () => Date.parse('2026-11-26T10:00:00Z') } as Browser // all that these parts use
const stats = { raised: 14_021, pending: 513, confirmed: 13_508, paid: 9_000, declined: 300, count: 24 }
const raised = '£140.21 raised so far'
const months = 'Month by month'

test.each([
  [3, [raised, 'Latest donations', months, '2 more stamps raise £2 for your cause']],
  [5, [raised, 'Your stamp card is full', 'Latest donations', months]],
])(
  'G-010 with %i stamps the card has its place, and nothing stands where it might come before its place is known',
  async (stamps, order) => {
    const cards = Promise.withResolvers<Said>()
    const card = { id: 'S1', programme: 'shop-for-stamps', stamps, rewardPence: 200, redeemedAt: null }
    const answers: Record<string, Said | Promise<Said>> = {
      'GET /api/user/me/transactions/stats': {
        status: 200,
        details: { stats, counts: { pending: 2, confirmed: 6, paid: 14, declined: 2 } },
      },
      'GET /api/user/me/giving': {
        status: 200,
        details: { cause: null, months: [], yearBefore: 0, sources: { top: [], others: null } },
      },
      'GET /api/user/me/transactions?perPage=3': {
        status: 200,
        details: { transactions: [], months: [], page: 1, pages: 1, total: 0 },
      },
      'GET /api/user/me/recently-visited-retailers': { status: 200, details: { visitedRetailers: [] } },
      'GET /api/user/me/stampcards': cards.promise,
    }
    const person = { ...nobody, authState: 'authenticatedFull' as const }
    openScreen(<PanelScreen offers={[]} popular={[]} />, (call) => answers[call] ?? 'no answer', { browser }, person)
    const titles = () =>
      screen.getAllByRole('heading', { level: 2 }).flatMap(({ textContent }) => order.filter((title) => title === textContent))
    await screen.findByRole('heading', { level: 2, name: raised })
    expect(titles()).toEqual([raised])
    cards.resolve({ status: 200, details: { cards: [card], causeName: null } })
    await screen.findByRole('region', { name: 'Latest donations' })
    expect(titles()).toEqual(order)
  },
)
