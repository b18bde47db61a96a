import { preferenceNames } from '#contract/account/user.ts'
import type { calls } from '#contract/all-calls.ts'
import { DAY } from '#contract/limits.ts'
import type { LoginDetails } from '#contract/session/session.ts'
import { tenants } from '#contract/tenants.ts'
import { HttpError } from '../gate/http-error.ts'
import { networkOf } from '../gate/network-of.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import type { Handlers, PreparedHandler, RequestContext } from '../gate/serve.ts'
import { composeMail } from '../mail/messages.ts'
import { bookReferralBonuses } from '../rewards/bonuses.ts'
import type { Services } from '../services.ts'
import { recordTerms } from '../shared/account/terms-ledger.ts'
import { recordAudit } from '../shared/audit.ts'
import { collectsSql } from '../shared/cause-conditions.ts'
import { supportCause } from '../shared/causes/supported-cause.ts'
import { countJoin } from '../shared/channels.ts'
import { newSecret } from '../shared/secrets.ts'
import { attachVisits } from '../shared/shopping/visits.ts'
import { newWelcome } from '../shared/sign-in/address-proof.ts'
import { refuseGuessablePassword } from '../shared/sign-in/common-passwords.ts'
import { hashPassword } from '../shared/sign-in/passwords.ts'
import { signedIn } from '../sign-in/login.handlers.ts'
import { linkIdentity } from '../sign-in/provider-login/identity.handlers.ts'
import { providerOf } from '../sign-in/provider-login/providers.ts'

type Register = (typeof calls)['register']

async function causeOf({ db, body }: RequestContext<Register, string>) {
  if (body.causeId === undefined && body.causeHash === undefined) return null
  const query = db.selectFrom('cause').select(['id', 'name']).where(collectsSql)
  const cause = await (body.causeId === undefined
    ? query.where('hash', '=', body.causeHash ?? '')
    : query.where('id', '=', body.causeId)
  ).executeTakeFirst()
  if (!cause) throw new HttpError('validation', { fields: { causeId: 'causeRequired' } })
  return cause
}

/** F-067: whoever comes with a referral uses it; a made-up one counts for nothing. */
async function markReferral(db: RequestContext['db'], id: string, userId: number): Promise<void> {
  await db.updateTable('referral').set({ used_by: userId }).where('id', '=', id).where('used_by', 'is', null).execute()
}

/** F-043 while signing up: the account of Facebook or Apple must be the person's own. */
async function proveIdentity(services: Services, body: RequestContext<Register>['body']): Promise<void> {
  const { oAuthProvider: provider, oAuthClientId: clientId } = body
  if (!provider || !clientId) return
  const token = body.oAuthAccessToken ?? body.oAuthRefreshToken ?? body.appleCredentials?.refreshToken ?? ''
  await providerOf(services, provider).verify(token, clientId)
}

/** Nobody has proved that the address is theirs: whoever it belongs to is always told, with a way to prove it and one to take the account over (A32). */
function mailNewAccount(
  { db, config, mail, words: { own } }: Services,
  { email, firstName, sendWelcomeEmail }: RequestContext<Register>['body'],
  { causeName, secret }: { causeName: string | null; secret: string },
  now: number,
): Promise<void> {
  const values = {
    site: tenants[config.tenant].name,
    firstName,
    causeName: causeName ?? own.t('mail:said.noCauseYet'),
    address: config.publicUrl,
    confirm: `${config.publicUrl}/login/link/${secret}`,
    takeOver: `${config.publicUrl}/password/reset/${secret}`,
  }
  return mail.queue(db, composeMail(own, email, sendWelcomeEmail === false ? 'accountMade' : 'welcome', values), now)
}

const register: PreparedHandler<Register, string> = {
  prepare: async ({ services, db, now, body, request }) => {
    await rateLimit(db, now, [{ key: `register:${networkOf(request.ip)}`, max: 100, window: DAY }])
    refuseGuessablePassword(body.password, 'password', body)
    await proveIdentity(services, body)
    return hashPassword(body.password)
  },
  answer: async (context): Promise<LoginDetails> => {
    const { services, db, now, body, prepared, request, reply } = context
    const cause = await causeOf(context)
    const wantsNews = body.marketingPreferences.length > 0
    const user = await db
      .insertInto('app_user')
      .values({
        hash: newSecret().slice(0, 16),
        email: body.email,
        password_hash: prepared,
        first_name: body.firstName,
        last_name: body.lastName,
        supported_cause_id: null,
        preferences: JSON.stringify(
          Object.fromEntries(
            preferenceNames.map((name) => [name, wantsNews && (name === 'nurture' || name === 'campaign_messages')]),
          ),
        ),
        udo: '{}',
        installation_id: body.installationId ?? null,
        registration_source: body.registrationSource ?? 'website',
        created_at: new Date(now),
        referral_id: body.referralId ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'hash'])
      .executeTakeFirst()
    if (!user) throw new HttpError('emailTaken', { fields: { email: 'emailTaken' } })
    await recordAudit(db, { action: 'accountCreated', userId: user.id, subject: `user:${user.id}`, at: now })
    if (cause) await supportCause(db, now, user.id, cause.id)
    await recordTerms(
      db,
      now,
      user.id,
      [
        { kind: 'terms', items: body.userTerms },
        { kind: 'marketing', items: body.marketingPreferences },
      ],
      'supporter',
    )
    const { oAuthProvider: provider, oAuthClientId: clientId } = body
    if (provider && clientId) await linkIdentity(db, user.id, { provider, clientId, clientUsername: body.oAuthClientUsername })
    const header = request.headers['x-channel']
    await countJoin(db, now, { causeId: cause?.id ?? null, header, referralId: body.referralId })
    if (body.referralId !== undefined) {
      await markReferral(db, body.referralId, user.id)
      await bookReferralBonuses(db, user.id, new Date(now))
    }
    await attachVisits(db, user.id, request.headers['x-visit-session'], now)
    const secret = await newWelcome(db, user.id, now)
    await mailNewAccount({ ...services, db }, body, { causeName: cause?.name ?? null, secret }, now)
    return signedIn({ services, db, now, request, reply }, user, 'registration')
  },
}

export const registerHandlers = { register } satisfies Handlers
