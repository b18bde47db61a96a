import { readingFixtures } from '#machines/reading.fixtures.ts'
import { stampCardsMachine } from './stamp-cards.machine.ts'

const card = { id: 'c1', programme: 'shop-for-stamps', stamps: 3, rewardPence: 200, redeemedAt: null }

export const stampCardsFixtures = readingFixtures(stampCardsMachine, { cards: [card], causeName: 'Harrowden Hospice' })
