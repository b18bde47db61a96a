import { type Claim, claimStages, type ReviewedClaim } from '#contract/entities/claim.ts'
import { durationOf } from '#contract/entities/retailer.ts'
import { limits } from '#contract/limits.ts'
import { claimAfter, claimHasTag } from '#machines/giving/claim/claim.machine.ts'
import type { Db } from '../db/open.ts'
import { HttpError } from '../gate/http-error.ts'
import { currentUser, type Handlers } from '../gate/serve.ts'
import { noteAudit } from '../support/audit.ts'
import { decideClaim, mailDecision } from './claim-decision.ts'
import { evidenceOf } from './claim-evidence.ts'
import { moveClaim } from './claims.ts'

const openStages = claimStages.filter((stage) => claimHasTag(stage, 'open'))

const withShop = (db: Db) =>
  db
    .selectFrom('claim')
    .innerJoin('retailer', 'retailer.id', 'claim.retailer_id')
    .selectAll('claim')
    .select(['retailer.name as retailer_name', 'retailer.confirmation_amount', 'retailer.confirmation_unit'])
type Row = Awaited<ReturnType<ReturnType<typeof withShop>['execute']>>[number]

const toCard = (row: Row) => ({
  id: row.id,
  type: row.type,
  stage: row.status,
  isOpen: claimHasTag(row.status, 'open'),
  retailerName: row.retailer_name,
  filedAt: row.created_at.toISOString(),
})

/** the answer is owed from the day on which the claim is sent; the decision takes as long as this shop takes to confirm anything. */
function expected(row: Row, sentAt: number) {
  if (!claimHasTag(row.status, 'open')) return { answerBy: null, decisionBy: null }
  const decision = sentAt + durationOf({ amount: row.confirmation_amount, unit: row.confirmation_unit })
  const answerBy = row.status === 'inProgress' ? null : new Date(sentAt + limits.claimAnswerWithin).toISOString()
  return { answerBy, decisionBy: new Date(Math.max(decision, sentAt + limits.claimAnswerWithin)).toISOString() }
}

async function toClaim(db: Db, row: Row): Promise<Claim> {
  const moves = await db.selectFrom('claim_move').selectAll().where('claim_id', '=', row.id).orderBy('id').execute()
  const sent = moves.findLast((move) => move.stage === 'received')?.at ?? row.held_until ?? row.created_at
  return {
    ...toCard(row),
    visitDate: row.visit_date?.toISOString() ?? null,
    orderReference: row.order_reference,
    spentPence: row.spent_pence,
    comment: row.comment,
    queryReason: row.query_reason,
    transactionId: row.donation_id,
    evidence: await evidenceOf(db, row.id),
    timeline: moves.map((move) => ({ stage: move.stage, at: move.at.toISOString(), by: move.moved_by, note: move.note })),
    heldUntil: row.status === 'held' ? (row.held_until?.toISOString() ?? null) : null,
    ...expected(row, sent.getTime()),
    mayAppeal: claimAfter(row.status, row.appeals, { type: 'claim.appealed', text: '' }) !== null,
  }
}

const noted = {
  'claim.taken': 'claimTaken',
  'claim.returned': 'claimReturned',
  'claim.accepted': 'claimAccepted',
  'claim.declined': 'claimDeclined',
} as const

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
    return { claims: found.slice(0, perPage).map(toCard), hasMore: found.length > perPage }
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
      .execute((transaction) => moveClaim(transaction, { id: params.claimId, userId, event, by: 'supporter', now }))
    return { stage: moved.stage }
  },

  /** Sent claims that nobody has decided, the oldest first. */
  listOpenClaims: async ({ db }) => {
    const rows = await withShop(db)
      .innerJoin('app_user', 'app_user.id', 'claim.user_id')
      .select('app_user.email')
      .where(
        'claim.status',
        'in',
        openStages.filter((stage) => stage !== 'held'),
      )
      .orderBy('claim.created_at')
      .limit(50)
      .execute()
    const claims = []
    for (const row of rows) {
      const { timeline, mayAppeal: _, isOpen: __, decisionBy: ___, heldUntil: ____, ...claim } = await toClaim(db, row)
      const appeal = row.appeals > 0 ? (timeline.findLast((move) => move.by === 'supporter')?.note ?? null) : null
      claims.push({ ...claim, appeals: row.appeals, email: row.email, appeal, order: row.details as ReviewedClaim['order'] }) // as it was filed
    }
    return { claims }
  },

  /** Decides, or takes and gives back; the person is told why and what follows. */
  decideClaim: async ({ services, now, params, body: event, ...context }) => {
    const { userId } = currentUser(context)
    const decided = await services.db.transaction().execute(async (db) => {
      const moved = await decideClaim(db, {
        id: params.reference,
        event,
        by: 'support',
        now,
        network: services.network.name,
      })
      await noteAudit(db, { action: noted[event.type], userId, subject: `claim:${moved.claim.id}`, at: now })
      return moved
    })
    if ('text' in event) await mailDecision(services, decided, event.text, now)
    return { stage: decided.stage }
  },
} satisfies Handlers
