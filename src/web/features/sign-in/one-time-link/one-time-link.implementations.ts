import { fromPromise } from 'xstate'
import { type LinkRequest, type LinkUse, oneTimeLinkMachine } from '#machines/sign-in/one-time-link/one-time-link.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'

const loadCalls = lazyImport(async () => (await import('#contract/sign-in/sign-in.calls.ts')).signInCalls)

const uses: Record<string, LinkUse> = {
  linkExpired: 'expired',
  linkUsed: 'used',
  linkInvalid: 'invalid',
  signInAgain: 'elsewhere',
}

/** A session that is over is found out by the call itself, and forgotten: it is asked again as nobody. */
const isLost = (error: unknown) => error instanceof ApiFailure && error.kind === 'credentials' && error.code === null

/** `forward` travels in the mail; `link` is the secret of the mail's address. */
export function oneTimeLinkWith(
  { api, session, cookies }: Pick<Site, 'api' | 'session' | 'cookies'>,
  forward: string | null,
  link: string,
) {
  return oneTimeLinkMachine.provide({
    actors: {
      requestLink: fromPromise(async ({ input }): Promise<LinkRequest> => {
        try {
          const body = { email: input.email, ...(forward === null ? {} : { forwardUrl: forward }) }
          await api.ask((await loadCalls()).requestLoginLink, { body })
          return 'sent'
        } catch (error) {
          if (error instanceof ApiFailure && error.status === 429) return 'tooMany'
          throw error
        }
      }),
      redeemLink: fromPromise(async (): Promise<LinkUse> => {
        const visitSession = (await cookies()).read('visitSession')
        const { useLoginLink } = await loadCalls()
        const use = () =>
          api.ask(useLoginLink, {
            path: { token: link },
            ...(visitSession ? { headers: { 'x-visit-session': visitSession } } : {}),
          })
        try {
          const { details } = await use().catch((error: unknown) => {
            if (isLost(error)) return use()
            throw error
          })
          await session.begin(details)
          const { passwordReset } = details
          return passwordReset === undefined ? 'valid' : { passwordReset }
        } catch (error) {
          const use = error instanceof ApiFailure ? uses[error.code ?? ''] : undefined
          if (use) return use
          throw error
        }
      }),
    },
  })
}
