import { sql } from 'kysely'
import { accountRefusals } from '#contract/cause-admin/statement.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '#server/db/open.ts'
import { collectsSql } from '#server/shared/cause-conditions.ts'

/** Condition on the table `visit`: the same person has a donation of this shop from about that day, or has asked about one. */
export const isReportedOrClaimedSql = sql<boolean>`(
  EXISTS (SELECT 1 FROM donation WHERE donation.user_id = visit.user_id AND donation.retailer_id = visit.retailer_id
    AND donation.purchased_at BETWEEN visit.created_at - interval '1 day' AND visit.created_at + interval '1 day')
  OR EXISTS (SELECT 1 FROM claim WHERE claim.user_id = visit.user_id AND claim.retailer_id = visit.retailer_id
    AND claim.visit_date BETWEEN visit.created_at - interval '1 day' AND visit.created_at + interval '1 day'))`

/** The cause is gone, and nobody has chosen another. */
const isWithoutCauseSql = sql`EXISTS (SELECT 1 FROM app_user LEFT JOIN cause ON cause.id = app_user.supported_cause_id
  WHERE app_user.id = notice.user_id AND (cause.id IS NULL OR (cause.id = (notice.detail ->> 'causeId')::integer AND NOT ${collectsSql})))`

/** The bank would refuse the same account again, and the person still runs the cause. */
const isSameAccountSql = sql`EXISTS (SELECT 1 FROM payment JOIN cause_admin ON cause_admin.cause_id = payment.cause_id AND cause_admin.user_id = notice.user_id
  WHERE payment.id = notice.subject AND payment.refusal = ANY(${[...accountRefusals]}::text[])
    AND payment.account_id = (SELECT max(id) FROM bank_details WHERE bank_details.cause_id = payment.cause_id AND undone_at IS NULL)
    AND NOT EXISTS (SELECT 1 FROM payment AS later WHERE later.account_id = payment.account_id AND later.is_paid AND later.answered_at > payment.answered_at))`

/**
 * G-031: what somebody was told that still asks something of them, newest first: it stands above everything else until it's done. What only they know (whether they bought something) is
 * asked for two weeks.
 */
export function waitingNotices(db: Db, userId: number, now: number) {
  const askedSince = new Date(now - limits.visitAskedFor)
  return db
    .selectFrom('notice')
    .selectAll()
    .where('user_id', '=', userId)
    .where(
      sql<boolean>`CASE kind
        WHEN 'stampCardFull' THEN EXISTS (SELECT 1 FROM stamp_card WHERE stamp_card.id = notice.subject AND redeemed_at IS NULL AND stamps >= ${limits.stampsOfCard})
        WHEN 'visitUntracked' THEN notice.created_at > ${askedSince} AND EXISTS (SELECT 1 FROM visit WHERE visit.id = notice.subject AND NOT ${isReportedOrClaimedSql})
        WHEN 'causeRefused' THEN ${isWithoutCauseSql}
        WHEN 'causeClosed' THEN ${isWithoutCauseSql}
        WHEN 'paymentRefused' THEN ${isSameAccountSql}
        WHEN 'paymentReturned' THEN ${isSameAccountSql}
        ELSE false END`,
    )
    .orderBy('id', 'desc')
    .limit(limits.waitingNotices)
    .execute()
}
