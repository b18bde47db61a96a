import { readingFixtures } from '#machines/reading.fixtures.ts'
import { panelShopsMachine } from './panel-shops.machine.ts'

const bestRate = {
  id: 1,
  name: 'All',
  kind: 'percent',
  value: 450,
  isIncreased: false,
  increasedUntil: null,
  usualValue: null,
} as const

export const panelShopsFixtures = readingFixtures(panelShopsMachine, {
  visited: [
    {
      id: 2,
      name: 'Cygnet Deli',
      slug: 'cygnet-deli',
      category: 'Food and drink',
      lastVisit: '2026-11-20T10:00:00.000Z',
      sector: 'goods',
      bestRate,
      ratesDiffer: true,
    },
  ],
  favourites: [{ id: 1, slug: 'alder-home', name: 'Alder Home', category: 'home', bestRate, ratesDiffer: false }],
  card: { id: 'c1', programme: 'shop-for-stamps', stamps: 3, rewardPence: 200, redeemedAt: null },
  filled: 2,
})
