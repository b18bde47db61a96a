import type { SaveOutcome } from '#machines/account/save-form.ts'
import { ApiFailure } from '../api/failure.ts'

type Refused = Extract<SaveOutcome, { kind: 'refused' }>

/** What the server finds wrong, by field; any other failure is thrown on. */
export function refusalIn(error: unknown): Refused {
  if (error instanceof ApiFailure && error.status === 422) return { kind: 'refused', fields: error.fields }
  throw error
}

/** The same where a password is typed again: whoever has tried too often is told at its field how long to wait. */
export function passwordRefusalIn(error: unknown): Refused {
  if (error instanceof ApiFailure && error.code === 'tooMany') return { kind: 'refused', fields: { password: 'passwordTries' } }
  return refusalIn(error)
}

/** What the server finds wrong is told by field; any other failure throws. */
export async function saving(work: () => Promise<unknown>): Promise<SaveOutcome> {
  try {
    await work()
    return { kind: 'saved' }
  } catch (error) {
    return refusalIn(error)
  }
}
