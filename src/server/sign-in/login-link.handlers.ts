import { limits, MINUTE } from '#contract/limits.ts'
import { safeForward } from '#contract/sign-in/forward-url.ts'
import { tenants } from '#contract/tenants.ts'
import { HttpError } from '../gate/http-error.ts'
import { networkOf } from '../gate/network-of.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import type { Handlers } from '../gate/serve.ts'
import { composeMail } from '../mail/messages.ts'
import { attachGuestVisits, attachVisits } from '../shared/shopping/visits.ts'
import { faultOfLink, redeemLink, sendLink } from '../shared/sign-in/one-time-links.ts'
import { signedIn } from './login.handlers.ts'

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
      mail: (user, secret) => {
        const query = forward === null ? '' : `?forward-url=${encodeURIComponent(forward)}`
        const values = {
          site: tenants[config.tenant].name,
          firstName: user.firstName,
          address: `${config.publicUrl}/login/link/${secret}${query}`,
        }
        return mail.send(composeMail(words.own, user.email, 'loginLink', values), now)
      },
    })
    return { sent: true as const }
  },

  useLoginLink: async ({ services, now, params, request, reply }) => {
    await rateLimit(services.db, now, [{ key: `login-link-try:${networkOf(request.ip)}`, max: 50, window: 15 * MINUTE }])
    const secret = params.token
    const details = await services.db.transaction().execute(async (db) => {
      const userId = await redeemLink(db, now, 'login', secret)
      if (userId === null) return null
      const user = await db
        .selectFrom('app_user')
        .select(['id', 'hash', 'email'])
        .where('id', '=', userId)
        .where('disabled_at', 'is', null)
        .executeTakeFirst()
      if (!user) return null
      await attachGuestVisits(db, user)
      await attachVisits(db, user.id, request.headers['x-visit-session'], now)
      return signedIn({ services, db, now, request, reply }, user, 'link')
    })
    if (!details) throw new HttpError(await faultOfLink(services.db, 'login', secret))
    return details
  },
} satisfies Handlers
