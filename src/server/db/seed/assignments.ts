import { sql } from 'kysely'
import type { Db } from '../open.ts'

/** Who of the support team has picked up which claim: what is in progress is in somebody's hands. To be run once the team and the claims are there. */
export async function seedAssignments(db: Db): Promise<void> {
  await sql`INSERT INTO support_assignment (queue, reference, user_id, assigned_at)
    SELECT 'claims', claim.id, team.ids[1 + pg_temp.pick('held' || claim.id, cardinality(team.ids))], claim_move.at
    FROM claim JOIN claim_move ON claim_move.claim_id = claim.id AND claim_move.stage = claim.status,
      (SELECT array_agg(id ORDER BY id) AS ids FROM app_user WHERE is_support) AS team
    WHERE claim.status = 'inProgress'`.execute(db)
}
