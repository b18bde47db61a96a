import { sql } from 'kysely'
import { DAY, HOUR } from '#contract/limits.ts'
import type { Db } from '../open.ts'

/** What supporters of the hospice have said, the oldest first, and how many days ago; the last nobody has read yet. */
const reasons: readonly [daysAgo: number, text: string, isShown: boolean | null][] = [
  [160, 'A sitter held Dad’s hand the night I couldn’t stay awake any longer. I do my shopping here now.', true],
  [71, 'My walking group switched together. It costs us nothing, and we know the people it pays for.', true],
  [26, 'They still ring Mum once a month, four years on.', true],
  [2, 'My neighbour volunteers there and told me about it over the fence.', null],
]

/** By those who have let the page name them, and who joined before they say it. */
export async function seedReasons(db: Db, now: number): Promise<void> {
  for (const [index, [daysAgo, text, isShown]] of reasons.entries())
    await sql`INSERT INTO support_reason (user_id, cause_id, text, written_at, is_shown, decided_by)
      SELECT person.id, 1, ${text}, ${new Date(now - daysAgo * DAY - 5 * HOUR)}, ${isShown}, CASE WHEN ${isShown}::boolean IS NOT NULL THEN admin.id END
      FROM app_user AS person, app_user AS admin
      WHERE admin.email = 'admin@farthing.example' AND person.supported_cause_id = 1 AND person.preferences @> '{"cause_page_name": true}' AND NOT person.preferences @> '{"anonymity": true}'
      ORDER BY person.supported_since, person.id LIMIT 1 OFFSET ${index}`.execute(db)
}
