import { type RawBuilder, sql } from 'kysely'
import type { AdminStats, DashboardFigures, DashboardPeriod, RaisedParts } from '#contract/cause-admin/dashboard.ts'
import type { DonationStage } from '#contract/giving/donation.ts'
import { limits } from '#contract/limits.ts'
import { asFarInto, dayInLondon, startOfDay } from '#contract/london.ts'
import { stageHasTag } from '#machines/giving/donation/donation.machine.ts'
import { daysBefore } from '../days.ts'
import type { Db } from '../db/open.ts'
import { readDays, readMonths } from '../giving/my-giving/months.ts'
import { readNewestReason } from '../shared/causes/support-reasons.ts'
import { activeSince, countSupporters, readNextPayment } from './supporter-counts.ts'

interface Span {
  name: string
  from: Date
  /** Not within it any more. */
  to: Date
}

const pad = (value: number) => String(value).padStart(2, '0')
/** Midnight in London on the first day of a month; months before January and after December count on. */
function startOfMonth(year: number, month: number): Date {
  const first = new Date(Date.UTC(year, month - 1, 1))
  return new Date(startOfDay(`${first.getUTCFullYear()}-${pad(first.getUTCMonth() + 1)}-01`))
}

/** The periods of D-026 by London's calendar, and as much of the year and the month before as has passed of these. */
function spansAt(now: number): Span[] {
  const [year = 0, month = 0] = dayInLondon(new Date(now).toISOString()).split('-').map(Number)
  const to = new Date(now)
  const since = (name: string, from: Date, before: Date, asFar: string): Span[] => [
    { name, from, to },
    { name: `before ${name}`, from: before, to: new Date(asFarInto(asFar, now)) },
  ]
  const monthBefore = month === 1 ? `${year - 1}-12` : `${year}-${pad(month - 1)}`
  return [
    { name: 'allTime', from: new Date(0), to },
    ...since('yearToDate', startOfMonth(year, 1), startOfMonth(year - 1, 1), `${year - 1}-${pad(month)}`),
    ...since('monthToDate', startOfMonth(year, month), startOfMonth(year, month - 1), monthBefore),
  ]
}

const rowsOf = (spans: readonly Span[]): RawBuilder<unknown> =>
  sql`(VALUES ${sql.join(spans.map(({ name, from, to }) => sql`(${name}::text, ${from}::timestamptz, ${to}::timestamptz)`))}) AS span(name, starts, ends)`

/** F-100: what is pending or confirmed has been raised, what is declined has not. */
const raisedIn = (causeId: number) =>
  sql`donation.cause_id = ${causeId} AND donation.stage <> 'declined' AND purchased_at >= span.starts AND purchased_at < span.ends`

async function sumUp(db: Db, causeId: number, spans: readonly Span[]): Promise<Map<string, DashboardFigures>> {
  const { rows } = await sql<{ name: string; visits: number; joined: number; pence: number; donations: number }>`
    SELECT span.name,
      (SELECT coalesce(sum(visits), 0) FROM cause_visit WHERE cause_id = ${causeId} AND day >= (span.starts AT TIME ZONE 'Europe/London')::date AND day <= ((span.ends - interval '1 millisecond') AT TIME ZONE 'Europe/London')::date) AS visits,
      (SELECT count(*) FROM app_user WHERE supported_cause_id = ${causeId} AND supported_since >= span.starts AND supported_since < span.ends) AS joined,
      coalesce(raised.pence, 0) AS pence, raised.donations
    FROM ${rowsOf(spans)} CROSS JOIN LATERAL (SELECT sum(net_pence) AS pence, count(*) AS donations FROM donation WHERE ${raisedIn(causeId)}) AS raised`.execute(
    db,
  )
  return new Map(
    rows.map(({ name, visits, joined, pence, donations }) => [
      name,
      {
        causePageVisits: Number(visits),
        supportersJoined: Number(joined),
        donations: { totalAmount: Number(pence), numberOfDonations: Number(donations) },
      },
    ]),
  )
}

/** Where what each period raised is by now; the parts come to its whole. */
async function readParts(db: Db, causeId: number, spans: readonly Span[]): Promise<(name: string) => RaisedParts> {
  const { rows } = await sql<{ name: string; stage: DonationStage; pence: number }>`
    SELECT span.name, donation.stage, sum(net_pence) AS pence FROM ${rowsOf(spans)} JOIN donation ON ${raisedIn(causeId)} GROUP BY 1, 2`.execute(
    db,
  )
  return (name) => {
    const sum = (tag: 'pending' | 'confirmed' | 'paid') =>
      rows
        .filter((row) => row.name === name && stageHasTag(row.stage, tag))
        .reduce((total, { pence }) => total + Number(pence), 0)
    return { pending: sum('pending'), confirmed: sum('confirmed') - sum('paid'), paid: sum('paid') }
  }
}

