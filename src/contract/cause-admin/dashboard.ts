import * as z from 'zod/mini'
import { saidReason } from '../causes/support-reason.ts'
import { unpaidSums } from '../giving/donation.ts'
import { waitingReasons } from './statement.ts'

/** D-026, in the order in which they are offered. */
export const dashboardPeriods = ['allTime', 'yearToDate', 'monthToDate'] as const
export type DashboardPeriod = (typeof dashboardPeriods)[number]

/** D-025: one of the largest donations of a period. Who wants to stay anonymous, and who has no account, has no name here. Pence. */
export const biggestDonation = z.object({
  amount: z.number(),
  user: z.object({
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    avatar: z.nullable(z.string()),
  }),
})

const sums = { totalAmount: z.number(), numberOfDonations: z.number() }

const counts = { causePageVisits: z.number(), supportersJoined: z.number() }

/** The figures of some days. Amounts in pence. */
export const dashboardFigures = z.object({ ...counts, donations: z.object(sums) })
export type DashboardFigures = z.infer<typeof dashboardFigures>

/** D-038: the figures of a period with its largest donations, at most one of each person, and where what it raised is by now: `confirmed` is confirmed and not paid yet. */
export const dashboardPeriod = z.object({
  ...counts,
  donations: z.object({
    ...sums,
    parts: z.object({ pending: z.number(), confirmed: z.number(), paid: z.number() }),
    causeBiggestDonations: z.array(biggestDonation),
  }),
})
export type RaisedParts = z.infer<typeof dashboardPeriod>['donations']['parts']

/** D-030: where supporters of a cause have raised most in the last twelve months. Pence. */
export const topRetailer = z.object({
  id: z.number(),
  name: z.string(),
  category: z.string(),
  link: z.string(),
  /** Its mark, as a picture. */
  logoUri: z.string(),
  pence: z.number(),
})

/** When the cause is paid next and what is ready for it (by its ledger, corrections included); `missing` is what keeps it from being paid then. Pence. */
export const nextPayment = z.object({
  on: z.string(),
  readyPence: z.number(),
  minimumPence: z.number(),
  missing: z.nullable(z.enum(waitingReasons)),
  /** The last digits of the account that it goes to (reliability A11); null where there is none. */
  lastFour: z.nullable(z.string()),
  /** Where the rest is that is confirmed and not paid yet. */
  unpaid: unpaidSums,
})
export type NextPayment = z.infer<typeof nextPayment>

/** M-036 */
export const adminStats = z.object({
  allTime: dashboardPeriod,
  yearToDate: dashboardPeriod,
  monthToDate: dashboardPeriod,
  /** X-042, C-068: the last thirty days of London's calendar, today included, which no period above is. */
  recent: z.object({ from: z.string(), to: z.string(), totalAmount: z.number(), supportersJoined: z.number() }),
  /** As many days of the year and of the month before. */
  before: z.object({ yearToDate: dashboardFigures, monthToDate: dashboardFigures }),
  /** The last twelve months, the oldest first; `month` is YYYY-MM. */
  months: z.array(z.object({ month: z.string(), ...sums, yearBefore: z.number() })),
  /** The days of this month until today; `day` is YYYY-MM-DD. Beside each the same day of the month before: 0 where it had none. */
  days: z.array(z.object({ day: z.string(), ...sums, monthBefore: z.number() })),
  /** Of those who support it now: who has raised something in the last `limits.activeDays` days, who only before, and who never. */
  supporters: z.object({ active: z.number(), lapsed: z.number(), waiting: z.number() }),
  /** Of what they have said about why they support it: how much nobody who runs it has read yet, and the newest. */
  reasons: z.object({ unread: z.number(), newest: z.nullable(saidReason) }),
  nextPayment,
  topRetailers: z.array(topRetailer),
})
export type AdminStats = z.infer<typeof adminStats>

/** D-016: kept among a person's flags (M-005) once they have shared the page of their cause. */
export const sharedFlag = 'shared_cause_page'

/** D-031: where the messages of the dashboard stand. */
export const dashboardPlacement = 'admin-dashboard'

/** M-042 */
export const marketingMessage = z.object({
  id: z.number(),
  placement: z.string(),
  title: z.string(),
  body: z.string(),
  path: z.string(),
})
export type MarketingMessage = z.infer<typeof marketingMessage>
