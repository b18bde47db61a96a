import { fromPromise } from 'xstate'
import { causeSearchMachine } from '../../../../machines/registration/cause-search/cause-search.machine.ts'
import {
  type RegistrationOutcome,
  supporterRegistrationMachine,
} from '../../../../machines/registration/supporter/supporter-registration.machine.ts'
import { ApiFailure } from '../../api/failure.ts'
import type { Site } from '../session/site.ts'

// With the first asking, not with the wizard: their shapes bring zod along.
const loadAccountCalls = () => import('../../../contract/calls/account.ts')
const loadPlatformCalls = () => import('../../../contract/calls/platform.ts')

export function causeSearchWith({ api }: Pick<Site, 'api'>) {
  return causeSearchMachine.provide({
    actors: {
      searchCauses: fromPromise(
        async ({ input }) =>
          (await api.ask((await loadPlatformCalls()).platformCalls.searchCauses, { query: { q: input.term } })).details.result
            .results,
      ),
    },
  })
}

/** `key` makes the registration happen once, however often it is tried. */
export function supporterRegistrationWith(
  { api, session, cookies, storage }: Pick<Site, 'api' | 'session' | 'cookies' | 'storage'>,
  key: string,
) {
  return supporterRegistrationMachine.provide({
    actors: {
      probeEmail: fromPromise(
        async ({ input }) =>
          (await api.ask((await loadAccountCalls()).accountCalls.emailExists, { query: { email: input.email } })).details.exists,
      ),
      registerSupporter: fromPromise(async ({ input }): Promise<RegistrationOutcome> => {
        const [{ accountCalls }, { platformCalls }, kept] = await Promise.all([
          loadAccountCalls(),
          loadPlatformCalls(),
          cookies(),
        ])
        const visitSession = kept.read('visitSession')
        const referralId = kept.read('invite')
        const installationId = storage.read('installationId')
        try {
          const terms = (await api.ask(platformCalls.readTerms, { path: { type: 'supporter' } })).details.terms
          const news = input.marketing.news
            ? [(await api.ask(platformCalls.readTerms, { path: { type: 'marketing' } })).details.terms]
            : []
          const body = {
            ...input.account,
            causeId: input.cause.id,
            userTerms: [terms],
            marketingPreferences: news,
            registrationSource: 'website',
            sendWelcomeEmail: true,
            ...(referralId ? { referralId } : {}),
            ...(installationId ? { installationId } : {}),
          }
          // Other details are another registration: the server refuses a known key with a new body.
          const idempotencyKey = `${key}-${digest(JSON.stringify(body))}`
          const { details } = await api.ask(accountCalls.register, {
            idempotencyKey,
            body,
            ...(visitSession ? { headers: { 'x-visit-session': visitSession } } : {}),
          })
          await session.begin(details)
          return { kind: 'registered' }
        } catch (error) {
          if (!(error instanceof ApiFailure)) throw error
          if (error.code === 'emailTaken') return { kind: 'emailTaken' }
          return { kind: error.status === 422 ? 'refused' : 'failed' }
        }
      }),
    },
  })
}

/** Tells bodies apart; no secret depends on it. */
function digest(text: string): string {
  let hash = 5381
  for (const character of text) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) % 4_294_967_296
  return hash.toString(36)
}
