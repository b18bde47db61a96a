import { sql } from 'kysely'
import { DAY } from '#contract/limits.ts'
import { dayInLondon } from '#contract/london.ts'
import type { countedFlows } from '#contract/telemetry/flows.ts'
import type { Db } from '../open.ts'

/** A state, and of a hundred who come there how many give up. */
type Stop = [state: string, givingUp: number]
/** Beside the way: of a hundred who begin so many come there. */
type Aside = [state: string, coming: number, givingUp: number]
interface Flow {
  chart: (typeof countedFlows)[number]
  /** People who begin on a usual day. */
  starts: number
  /** What everybody goes through; the last is where it ends. */
  way: Stop[]
  aside?: Aside[]
}

/** Invented: what takes thought loses people, such as a password, an order’s number and somebody else’s address. */
export const seededFlows: readonly Flow[] = [
  {
    chart: 'supporterRegistration',
    starts: 41,
    way: [
      ['chooseCause', 21],
      ['account.createAccount', 29],
      ['account.checkingEmail', 0],
      ['terms.marketingTerms', 7],
      ['terms.finalising', 1],
      ['done', 0],
    ],
    aside: [
      ['account.knownEmail', 9, 24],
      ['account.oneTimeLinkNotice', 3, 60],
    ],
  },
  {
    chart: 'causeRegistration',
    starts: 15,
    way: [
      ['theCause.charityQuestion', 11],
      ['theCause.address', 9],
      ['theCause.causeName', 6],
      ['theCause.checkingMatches', 0],
      ['theCause.socialLinks', 12],
      ['theCause.marketingPermission', 3],
      ['account.accountEmail', 6],
      ['account.checkingEmail', 0],
      ['account.password', 7],
      ['account.names', 2],
      ['account.mobile', 17],
      ['registering.checkAnswers', 4],
      ['registering.finalising', 1],
      ['success', 0],
    ],
    aside: [
      ['theCause.charityNumber', 52, 14],
      ['theCause.checkingNumber', 44, 1],
      ['theCause.numberUnknown', 6, 31],
      ['theCause.matchingCauseChoice', 9, 26],
    ],
  },
  {
    chart: 'businessRegistration',
    starts: 4,
    way: [
      ['theBusiness.businessName', 18],
      ['theBusiness.contactNumber', 14],
      ['account.accountEmail', 8],
      ['account.password', 7],
      ['account.names', 2],
      ['registering.checkAnswers', 5],
      ['registering.finalising', 1],
      ['success', 0],
    ],
  },
  {
    chart: 'guestRaise',
    starts: 9,
    way: [
      ['choosing.cause', 23],
      ['choosing.shop', 16],
      ['email', 27],
      ['ready', 9],
      ['leaving', 0],
    ],
  },
  {
    chart: 'adminRequest',
    starts: 1,
    way: [
      ['editing', 38],
      ['submitting', 1],
      ['ticketShown', 0],
    ],
  },
  {
    chart: 'missingDonation',
    starts: 7,
    way: [
      ['loadingShops', 1],
      ['chooseRetailer', 13],
      ['loadingVisits', 1],
      ['chooseVisitDate', 9],
      ['orderDetails', 28],
      ['submitting', 1],
      ['success', 0],
    ],
    aside: [['notFoundAlert', 7, 42]],
  },
  {
    chart: 'donationQuery',
    starts: 3,
    way: [
      ['loading', 1],
      ['reason', 17],
      ['details', 24],
      ['submitting', 1],
      ['success', 0],
    ],
  },
  {
    chart: 'login',
    starts: 88,
    way: [
      ['editing', 14],
      ['submitting', 1],
      ['success', 0],
    ],
    aside: [
      ['badCredentials', 13, 19],
      ['lockedOut', 1, 55],
    ],
  },
  {
    chart: 'passwordReset',
    starts: 6,
    way: [
      ['request', 15],
      ['sending', 1],
      ['sent', 94],
    ],
  },
  // The link in the mail opens the flow anew.
  {
    chart: 'passwordReset',
    starts: 4,
    way: [
      ['newPassword', 11],
      ['saving', 1],
      ['success', 0],
    ],
  },
  {
    chart: 'contactForm',
    starts: 5,
    way: [
      ['choosing', 22],
      ['writing', 31],
      ['submitting', 1],
      ['sent', 0],
    ],
    aside: [['pointed', 28, 61]],
  },
]

interface Row {
  chart: string
  state: string
  day: string
  entered: number
  went_on: number
  gave_up: number
}
type Pick = (below: number) => number

/** Whole people: what is left over of a person is decided by chance. */
const part = (people: number, hundredths: number, pick: Pick) => Math.floor((people * hundredths + pick(100)) / 100)

function dayOf({ chart, starts, way, aside = [] }: Flow, day: string, pick: Pick): Row[] {
  const rowOf = (state: string, entered: number, givingUp: number): Row => {
    const gave_up = part(entered, givingUp, pick)
    return { chart, state, day, entered, gave_up, went_on: state === way.at(-1)?.[0] ? 0 : entered - gave_up }
  }
  const begun = part(starts, 70 + pick(60), pick)
  let here = begun
  const along = way.map(([state, givingUp]) => {
    const row = rowOf(state, here, givingUp)
    here = row.went_on
    return row
  })
  return [...along, ...aside.map(([state, coming, givingUp]) => rowOf(state, part(begun, coming, pick), givingUp))]
}

/** Always the same numbers, which look like none in particular. */
function picks(): Pick {
  let at = 20_261_121
  return (below) => {
    at = (at * 48_271) % 2_147_483_647
    return at % below
  }
}

/** How far people came in flows in the last two months. */
export async function seedFlowCounts(db: Db, now: number): Promise<void> {
  const pick = picks()
  const rows = Array.from({ length: 60 }, (_, age) => dayInLondon(new Date(now - age * DAY).toISOString()))
    .flatMap((day) => seededFlows.flatMap((flow) => dayOf(flow, day, pick)))
    .filter(({ entered }) => entered > 0)
  await sql`INSERT INTO flow_count (chart, state, day, entered, went_on, gave_up)
    SELECT row->>'chart', row->>'state', (row->>'day')::date, (row->>'entered')::integer, (row->>'went_on')::integer, (row->>'gave_up')::integer
    FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) AS row ON CONFLICT DO NOTHING`.execute(db)
}
