import type { SaveOutcome } from '../../../../machines/account/save-form.ts'
import { ApiFailure } from '../../api/failure.ts'

/** What the server finds wrong is told by field; any other failure throws. */
export async function saving(work: () => Promise<unknown>): Promise<SaveOutcome> {
  try {
    await work()
    return { kind: 'saved' }
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 422) return { kind: 'refused', fields: error.fields }
    throw error
  }
}
