import { readingFixtures } from '#machines/reading.fixtures.ts'
import { supporterPanelMachine } from './supporter-panel.machine.ts'

const stats = { raised: 14_021, pending: 513, confirmed: 13_508, paid: 9_000, declined: 300, count: 24 }

export const supporterPanelFixtures = readingFixtures(supporterPanelMachine, {
  stats,
  giving: {
    cause: {
      stats: { ...stats, raised: 12_021, confirmed: 11_508 },
      nextPayment: { on: '2027-01-04T00:00:00.000Z', pence: 2_008 },
      unpaid: { shops: 300, us: 2_008, bank: 200 },
      paysFor: { pounds: 45, text: 'a whole night with somebody at the bedside' },
      update: null,
      coverHttps: null,
    },
    yearBefore: 900,
    months: [
      { month: '2026-10', totalAmount: 3_000, numberOfDonations: 5 },
      { month: '2026-11', totalAmount: 513, numberOfDonations: 2 },
    ],
    sources: {
      top: [
        { shop: { slug: 'alder-home', name: 'Alder Home', category: 'Home and garden' }, raised: 13_508, pending: 0, count: 21 },
        { shop: null, raised: 513, pending: 513, count: 2 },
      ],
      others: null,
    },
  },
  latest: [],
})
