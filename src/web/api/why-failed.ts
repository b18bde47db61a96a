import { ApiFailure } from './failure.ts'

/**
 * Why something could not be read or saved, as far as a person can do anything about it. `unreached` is a line that carried no answer though the device holds itself for connected; `other` is what
 * nobody has said.
 */
export type Why =
  | { kind: 'offline' | 'unreached' | 'ours' | 'other' }
  /** Seconds until it may be tried again, where the server says so. */
  | { kind: 'tooMany'; wait: number | null }

/** `error` is what the call was rejected with; null where it got no answer in the time that its chart gives it. */
export function whyFailed(error: unknown, isOnline: boolean): Why {
  if (error instanceof ApiFailure && error.status > 0) {
    if (error.status === 429) return { kind: 'tooMany', wait: error.wait }
    return { kind: error.status >= 500 ? 'ours' : 'other' }
  }
  if (!isOnline) return { kind: 'offline' }
  if (error === null) return { kind: 'unreached' }
  if (!(error instanceof ApiFailure)) return { kind: error === undefined ? 'other' : 'ours' }
  if (error.kind === 'credentials') return { kind: 'other' }
  // An answer that is not as the contract says has come, and is our mistake.
  return { kind: error.issues.length > 0 ? 'ours' : 'unreached' }
}
