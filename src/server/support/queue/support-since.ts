import { sql } from 'kysely'
import { stagesWith } from '#machines/causes/cause-review/cause-review.machine.ts'

const ours = sql`ARRAY[${sql.join(stagesWith('open').map((stage) => sql.lit(stage)))}]`

/** Of a cause `own` and its `review`: its registration, or what brought it back to us since (an answer, an appeal, another name). */
export const causeSince = sql`coalesce((SELECT min(move.at) FROM cause_review_move AS move WHERE move.cause_id = own.id
    AND move.id > (SELECT max(other.id) FROM cause_review_move AS other WHERE other.cause_id = own.id AND other.stage <> ALL(${ours}))), review.opened_at)`

/** Of a claim `own`: when it was sent, or appealed. */
export const claimSince = sql`coalesce((SELECT max(claim_move.at) FROM claim_move WHERE claim_id = own.id AND claim_move.stage = 'received'
    AND claim_move.moved_by <> 'support'), own.held_until, own.created_at)`