interface Biggest {
  name: string
  amount: number
  first_name: string | null
  last_name: string | null
  avatar: string | null
}

/** D-025: of each person their largest; a guest's stands by itself. X-073: the database does not even hand out the names of those who want none told. */
async function readBiggest(db: Db, causeId: number, spans: readonly Span[]): Promise<Biggest[]> {
  const { rows } = await sql<Biggest>`
    SELECT span.name, biggest.amount, known.first_name, known.last_name, known.avatar
    FROM ${rowsOf(spans)} CROSS JOIN LATERAL (
      SELECT * FROM (
        SELECT DISTINCT ON (coalesce(user_id::text, donation.id)) net_pence AS amount, user_id, purchased_at FROM donation WHERE ${raisedIn(causeId)} AND bonus_type IS NULL
        ORDER BY coalesce(user_id::text, donation.id), net_pence DESC, purchased_at DESC) AS own
      ORDER BY amount DESC, purchased_at DESC LIMIT ${limits.biggestDonations}) AS biggest
    LEFT JOIN app_user AS known ON known.id = biggest.user_id AND known.disabled_at IS NULL AND NOT coalesce((known.preferences->>'anonymity')::boolean, false)
    ORDER BY biggest.amount DESC, biggest.purchased_at DESC`.execute(db)
  return rows
}

/** C-068: twelve months to the day by London's calendar, today included. */
async function readTopRetailers(db: Db, causeId: number, today: string): Promise<AdminStats['topRetailers']> {
  const since = sql`((${today}::date - interval '12 months' + interval '1 day') AT TIME ZONE 'Europe/London')`
  const { rows } = await sql<{ id: number; name: string; category: string; slug: string; pence: number }>`
    SELECT retailer.id, retailer.name, retailer.category, retailer.slug, raised.pence FROM (
      SELECT retailer_id, sum(net_pence) AS pence FROM donation
      WHERE cause_id = ${causeId} AND stage <> 'declined' AND purchased_at >= ${since} AND retailer_id IS NOT NULL GROUP BY retailer_id
      ORDER BY pence DESC, retailer_id LIMIT ${limits.topRetailers}) AS raised
    JOIN retailer ON retailer.id = raised.retailer_id ORDER BY raised.pence DESC, retailer.id`.execute(db)
  return rows.map(({ id, name, category, slug, pence }) => ({
    id,
    name,
    category,
    link: `/retailer/${slug}`,
    logoUri: `/retailer/${slug}/mark.png`,
    pence: Number(pence),
  }))
}

/** A-064, M-036: everything that the dashboard of a cause counts, at a moment in milliseconds. */
export async function readFigures(db: Db, causeId: number, now: number): Promise<AdminStats> {
  const spans = spansAt(now)
  const today = dayInLondon(new Date(now).toISOString())
  const since = daysBefore(today, limits.recentDays - 1)
  const recent: Span = { name: 'recent', from: new Date(startOfDay(since)), to: new Date(now) }
  const figures = await sumUp(db, causeId, [...spans, recent])
  const periods = spans.filter(({ name }) => !name.startsWith('before'))
  const biggest = await readBiggest(db, causeId, periods)
  const partsOf = await readParts(db, causeId, periods)
  const topRetailers = await readTopRetailers(db, causeId, today)
  // Two years, so that each of the last twelve stands beside its own a year earlier.
  const months = await readMonths(db, { causeId }, now, 24)
  const of = (name: string): DashboardFigures => {
    const found = figures.get(name)
    if (!found) throw new Error(`No figures of ${name}.`)
    return found
  }
  const period = (name: DashboardPeriod) => ({
    ...of(name),
    donations: {
      ...of(name).donations,
      parts: partsOf(name),
      causeBiggestDonations: biggest
        .filter((one) => one.name === name)
        .map((one) => ({ amount: one.amount, user: { firstName: one.first_name, lastName: one.last_name, avatar: one.avatar } })),
    },
  })
  return {
    allTime: period('allTime'),
    yearToDate: period('yearToDate'),
    monthToDate: period('monthToDate'),
    recent: {
      from: since,
      to: today,
      totalAmount: of('recent').donations.totalAmount,
      supportersJoined: of('recent').supportersJoined,
    },
    before: { yearToDate: of('before yearToDate'), monthToDate: of('before monthToDate') },
    months: months.slice(12).map((one, index) => ({ ...one, yearBefore: months[index]?.totalAmount ?? 0 })),
    days: await readDays(db, { causeId }, now),
    supporters: await countSupporters(db, causeId, activeSince(now)),
    reasons: await readNewestReason(db, causeId),
    nextPayment: await readNextPayment(db, causeId, now),
    topRetailers,
  }
}
