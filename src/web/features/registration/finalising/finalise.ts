import type { TermsItem } from '#contract/account/terms.ts'
import { contentCalls } from '#contract/content/content.calls.ts'
import type { CauseOutcome } from '#machines/registration/finalising/finalising.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Parts } from './parts.ts'

function causeOutcomeOf(error: unknown): CauseOutcome {
  if (!(error instanceof ApiFailure)) throw error
  if (error.code === 'causeExists') return { kind: 'exists' }
  if (error.kind === 'credentials' || error.status === 401 || error.status === 403) return { kind: 'signedOut' }
  if (error.status === 422) return { kind: 'refused', fields: error.fields }
  throw error
}

/** The cause or business with its administrator; what is known of the person is read anew. */
export async function makeCause(
  { api, session, cookies }: Parts,
  create: (terms: TermsItem, referralId: string | null) => Promise<{ uri: string }>,
): Promise<CauseOutcome> {
  try {
    const { terms } = (await api.ask(contentCalls.readTerms, { path: { type: 'cause' } })).details
    const { uri } = await create(terms, (await cookies()).read('invite'))
    await session.reload()
    return { kind: 'made', uri }
  } catch (error) {
    return causeOutcomeOf(error)
  }
}
