import { readingFixtures } from '#machines/reading.fixtures.ts'
import { suggestedShopsMachine } from './suggested-shops.machine.ts'

const bestRate = {
  id: 1,
  name: 'All',
  kind: 'percent',
  value: 450,
  isIncreased: false,
  increasedUntil: null,
  usualValue: null,
} as const

export const suggestedShopsFixtures = readingFixtures(suggestedShopsMachine, {
  isWanted: true,
  retailers: [{ id: 1, slug: 'alder-home', name: 'Alder Home', category: 'home', bestRate, ratesDiffer: false }],
})
