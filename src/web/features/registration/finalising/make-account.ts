import type { AccountFields } from '#contract/registration/registration.rules.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { digest } from '#web/platform/digest.ts'
import { cameBy } from '#web/site/counted-visit.ts'
import { later } from '#web/site/later.ts'
import type { Site } from '#web/site/site.ts'

// With the first asking, not with the wizard: their shapes bring zod along.
const loadAccountCalls = later(async () => (await import('#contract/registration/account.calls.ts')).registrationAccountCalls)
const loadContentCalls = later(async () => (await import('#contract/content/content.calls.ts')).contentCalls)

export interface NewAccount {
  account: AccountFields
  /** Whether news may be sent. */
  news: boolean
  causeId?: number
  /** Where the person came from; the website unless said. */
  source?: string
}

export type AccountOutcome =
  | { kind: 'made' }
  | { kind: 'emailTaken' }
  | { kind: 'refused'; fields: Record<string, string> }
  | { kind: 'failed' }

/** Makes an account and signs the person in; `key` makes it happen once, however often it is tried. Rejects where the network does. */
export async function makeAccount(
  { api, session, cookies, storage }: Pick<Site, 'api' | 'session' | 'cookies' | 'storage'>,
  key: string,
  { account, news, causeId, source = 'website' }: NewAccount,
): Promise<AccountOutcome> {
  const [registrationAccountCalls, contentCalls, kept] = await Promise.all([loadAccountCalls(), loadContentCalls(), cookies()])
  const channel = cameBy(causeId)
  const visitSession = kept.read('visitSession')
  const referralId = kept.read('invite')
  const installationId = storage.read('installationId')
  const readTerms = async (type: string) => (await api.ask(contentCalls.readTerms, { path: { type } })).details.terms
  try {
    const body = {
      ...account,
      ...(causeId === undefined ? {} : { causeId }),
      userTerms: [await readTerms('supporter')],
      marketingPreferences: news ? [await readTerms('marketing')] : [],
      registrationSource: source,
      sendWelcomeEmail: true,
      ...(referralId ? { referralId } : {}),
      ...(installationId ? { installationId } : {}),
    }
    // Other details are another registration: the server refuses a known key with a new body.
    const { details } = await api.ask(registrationAccountCalls.register, {
      idempotencyKey: `${key}-${digest(JSON.stringify(body))}`,
      body,
      headers: { ...(visitSession && { 'x-visit-session': visitSession }), ...(channel && { 'x-channel': channel }) },
    })
    await session.begin(details)
    return { kind: 'made' }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.code === 'emailTaken') return { kind: 'emailTaken' }
    return error.status === 422 ? { kind: 'refused', fields: error.fields } : { kind: 'failed' }
  }
}
