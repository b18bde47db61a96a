import { limits } from '#contract/limits.ts'
import { claimHasTag } from '#machines/giving/claim/claim.machine.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { addedOf, atStakeOf, toCards, toClaim, withShop } from './claim-rows.ts'
import { advanceClaim } from './claims.ts'

export const claimHandlers = {
  /** Newest first; `lastId` is the last one that was shown. */
  listClaims: async ({ db, query, ...context }) => {
    const { userId } = currentUser(context)
    const perPage = query.perPage ?? limits.pageSizeClaims
    const last = query.lastId
      ? await db
          .selectFrom('claim')
          .select(['id', 'created_at'])
          .where('id', '=', query.lastId)
          .where('user_id', '=', userId)
          .executeTakeFirst()
      : undefined
    if (query.lastId && !last) throw new HttpError('notFound')
    let rows = withShop(db).where('claim.user_id', '=', userId)
    if (last)
      rows = rows.where((where) =>
        where.or([
          where('claim.created_at', '<', last.created_at),
          where.and([where('claim.created_at', '=', last.created_at), where('claim.id', '<', last.id)]),
        ]),
      )
    const found = await rows
      .orderBy('claim.created_at', 'desc')
      .orderBy('claim.id', 'desc')
      .limit(perPage + 1)
      .execute()
    return {
      claims: await toCards(db, found.slice(0, perPage)),
      hasMore: found.length > perPage,
      atStakePence: await atStakeOf(db, userId),
      addedPence: await addedOf(db, userId),
    }
  },

  readClaimStats: async ({ db, ...context }) => {
    const rows = await db
      .selectFrom('claim')
      .select(['status', (of) => of.fn.countAll<number>().as('count')])
      .where('user_id', '=', currentUser(context).userId)
      .groupBy('status')
      .execute()
    const count = (isOpen: boolean) =>
      rows.filter((row) => claimHasTag(row.status, 'open') === isOpen).reduce((total, row) => total + Number(row.count), 0)
    return { open: count(true), closed: count(false) }
  },

  /** Another person's claim is as unknown as one that does not exist (A9). */
  readClaim: async ({ db, params, ...context }) => {
    const row = await withShop(db)
      .where('claim.id', '=', params.claimId)
      .where('claim.user_id', '=', currentUser(context).userId)
      .executeTakeFirst()
    if (!row) throw new HttpError('notFound')
    return { claim: await toClaim(db, row) }
  },

  moveClaim: async ({ db, now, params, body: event, ...context }) => {
    const { userId } = currentUser(context)
    const moved = await db
      .transaction()
      .execute((transaction) => advanceClaim(transaction, { id: params.claimId, userId, event, by: 'supporter', now }))
    return { stage: moved.stage }
  },
} satisfies Handlers
