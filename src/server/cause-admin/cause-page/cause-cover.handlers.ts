import type { Db } from '#server/db/open.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { dropImage, keepImage, wide } from '#server/images/images.ts'

const coversOf = (db: Db, id: number) =>
  db.selectFrom('cause').select(['cover', 'cover_before']).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** Another cover, or none; the one of now can be taken back, and the one before that is gone. Answers whose file is of no use any more. */
const putCover = (db: Db, id: number, cover: string | null) =>
  db.transaction().execute(async (all) => {
    const before = await coversOf(all, id)
    if (before.cover === cover) return null
    await all.updateTable('cause').set({ cover, cover_before: before.cover }).where('id', '=', id).execute()
    return before.cover_before
  })

/** H-003: the wide picture of a cause's page; `authorize` has checked that who asks runs the cause. */
export const causeCoverHandlers = {
  saveCauseCover: async ({ services, db, now, body, params, ...context }) => {
    const { userId } = currentUser(context)
    const cover = await keepImage(db, services.imageFolder, userId, body.imagePayload, now, { shape: wide })
    await dropImage(services.imageFolder, await putCover(db, params.id, cover))
    return { coverHttps: cover }
  },

  dropCauseCover: async ({ services, db, params }) => {
    await dropImage(services.imageFolder, await putCover(db, params.id, null))
    return { coverHttps: null }
  },

  undoCauseCover: async ({ db, params: { id } }) => {
    const coverHttps = await db.transaction().execute(async (all) => {
      const { cover, cover_before: before } = await coversOf(all, id)
      await all.updateTable('cause').set({ cover: before, cover_before: cover }).where('id', '=', id).execute()
      return before
    })
    return { coverHttps }
  },
} satisfies Handlers
