import type { BankDetails, PaymentMethods } from '#contract/cause-admin/bank-details.ts'
import { DAY, limits } from '#contract/limits.ts'
import { tenants } from '#contract/tenants.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { rateLimit } from '#server/gate/rate-limit.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { accountOf, heldUntil, waitsForSupport } from '#server/giving/bank-account.ts'
import { composeMail } from '#server/mail/messages.ts'
import type { Services } from '#server/services.ts'
import { adminsOf } from '#server/shared/admins.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { endsOf, seal } from '#server/shared/bank-keys.ts'
import { nameOf } from '#server/shared/notices.ts'
import { lockAsAdmin } from '../leave-cause/departures.ts'
import { checkAccountName } from './account-name-check.ts'

async function methodsOf(db: Db, causeId: number, now: number): Promise<PaymentMethods> {
  const account = await accountOf(db, causeId)
  const changedBy = account?.changed_by ? await nameOf(db, account.changed_by) : null
  const admins = await adminsOf(db, causeId)
  const cheque = await db.selectFrom('cheque_details').selectAll().where('cause_id', '=', causeId).executeTakeFirst()
  return {
    methods: account
      ? [
          {
            id: account.id,
            accountName: account.account_name,
            lastFour: account.last_four,
            sortCodeEnd: account.sort_code_end,
            isBuildingSociety: account.is_building_society,
            changedAt: account.changed_at.toISOString(),
            changedBy: changedBy?.trim() || null,
            heldUntil: heldUntil(account.changed_at, now)?.toISOString() ?? null,
            nameCheck: account.name_check === null ? null : { result: account.name_check, name: account.name_found },
            waitsForSupport: waitsForSupport(account),
          },
        ]
      : [],
    cheque: cheque
      ? {
          payableTo: cheque.payable_to,
          addressLine1: cheque.address1,
          addressLine2: cheque.address2,
          town: cheque.town,
          county: cheque.county,
          postcode: cheque.postcode,
        }
      : null,
    told: admins.map((admin) => `${admin.first_name} ${admin.last_name}`.trim()).filter((name) => name !== ''),
  }
}

interface Change {
  causeId: number
  userId: number
  now: number
}

/** G-027: everybody who runs the cause hears of it, whoever did it too: who was not asked must be able to notice. `db` is the transaction of the change. */
async function notifyAdmins(
  services: Services,
  message: 'bankDetailsChanged' | 'bankDetailsUndone',
  change: Change,
): Promise<void> {
  const { db, config, mail, words } = services
  const { causeId, userId, now } = change
  const account = await accountOf(db, causeId)
  const { name } = await db.selectFrom('cause').select('name').where('id', '=', causeId).executeTakeFirstOrThrow()
  const by = await db
    .selectFrom('app_user')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const admins = await adminsOf(db, causeId)
  const values = {
    site: tenants[config.tenant].name,
    cause: name,
    by: `${by.first_name} ${by.last_name}`,
    account: account
      ? words.own.t('mail:said.account', { name: account.account_name, digits: account.last_four })
      : words.own.t('mail:said.noAccount'),
    day: words.own.day(new Date(now + limits.bankDetailsHold)),
    address: `${config.publicUrl}/account/causes/${causeId}/settings/payment-methods`,
  }
  for (const admin of admins)
    await mail.queue(db, composeMail(words.own, admin.email, message, { ...values, firstName: admin.first_name }), now)
}

const note = (db: Db, change: Change, action: 'bankDetailsChanged' | 'bankDetailsUndone', methodId: number) =>
  recordAudit(db, { action, userId: change.userId, subject: `cause:${change.causeId}`, detail: { methodId }, at: change.now })

/** A11: of two who change it at once one wins, and the other hears of it. `replaces` is the account that was looked at; null for none. */
async function saveAccount(
  services: Services,
  change: Change,
  details: BankDetails,
  replaces: number | null,
): Promise<PaymentMethods> {
  const { causeId, userId, now } = change
  await rateLimit(services.db, now, [{ key: `name-check:${causeId}`, max: limits.nameChecksPerDay, window: DAY }])
  const said = await checkAccountName(services.nameCheck, details)
  if (said.result === 'noMatch' && details.isNameAccepted !== true)
    throw new HttpError('validation', { fields: { accountName: 'accountNameNoMatch' } })
  const numbers = {
    sortCode: details.sortCode,
    accountNumber: details.accountNumber,
    rollNumber: (details.isBuildingSociety && details.rollNumber) || null,
  }
  await services.db.transaction().execute(async (db) => {
    // The bank had seconds to answer.
    await lockAsAdmin(db, causeId, userId)
    if (((await accountOf(db, causeId))?.id ?? null) !== replaces) throw new HttpError('illegalMove')
    const { id } = await db
      .insertInto('bank_details')
      .values({
        cause_id: causeId,
        account_name: details.accountName,
        ...endsOf(numbers),
        ...seal(services.bankKeys, causeId, numbers),
        is_building_society: details.isBuildingSociety,
        changed_at: new Date(now),
        changed_by: userId,
        name_check: said.result,
        name_found: said.name,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await note(db, change, 'bankDetailsChanged', id)
    await notifyAdmins({ ...services, db }, 'bankDetailsChanged', change)
  })
  return methodsOf(services.db, causeId, now)
}

/** F-148, M-011, M-012, G-027: where a cause's money goes; `authorize` has checked that the person runs it. No answer has a whole account number. */
export const bankDetailsHandlers = {
  readPaymentMethods: async ({ db, now, params }) => methodsOf(db, params.id, now),

  addPaymentMethod: async ({ services, now, body, params, ...context }) =>
    saveAccount(services, { causeId: params.id, userId: currentUser(context).userId, now }, body, null),

  savePaymentMethod: async ({ services, now, body, params, ...context }) =>
    saveAccount(services, { causeId: params.id, userId: currentUser(context).userId, now }, body, params.methodId),

  undoPaymentMethod: async ({ services, now, params, ...context }) => {
    const change = { causeId: params.id, userId: currentUser(context).userId, now }
    await services.db.transaction().execute(async (db) => {
      await lockAsAdmin(db, change.causeId, change.userId)
      const account = await accountOf(db, change.causeId)
      if (!account || account.id !== params.methodId || !heldUntil(account.changed_at, now)) throw new HttpError('illegalMove')
      await db
        .updateTable('bank_details')
        .set({ undone_at: new Date(now), undone_by: change.userId })
        .where('id', '=', account.id)
        .execute()
      await note(db, change, 'bankDetailsUndone', account.id)
      await notifyAdmins({ ...services, db }, 'bankDetailsUndone', change)
    })
    return methodsOf(services.db, change.causeId, now)
  },
} satisfies Handlers
