import type { AccountCheckStage, HeldAccount } from '#contract/support/account-check.ts'
import { tenants } from '#contract/tenants.ts'
import { transitionAccountCheck } from '#machines/support/account-check/account-check.machine.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { composeMail } from '#server/mail/messages.ts'
import { adminsOf, refuseOwn, runsCause } from '#server/shared/admins.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { numberOf } from '../number-of.ts'
import { endAssignment } from '../queue/support-assignments.ts'

const perPage = 50

const stageOf = (row: { undone_at: Date | null; checked_at: Date | null }): AccountCheckStage => {
  if (row.undone_at) return 'refused'
  return row.checked_at ? 'accepted' : 'waiting'
}

/** Accounts whose name the bank has not confirmed: nothing is paid to them until somebody has looked. */
export const heldAccountHandlers = {
  listHeldAccounts: async ({ db, query, ...context }) => {
    const { userId } = currentUser(context)
    let waiting = db
      .selectFrom('bank_details')
      .innerJoin('cause', 'cause.id', 'bank_details.cause_id')
      .select([
        'bank_details.id',
        'cause_id',
        'account_name',
        'last_four',
        'name_check',
        'changed_at',
        'changed_by',
        'undone_at',
        'checked_at',
      ])
      .select(['cause.name as cause_name', 'cause.slug as cause_slug'])
      .where('name_check', 'in', ['noMatch', 'unavailable'])
      .where('checked_at', 'is', null)
      .where('undone_at', 'is', null)
    if (query.reference !== undefined) waiting = waiting.where('bank_details.id', '=', numberOf(query.reference))
    const rows = await waiting.orderBy('bank_details.id').limit(perPage).execute()
    const accounts: HeldAccount[] = []
    for (const row of rows)
      accounts.push({
        id: row.id,
        stage: stageOf(row),
        causeId: row.cause_id,
        causeName: row.cause_name,
        causeUri: row.cause_slug,
        accountName: row.account_name,
        lastFour: row.last_four ?? '',
        result: row.name_check ?? 'unavailable',
        changedAt: row.changed_at.toISOString(),
        isMine: row.changed_by === userId || (await runsCause(db, userId, row.cause_id)),
        people: (await adminsOf(db, row.cause_id)).map((one) => ({
          name: `${one.first_name} ${one.last_name}`,
          firstName: one.first_name,
          email: one.email,
        })),
      })
    return { accounts }
  },

  /** Accepts an account, or takes it back; whoever runs the cause is told why. */
  decideHeldAccount: async ({ services, now, params, body: event, ...context }) => {
    const { userId } = currentUser(context)
    const { mail, config, words } = services
    return services.db.transaction().execute(async (db) => {
      const row = await db.selectFrom('bank_details').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst()
      if (!row || (row.name_check !== 'noMatch' && row.name_check !== 'unavailable')) throw new HttpError('notFound')
      refuseOwn(row.changed_by === userId || (await runsCause(db, userId, row.cause_id)))
      const stage = transitionAccountCheck(stageOf(row), event)
      if (!stage) throw new HttpError('illegalMove')
      await db
        .updateTable('bank_details')
        .set({
          checked_at: new Date(now),
          checked_by: userId,
          ...(stage === 'refused' ? { undone_at: new Date(now), undone_by: userId } : {}),
        })
        .where('id', '=', row.id)
        .execute()
      const action = stage === 'refused' ? 'heldAccountRefused' : 'heldAccountAccepted'
      const detail = { methodId: row.id, reason: event.text }
      await recordAudit(db, { action, userId, subject: `cause:${row.cause_id}`, detail, at: now })
      await endAssignment(db, { queue: 'accounts', reference: `${row.id}` })
      const cause = await db.selectFrom('cause').select('name').where('id', '=', row.cause_id).executeTakeFirstOrThrow()
      const values = {
        site: tenants[config.tenant].name,
        cause: cause.name,
        account: words.own.t('mail:said.account', { name: row.account_name, digits: row.last_four }),
        reason: event.text,
        address: `${config.publicUrl}/account/causes/${row.cause_id}/settings/payment-methods`,
      }
      for (const { email, first_name: firstName } of await adminsOf(db, row.cause_id))
        await mail.queue(db, composeMail(words.own, email, action, { ...values, firstName }), now)
      return { stage }
    })
  },
} satisfies Handlers
