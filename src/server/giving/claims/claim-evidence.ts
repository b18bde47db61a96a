import { createHmac } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import { claimHasTag } from '#machines/giving/claim/claim.machine.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { dropImage, keepImage, picture } from '#server/images/images.ts'
import { sharedSecret } from '#server/settings.ts'

export async function evidenceOf(db: Db, claimId: string): Promise<string[]> {
  const rows = await db.selectFrom('claim_evidence').select('path').where('claim_id', '=', claimId).orderBy('id').execute()
  return rows.map(({ path }) => path)
}

/** Removes a picture that no claim has. The same one may have been sent before, and be kept: where the database can't say so, it stays. */
async function dropUnused(db: Db, folder: string, path: string): Promise<void> {
  const used = await db
    .selectFrom('claim_evidence')
    .select('id')
    .where('path', '=', path)
    .executeTakeFirst()
    .catch(() => path)
  if (!used) await dropImage(folder, path)
}

export const evidenceHandlers = {
  /** G-001: a picture goes with a claim while that is open; each is made anew from its pixels, so that where it was taken is not told. */
  addEvidence: async ({ services, now, params, body, ...context }) => {
    const { userId } = currentUser(context)
    const { db, imageFolder } = services
    const claimOf = (of: Db) =>
      of.selectFrom('claim').select(['id', 'status']).where('id', '=', params.claimId).where('user_id', '=', userId)
    if (!(await claimOf(db).executeTakeFirst())) throw new HttpError('notFound')
    // The same picture has the same name, so that one that is sent again after a lost answer is there once.
    const secret = await sharedSecret(db, 'claim-evidence')
    const nameOf = (png: Buffer) => createHmac('sha256', secret).update(params.claimId).update(png).digest('hex').slice(0, 32)
    const path = await keepImage(db, imageFolder, userId, body.imagePayload, now, { shape: picture, nameOf })
    try {
      return await db.transaction().execute(async (transaction) => {
        const claim = await claimOf(transaction).forUpdate().executeTakeFirst()
        if (!claim) throw new HttpError('notFound')
        const before = await evidenceOf(transaction, claim.id)
        if (before.includes(path)) return { evidence: before }
        if (!claimHasTag(claim.status, 'open') || before.length >= limits.evidencePictures) throw new HttpError('illegalMove')
        await transaction
          .insertInto('claim_evidence')
          .values({ claim_id: claim.id, path, created_at: new Date(now) })
          .execute()
        return { evidence: [...before, path] }
      })
    } catch (error) {
      await dropUnused(db, imageFolder, path)
      throw error
    }
  },
} satisfies Handlers
