import { createHmac } from 'node:crypto'
import { claimHasTag } from '../../../machines/giving/claim/claim.machine.ts'
import { limits } from '../../contract/limits.ts'
import type { Db } from '../db/open.ts'
import { Refusal } from '../gate/refusal.ts'
import { type Handlers, person } from '../gate/serve.ts'
import { dropImage, keepImage, picture } from '../images/images.ts'
import { sharedSecret } from '../settings.ts'

export async function evidenceOf(db: Db, claimId: string): Promise<string[]> {
  const rows = await db.selectFrom('claim_evidence').select('path').where('claim_id', '=', claimId).orderBy('id').execute()
  return rows.map(({ path }) => path)
}

export const evidenceHandlers = {
  /** G-001: a picture goes with a claim while that is open; each is made anew from its pixels, so that where it was taken is not told. */
  addEvidence: async ({ services, now, params, body, ...asked }) => {
    const { userId } = person(asked)
    const { db, imageFolder } = services
    const claimOf = (of: Db) =>
      of
        .selectFrom('claim')
        .select(['id', 'status'])
        .where('id', '=', params.id ?? '')
        .where('user_id', '=', userId)
    if (!(await claimOf(db).executeTakeFirst())) throw new Refusal('notFound')
    // The same picture has the same name, so that one that is sent again after a lost answer is there once.
    const secret = await sharedSecret(db, 'claim-evidence')
    const nameOf = (png: Buffer) =>
      createHmac('sha256', secret)
        .update(params.id ?? '')
        .update(png)
        .digest('hex')
        .slice(0, 32)
    const path = await keepImage(db, imageFolder, userId, body.imagePayload, now, { shape: picture, nameOf })
    try {
      return await db.transaction().execute(async (both) => {
        const claim = await claimOf(both).forUpdate().executeTakeFirst()
        if (!claim) throw new Refusal('notFound')
        const before = await evidenceOf(both, claim.id)
        if (before.includes(path)) return { evidence: before }
        if (!claimHasTag(claim.status, 'open') || before.length >= limits.evidencePictures) throw new Refusal('illegalMove')
        await both
          .insertInto('claim_evidence')
          .values({ claim_id: claim.id, path, created_at: new Date(now) })
          .execute()
        return { evidence: [...before, path] }
      })
    } catch (error) {
      await dropImage(imageFolder, path)
      throw error
    }
  },
} satisfies Handlers

/** Removes what somebody who is gone has sent. */
export async function dropEvidence(db: Db, imageFolder: string, userId: number): Promise<void> {
  const rows = await db
    .deleteFrom('claim_evidence')
    .where('claim_id', 'in', (of) => of.selectFrom('claim').select('claim.id').where('user_id', '=', userId))
    .returning('path')
    .execute()
  for (const { path } of rows) await dropImage(imageFolder, path)
}
