import { sql } from 'kysely'
import type { Db } from '../open.ts'

/** The terms are older than the demo. Whoever can be tried accepted those of supporters on the day they joined; who runs a cause, those of causes too. */
export async function seedAcceptedTerms(db: Db, now: string): Promise<void> {
  await sql`UPDATE terms SET from_day = ${now}::timestamptz - interval '600 days'`.execute(db)
  await sql`INSERT INTO terms_acceptance (user_id, terms_id, statement, path, version, kind, accepted_at)
    SELECT app_user.id, terms.id, terms.statement, terms.path, terms.version, 'terms', app_user.created_at
    FROM app_user, terms
    WHERE app_user.email LIKE '%@farthing.example'
      AND (terms.type = 'supporter' OR terms.type = 'cause' AND EXISTS (SELECT FROM cause_admin WHERE user_id = app_user.id))
    ORDER BY app_user.id, terms.type DESC`.execute(db)
}
