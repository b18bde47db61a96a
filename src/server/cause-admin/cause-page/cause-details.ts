import { sql } from 'kysely'
import type { CauseAddressFields } from '#contract/cause-admin/cause-page.rules.ts'
import type { Db } from '#server/db/open.ts'
import { recordAudit } from '#server/shared/audit.ts'

interface About {
  causeId: number
  userId: number
  now: number
}

/** H-004, in the caller's transaction. A charity that the register has at another postcode is asked for again, unless somebody has to look at it anyway. */
export async function saveAddress(db: Db, address: CauseAddressFields, { causeId, userId, now }: About): Promise<void> {
  const before = await db.selectFrom('cause').select('address').where('id', '=', causeId).forUpdate().executeTakeFirstOrThrow()
  const { line1, line2, town, postcode } = before.address ?? {}
  if (line1 === address.line1 && line2 === address.line2 && town === address.town && postcode === address.postcode) return
  await db
    .updateTable('cause')
    .set({ address: JSON.stringify(address), postcode: address.postcode })
    .where('id', '=', causeId)
    .execute()
  await sql`UPDATE cause_review SET findings = '["notAsked"]' WHERE cause_id = ${causeId} AND reopened_at IS NULL AND findings ? 'addressDiffers'
    AND EXISTS (SELECT FROM cause WHERE id = ${causeId} AND review = 'waiting')`.execute(db)
  await recordAudit(db, { action: 'causeAddressChanged', userId, subject: `cause:${causeId}`, at: now })
}

/** V-028, H-004: whether we may help people to find the cause, in the caller's transaction. */
export async function saveBeingFound(db: Db, mayBeMarketed: boolean, { causeId, userId, now }: About): Promise<void> {
  const changed = await db
    .updateTable('cause')
    .set({ may_be_marketed: mayBeMarketed })
    .where('id', '=', causeId)
    .where('may_be_marketed', '!=', mayBeMarketed)
    .returning('id')
    .executeTakeFirst()
  if (changed)
    await recordAudit(db, {
      action: 'causeFindingChanged',
      userId,
      subject: `cause:${causeId}`,
      detail: { mayBeMarketed },
      at: now,
    })
}
