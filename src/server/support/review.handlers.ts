import { limits } from '#contract/limits.ts'
import { type ReviewedRequest, type ReviewStatus, reviewStatuses } from '#contract/support/admin-review.ts'
import { tenants } from '#contract/tenants.ts'
import { reviewedBy } from '#machines/support/admin-review/admin-review.machine.ts'
import type { Db } from '../db/open.ts'
import { HttpError } from '../gate/http-error.ts'
import { currentUser, type Handlers } from '../gate/serve.ts'
import { composeMail } from '../mail/messages.ts'
import type { Services } from '../services.ts'
import { type AdminRow, adminsOf, newInvitation, refuseOwn } from '../shared/admins.ts'
import { recordAudit } from '../shared/audit.ts'
import { assignToTaker, endAssignment } from './queue/support-assignments.ts'

const perPage = 50

const accountOf = (db: Db, email: string) =>
  db
    .selectFrom('app_user')
    .select(['id', 'first_name', 'email'])
    .where((where) => where.eb(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('disabled_at', 'is', null)
    .executeTakeFirst()

const statusOf = (kept: string): ReviewStatus => reviewStatuses.find((status) => status === kept) ?? 'received'

const noted = {
  'review.taken': 'adminRequestTaken',
  'review.returned': 'adminRequestReturned',
  'request.approved': 'adminRequestApproved',
  'request.refused': 'adminRequestRefused',
} as const

interface Decided {
  next: ReviewStatus
  reason: string | null
  email: string
  reference: string
  causeName: string
  others: AdminRow[]
  secret: string | null
}

/** Who has asked hears what was decided, and those who run the cause of whom they will run it with; in the transaction of the decision. */
async function tellOfDecision({ db, mail, config, words }: Services, told: Decided, now: number): Promise<void> {
  const values = {
    site: tenants[config.tenant].name,
    causeName: told.causeName,
    reference: told.reference,
    reason: told.reason ?? '',
    email: told.email,
    day: words.own.day(new Date(now + limits.invitationLife)),
    address: `${config.publicUrl}/admin-invites/${told.secret}`,
  }
  if (told.secret !== null) {
    await mail.queue(db, composeMail(words.own, told.email, 'adminApproved', values), now)
    for (const { email, first_name: firstName } of told.others)
      await mail.queue(db, composeMail(words.own, email, 'adminApprovedOther', { ...values, firstName }), now)
  }
  if (told.next === 'refused') await mail.queue(db, composeMail(words.own, told.email, 'adminRefused', values), now)
}

export const reviewHandlers = {
  /** Open requests, the oldest first. */
  listAdminRequests: async ({ db, query, ...context }) => {
    const { userId } = currentUser(context)
    let waiting = db
      .selectFrom('admin_request')
      .innerJoin('cause', 'cause.id', 'admin_request.cause_id')
      .selectAll('admin_request')
      .select(['cause.name as cause_name', 'cause.slug as cause_slug'])
      .where('admin_request.status', 'in', ['received', 'underReview'])
    if (query.reference !== undefined) waiting = waiting.where('admin_request.reference', '=', query.reference)
    const rows = await waiting.orderBy('admin_request.created_at').limit(perPage).execute()
    const requests: ReviewedRequest[] = []
    for (const row of rows) {
      const account = await accountOf(db, row.email)
      requests.push({
        reference: row.reference,
        status: statusOf(row.status),
        causeName: row.cause_name,
        causeUri: row.cause_slug,
        email: row.email,
        phoneNumber: row.phone_number,
        evidence: row.evidence,
        receivedAt: row.created_at.toISOString(),
        hasAccount: account !== undefined,
        isMine: account?.id === userId || row.user_id === userId,
        reason: row.reason,
      })
    }
    return { requests }
  },

  /** Moves a request where its chart lets it, writes it into the audit trail and tells everybody whom it concerns. Refuses `illegalMove` for any other move. */
  moveAdminRequest: async ({ services, now, params, body: event, ...context }) => {
    const { userId } = currentUser(context)
    const status = await services.db.transaction().execute(async (db) => {
      const row = await db
        .selectFrom('admin_request')
        .selectAll()
        .where('reference', '=', params.reference)
        .forUpdate()
        .executeTakeFirst()
      if (!row) throw new HttpError('notFound')
      const account = await accountOf(db, row.email)
      refuseOwn(account?.id === userId || row.user_id === userId)
      const next = reviewedBy(statusOf(row.status), account !== undefined, event)
      if (next === null) throw new HttpError('illegalMove')
      const isDecided = next === 'approved' || next === 'refused'
      const reason = event.type === 'request.refused' ? event.reason : null
      await db
        .updateTable('admin_request')
        .set({ status: next, reason, ...(isDecided ? { decided_at: new Date(now), decided_by: userId } : {}) })
        .where('reference', '=', row.reference)
        .execute()
      const detail = { causeId: row.cause_id, reason }
      await recordAudit(db, { action: noted[event.type], userId, subject: `adminRequest:${row.reference}`, detail, at: now })
      const thing = { queue: 'requests', reference: row.reference } as const
      if (event.type === 'review.taken') await assignToTaker(db, { ...thing, userId, now })
      else await endAssignment(db, thing)
      const cause = await db.selectFrom('cause').select('name').where('id', '=', row.cause_id).executeTakeFirstOrThrow()
      const others = (await adminsOf(db, row.cause_id)).filter(({ id }) => id !== account?.id)
      // anybody can ask with any address, and make an account with it: who reads the mail to that address runs the cause.
      const secret =
        next === 'approved' ? await newInvitation(db, { causeId: row.cause_id, email: row.email, by: null, now }) : null
      const told = { next, reason, email: row.email, reference: row.reference, causeName: cause.name, others, secret }
      await tellOfDecision({ ...services, db }, told, now)
      return next
    })
    return { status }
  },
} satisfies Handlers
