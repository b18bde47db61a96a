import { limits, MINUTE } from '#contract/limits.ts'
import { safeForward } from '#contract/sign-in/forward-url.ts'
import { tenants } from '#contract/tenants.ts'
import { HttpError } from '../gate/http-error.ts'
import { networkOf } from '../gate/network-of.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import type { Handlers } from '../gate/serve.ts'
import { composeMail } from '../mail/messages.ts'
import { attachGuestVisits, attachVisits } from '../shared/shopping/visits.ts'
import { mailEnded, proveAddress } from '../shared/sign-in/address-proof.ts'
import { faultOfLink, newLink, redeemLinkOf, sendLink } from '../shared/sign-in/one-time-links.ts'
import { signedIn } from './login.handlers.ts'

const kinds = ['login', 'welcome'] as const

export const loginLinkHandlers = {
  /** Always answers the same, at once (threats A2, A6). Where the person wanted to go travels in the link, so that it also works on another device. */
  requestLoginLink: async ({ services, db, now, body, request }) => {
    await rateLimit(db, now, [{ key: `login-link:${networkOf(request.ip)}`, max: 30, window: 15 * MINUTE }])
    const { config, mail, words } = services
    const forward = safeForward(body.forwardUrl)
    sendLink(services, now, {
      kind: 'login',
      email: body.email.toLowerCase(),
      life: limits.loginLinkLife,
      mail: (all, user, secret) => {
        const query = forward === null ? '' : `?forward-url=${encodeURIComponent(forward)}`
        const values = {
          site: tenants[config.tenant].name,
          firstName: user.firstName,
          address: `${config.publicUrl}/login/link/${secret}${query}`,
        }
        return mail.queue(all, composeMail(words.own, user.email, 'loginLink', values), now)
      },
    })
    return { sent: true as const }
  },

  /** That of the first mail (`welcome`) is good for days, and lets in only who is logged in to the account already. */
  useLoginLink: async ({ services, now, user, params, request, reply }) => {
    await rateLimit(services.db, now, [{ key: `login-link-try:${networkOf(request.ip)}`, max: 50, window: 15 * MINUTE }])
    const secret = params.token
    const entered = await services.db.transaction().execute(async (db) => {
      const link = await redeemLinkOf(db, now, kinds, secret)
      if (link === null) return null
      if (link.kind === 'welcome' && link.user_id !== user?.userId) throw new HttpError('signInAgain')
      const owner = await db
        .selectFrom('app_user')
        .select(['id', 'hash', 'email', 'first_name as firstName'])
        .where('id', '=', link.user_id)
        .where('disabled_at', 'is', null)
        .executeTakeFirst()
      // Nobody is let into a closed account: what leads back to it stays.
      if (!owner) return null
      const isEnded = await proveAddress(db, { userId: owner.id, user, now })
      await attachGuestVisits(db, owner)
      await attachVisits(db, owner.id, request.headers['x-visit-session'], now)
      const details = await signedIn({ services, db, now, request, reply }, owner, 'link')
      if (!isEnded) return details
      await mailEnded({ ...services, db }, owner, now)
      const passwordReset = await newLink(db, { kind: 'passwordReset', userId: owner.id, expires: now + limits.resetLinkLife })
      return { ...details, passwordReset }
    })
    if (!entered) throw new HttpError(await faultOfLink(services.db, kinds, secret))
    return entered
  },
} satisfies Handlers
