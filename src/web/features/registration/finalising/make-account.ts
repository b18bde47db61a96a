import type { TermsItem } from '#contract/account/terms.ts'
import { contentCalls } from '#contract/content/content.calls.ts'
import { registrationAccountCalls } from '#contract/registration/account.calls.ts'
import type {
  AgreedTerms,
  RegisterOutcome,
  WantedAccount,
} from '#machines/registration/account-creation/account-creation.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { digest } from '#web/platform/digest.ts'
import { channelOfVisit } from '#web/site/counted-visit.ts'
import type { Site } from '#web/site/site.ts'

export async function readTerms({ api }: Pick<Site, 'api'>, { news }: WantedAccount): Promise<AgreedTerms> {
  const read = async (type: string): Promise<TermsItem> =>
    (await api.ask(contentCalls.readTerms, { path: { type } })).details.terms
  return { user: [await read('supporter')], marketing: news ? [await read('marketing')] : [] }
}

/** Makes an account and signs the person in; `key` makes it happen once, however often it is tried. Rejects where the network does, and where it is our fault. */
export async function register(
  { api, session, cookies, storage, services }: Pick<Site, 'api' | 'session' | 'cookies' | 'storage' | 'services'>,
  key: string,
  { account, causeId }: WantedAccount,
  terms: AgreedTerms,
  source: string,
): Promise<RegisterOutcome> {
  const kept = await cookies()
  const channel = channelOfVisit(causeId)
  const visitSession = kept.read('visitSession')
  const referralId = kept.read('invite')
  const installationId = storage.read('installationId')
  const body = {
    ...account,
    ...(causeId === undefined ? {} : { causeId }),
    userTerms: terms.user,
    marketingPreferences: terms.marketing,
    registrationSource: source,
    sendWelcomeEmail: true,
    ...(referralId ? { referralId } : {}),
    ...(installationId ? { installationId } : {}),
  }
  try {
    // Other details are another registration: the server refuses a known key with a new body.
    const { details } = await api.ask(registrationAccountCalls.register, {
      idempotencyKey: `${key}-${digest(JSON.stringify(body))}`,
      body,
      headers: { ...(visitSession && { 'x-visit-session': visitSession }), ...(channel && { 'x-channel': channel }) },
    })
    await session.begin(details)
    services().then(
      ({ vendors }) => vendors.signedUp(),
      () => {}, // what is only counted keeps nobody waiting
    )
    return { kind: 'made' }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.code === 'emailTaken') return { kind: 'emailTaken' }
    if (error.status === 422) return { kind: 'refused', fields: error.fields }
    throw error
  }
}
