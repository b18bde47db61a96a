import { createActor, fromPromise, toPromise } from 'xstate'
import type { TermsItem } from '#contract/account/terms.ts'
import type { CauseAnswers } from '#contract/registration/cause-registration.rules.ts'
import {
  type CauseOutcome,
  type FinalisingOutcome,
  finalisingMachine,
  type UserOutcome,
} from '#machines/registration/finalising/finalising.machine.ts'
import type { AccountProgress } from '#machines/registration/new-account.states.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Site } from '#web/site/site.ts'
import { makeAccount } from './make-account.ts'

export type Parts = Pick<Site, 'api' | 'session' | 'cookies' | 'storage'>

function causeOutcomeOf(error: unknown): CauseOutcome {
  if (!(error instanceof ApiFailure)) throw error
  if (error.code === 'causeExists') return { kind: 'exists' }
  if (error.kind === 'credentials' || error.status === 401 || error.status === 403) return { kind: 'signedOut' }
  if (error.status === 422) return { kind: 'refused', fields: error.fields }
  throw error
}

/**
 * F-059: runs the chart that makes everything in order, once. Who is signed in by now, perhaps by an earlier try, needs no account. `key` tells this registration
 * from every other; `create` makes the cause or business, and rejects with the API's failure.
 */
export function finalise(
  site: Parts,
  key: string,
  { answers, password }: AccountProgress<Pick<CauseAnswers, 'email' | 'names'>>,
  create: (terms: TermsItem, referralId: string | null) => Promise<{ uri: string }>,
): Promise<FinalisingOutcome> {
  const account = { ...(answers.names ?? { firstName: '', lastName: '' }), email: answers.email ?? '', password }
  const { api, session, cookies } = site
  const actor = createActor(
    finalisingMachine.provide({
      actors: {
        createUser: fromPromise(async (): Promise<UserOutcome> => {
          const outcome = await makeAccount(site, `${key}-user`, { account, news: false })
          if (outcome.kind === 'failed') throw new ApiFailure('system')
          return outcome
        }),
        createCause: fromPromise(async (): Promise<CauseOutcome> => {
          const { contentCalls } = await import('#contract/content/content.calls.ts')
          try {
            const { terms } = (await api.ask(contentCalls.readTerms, { path: { type: 'cause' } })).details
            const { uri } = await create(terms, (await cookies()).read('invite'))
            await session.reload()
            return { kind: 'made', uri }
          } catch (error) {
            return causeOutcomeOf(error)
          }
        }),
      },
    }),
    { input: { needsUser: session.person().authState !== 'authenticatedFull' } },
  ).start()
  return toPromise(actor)
}
