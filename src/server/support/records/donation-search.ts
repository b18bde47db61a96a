import { sql } from 'kysely'
import { largestId } from '#contract/ids.ts'
import type { FoundDonation } from '#contract/support/donation-record.ts'
import type { Db } from '#server/db/open.ts'

/** Donations with everything that a line about them tells. */
export const selectDonations = (db: Db) =>
  db
    .selectFrom('donation')
    .innerJoin('cause', 'cause.id', 'donation.cause_id')
    .leftJoin('retailer', 'retailer.id', 'donation.retailer_id')
    .leftJoin('app_user', 'app_user.id', 'donation.user_id')
    .leftJoin('visit', 'visit.id', 'donation.visit_id')
    .selectAll('donation')
    .select(['cause.name as cause_name', 'retailer.name as shop_name', 'visit.created_at as visited_at'])
    // A deleted account keeps a row, without an address of anybody.
    .select(
      sql<string | null>`CASE WHEN app_user.deleted_at IS NULL THEN coalesce(app_user.email, visit.guest_email) END`.as('person'),
    )

export type Described = Awaited<ReturnType<ReturnType<typeof selectDonations>['execute']>>[number]

export const toFound = (row: Described): FoundDonation => ({
  id: row.id,
  person: row.person,
  causeName: row.cause_name,
  shopName: row.shop_name,
  bonusType: row.bonus_type,
  purchasedAt: row.purchased_at.toISOString(),
  spentPence: row.spent_pence,
  donationPence: row.donation_pence,
  correctionPence: row.correction_pence,
  stage: row.stage,
})

const numberIn = (text: string) => (/^\d{1,10}$/.test(text) && Number(text) <= largestId ? Number(text) : null)
/** LIKE has signs of its own. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

export interface DonationQuery {
  order?: string | undefined
  person?: string | undefined
  cause?: string | undefined
}

/** The donations that fit everything that is given; null where nothing is. */
export function findDonations(db: Db, { order, person, cause }: DonationQuery) {
  if (!order && !person && !cause) return null
  let rows = selectDonations(db)
  if (order)
    rows = rows.where(({ or, eb }) =>
      or([
        eb('donation.id', '=', order.toUpperCase()),
        eb('donation.network_reference', '=', order),
        eb('donation.order_reference', '=', order),
      ]),
    )
  if (person) {
    const number = numberIn(person)
    const address = person.toLowerCase()
    rows =
      number === null
        ? rows.where(({ or, eb }) =>
            or([
              eb('donation.user_id', 'in', db.selectFrom('app_user').select('id').where(sql`lower(email)`, '=', address)),
              eb(
                'donation.visit_id',
                'in',
                db.selectFrom('visit').select('id').where('guest_email', '=', address).where('user_id', 'is', null),
              ),
            ]),
          )
        : rows.where('donation.user_id', '=', number)
  }
  if (cause) {
    const number = numberIn(cause)
    rows =
      number === null
        ? rows.where(
            'donation.cause_id',
            'in',
            db
              .selectFrom('cause')
              .select('id')
              .where(sql`lower(name)`, 'like', `${literally(cause.toLowerCase())}%`),
          )
        : rows.where('donation.cause_id', '=', number)
  }
  return rows
}
