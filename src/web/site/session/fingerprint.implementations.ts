import { fromPromise } from 'xstate'
import { accountCalls } from '#contract/account/account.calls.ts'
import { sessionCalls } from '#contract/session/session.calls.ts'
import type { LoginDetails, Tokens } from '#contract/session/session.ts'
import { type Exchange, fingerprintMachine } from '#machines/session/fingerprint/fingerprint.machine.ts'
import type { Api } from '#web/api/client.ts'
import type { Session } from './person.ts'

interface FingerprintParts {
  api: Api
  session: Pick<Session, 'settled' | 'person' | 'begin' | 'logOut'>
  /** The secret of the link. */
  fingerprint: string
}

/** The tokens of the link live here, in memory, until the person has decided. */
export function fingerprintWith({ api, session, fingerprint }: FingerprintParts) {
  let login: LoginDetails | null = null
  const giveBack = async ({ accessToken, refreshToken }: Tokens) =>
    void (await api.ask(sessionCalls.logOut, { bearer: refreshToken, body: { accessToken } }))
  return fingerprintMachine.provide({
    actors: {
      waitForPerson: fromPromise<void>(async () => void (await session.settled())),
      exchangeFingerprint: fromPromise(async (): Promise<Exchange> => {
        const { tokens } = (await api.ask(sessionCalls.exchangeFingerprint, { path: { fingerprint } })).details
        const { user } = (await api.ask(accountCalls.readMe, { bearer: tokens.accessToken })).details
        if (session.person().me?.user.id === user.id) {
          await giveBack(tokens)
          return { kind: 'sameUser' }
        }
        login = { tokens, user: { id: user.id, hash: user.hash } }
        return { kind: 'otherUser', firstName: user.firstName }
      }),
      logOutCurrent: fromPromise<void>(async () => {
        if (session.person().me) await session.logOut()
      }),
      keepTokens: fromPromise<void>(async () => {
        if (!login) throw new Error('There is no session to take over.')
        await session.begin(login)
      }),
      revokeTokens: fromPromise<void>(async () => {
        if (login) await giveBack(login.tokens)
        login = null
      }),
    },
  })
}
