import { sql } from 'kysely'
import type { ReviewedClaim } from '#contract/giving/claim.ts'
import { claimHasTag } from '#machines/giving/claim/claim.machine.ts'
import type { Db } from '#server/db/open.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { decideClaim, mailDecision } from '#server/giving/claims/claim-decision.ts'
import { openStages, rateOfClaim, toClaim, withShop } from '#server/giving/claims/claim-rows.ts'
import { donationForClaim } from '#server/giving/donations/orders.ts'
import { refuseOwn } from '#server/shared/admins.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { assignToTaker, endAssignment } from '../queue/support-assignments.ts'

const noted = {
  'claim.taken': 'claimTaken',
  'claim.returned': 'claimReturned',
  'claim.accepted': 'claimAccepted',
  'claim.declined': 'claimDeclined',
} as const

/** Whether a claim is somebody’s own, or raises something for a cause that they run. */
const isOwn = (userId: number) => sql<boolean>`(claim.user_id = ${userId} OR EXISTS (
  SELECT FROM cause_admin WHERE cause_admin.user_id = ${userId} AND cause_admin.cause_id IN (
    SELECT own.cause_id FROM visit own WHERE own.id = claim.visit_id UNION ALL SELECT own.cause_id FROM donation own WHERE own.id = claim.donation_id)))`

interface Asked {
  id: string
  type: 'missingDonation' | 'donationQuery'
  donation_id: string | null
  visit_id: string | null
  order_reference: string | null
  spent_pence: number | null
  details: { knownDonation?: string }
}

/** What the shop itself has told of a claim’s purchase. */
async function reportedFor(db: Db, claim: Asked): Promise<ReviewedClaim['reported']> {
  const row =
    claim.type === 'missingDonation'
      ? await donationForClaim(db, { ...claim, known: claim.details.knownDonation ?? null })
      : await db
          .selectFrom('donation')
          .selectAll()
          .where('id', '=', claim.donation_id ?? '')
          .executeTakeFirst()
  if (!row?.is_reported) return null
  return { id: row.id, spentPence: row.spent_pence, stage: row.stage, declineReason: row.decline_reason }
}

/** What has become of the other claims of whose it is. */
async function othersOf(db: Db, { id, user_id }: { id: string; user_id: number }): Promise<ReviewedClaim['others']> {
  const rows = await db
    .selectFrom('claim')
    .select(['status', (of) => of.fn.countAll<string>().as('count')])
    .where('user_id', '=', user_id)
    .where('id', '!=', id)
    .groupBy('status')
    .execute()
  const tagged = (tag: 'open' | 'accepted' | 'declined') =>
    rows.filter(({ status }) => claimHasTag(status, tag)).reduce((sum, { count }) => sum + Number(count), 0)
  return { open: tagged('open'), accepted: tagged('accepted'), declined: tagged('declined') }
}

/** Claims that wait for the support team, and what it decides. */
export const supportClaimHandlers = {
  /** Sent claims that nobody has decided, the oldest first. */
  listOpenClaims: async ({ db, query, ...context }) => {
    const { userId } = currentUser(context)
    let waiting = withShop(db)
      .innerJoin('app_user', 'app_user.id', 'claim.user_id')
      .select(['app_user.email', 'app_user.first_name', 'app_user.last_name', 'app_user.disabled_at', isOwn(userId).as('isOwn')])
      .where(
        'claim.status',
        'in',
        openStages.filter((stage) => stage !== 'held'),
      )
    if (query.reference !== undefined) waiting = waiting.where('claim.id', '=', query.reference)
    const rows = await waiting.orderBy('claim.created_at').limit(50).execute()
    const claims = []
    for (const row of rows) {
      const { mayAppeal: _, isOpen: __, decisionBy: ___, heldUntil: ____, raisedPence: _____, ...claim } = await toClaim(db, row)
      const appeal = row.appeals > 0 ? (claim.timeline.findLast((move) => move.by === 'supporter')?.note ?? null) : null
      const order = row.details as ReviewedClaim['order'] // as it was filed
      const donation =
        row.raised_pence === null || row.donation_at === null
          ? null
          : { pence: row.raised_pence, purchasedAt: row.donation_at.toISOString() }
      claims.push({
        ...claim,
        appeals: row.appeals,
        isMine: row.isOwn,
        name: `${row.first_name} ${row.last_name}`,
        firstName: row.first_name,
        email: row.email,
        isMailed: row.disabled_at === null,
        others: await othersOf(db, row),
        appeal,
        order,
        donation,
        rate: rateOfClaim(row),
        reported: await reportedFor(db, row),
      })
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
      const own = db.selectFrom('claim').select(isOwn(userId).as('isOwn')).where('id', '=', moved.claim.id)
      refuseOwn((await own.executeTakeFirstOrThrow()).isOwn)
      await recordAudit(db, { action: noted[event.type], userId, subject: `claim:${moved.claim.id}`, at: now })
      const thing = { queue: 'claims', reference: moved.claim.id } as const
      if (event.type === 'claim.taken') await assignToTaker(db, { ...thing, userId, now })
      else await endAssignment(db, thing)
      if ('text' in event) await mailDecision({ ...services, db }, moved, event.text, now)
      return moved
    })
    return { stage: decided.stage }
  },
} satisfies Handlers
