import type { SaveOutcome } from '#machines/account/save-form.ts'
import { ApiFailure } from '../api/failure.ts'

type Refused = Extract<SaveOutcome, { kind: 'refused' }>

/** The person would rather not show that it's them. */
export const isProofDeclined = (error: unknown) => error instanceof ApiFailure && error.code === 'proofRequired'

/** What the server finds wrong, by field; any other failure is thrown on. Who has declined the proof is back at the form, with what they typed: nothing was wrong with it. */
export function refusalIn(error: unknown): Refused {
  if (isProofDeclined(error)) return { kind: 'refused', fields: {} }
  if (error instanceof ApiFailure && error.status === 422) return { kind: 'refused', fields: error.fields }
  throw error
}

/** For work that answers nothing: what the person has declined was not done, and what is read next shows it. */
export async function unlessDeclined(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isProofDeclined(error)) throw error
  }
}

/** `refusalIn` where a password is typed again: whoever has tried too often is told at its field how long to wait. */
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
