import type { Said } from '#tests/kit/screen.tsx'

export const stats = { raised: 14_021, pending: 513, confirmed: 13_508, paid: 9_000, declined: 300, count: 24 }
export const giving = {
  cause: {
    stats,
    nextPayment: { on: '2027-01-04T00:00:00.000Z', pence: 9_258 },
    unpaid: { shops: 0, us: 1_447, bank: 0 },
    paysFor: null,
    update: null,
    coverHttps: null,
  },
  months: [],
  yearBefore: 0,
  sources: { top: [], others: null },
}
const list = { transactions: [], months: [], page: 1, pages: 1, total: 0 }
/** What the server says of somebody who has raised £140.21 for their cause. */
export const givingAnswers: Record<string, Said> = {
  'GET /api/user/me/transactions/stats': {
    status: 200,
    details: { stats, counts: { pending: 2, confirmed: 6, paid: 14, declined: 2 } },
  },
  'GET /api/user/me/giving': { status: 200, details: giving },
  'GET /api/user/me/transactions?perPage=3': { status: 200, details: list },
}
