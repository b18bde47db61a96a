import { sql } from 'kysely'
import { stagesWith } from '#machines/causes/cause-review/cause-review.machine.ts'
import { nextAfterDays } from '#server/giving/donations/expected.ts'

const ours = sql`ARRAY[${sql.join(stagesWith('open').map((stage) => sql.lit(stage)))}]`

/** Of a cause `own` and its `review`: its registration, or what brought it back to us since (an answer, an appeal, another name). */
export const causeSince = sql`coalesce((SELECT min(move.at) FROM cause_review_move AS move WHERE move.cause_id = own.id
    AND move.id > (SELECT max(other.id) FROM cause_review_move AS other WHERE other.cause_id = own.id AND other.stage <> ALL(${ours}))), review.opened_at)`

/** Of a claim `own`: when it was sent, or appealed. */
export const claimSince = sql`coalesce((SELECT max(claim_move.at) FROM claim_move WHERE claim_id = own.id AND claim_move.stage = 'received'
    AND claim_move.moved_by <> 'support'), own.held_until, own.created_at)`

// As `durationOf` counts it.
const confirmation = sql`retailer.confirmation_amount * CASE retailer.confirmation_unit WHEN 'months' THEN interval '30 days' ELSE ('1 ' || retailer.confirmation_unit)::interval END`

/** Of a claim `own`, its `donation`, its `retailer` and when it was `sent`: by when it is decided, as the claim itself says it. Where a donation is asked about, that falls with the shop's decision on it. */
export const claimDecisionSql = sql`coalesce(CASE WHEN own.type = 'donationQuery' THEN CASE donation.stage
    WHEN 'inReview' THEN donation.next_by
    WHEN 'tracked' THEN donation.purchased_at + greatest(${sql.lit(nextAfterDays.inReview)} * interval '1 day', ${confirmation}) END END, sent.at + ${confirmation})`
