import { saveForm } from '#machines/account/save-form.ts'

/** Which cause, by the address of its page or its charity number, and why. */
export interface WakingRequest {
  cause: string
  text: string
}

/** G-029: the support team wakes a cause that rests; one that there isn’t, or that doesn’t rest, is told at its field. */
export const causeWakingMachine = saveForm<WakingRequest>('causeWaking', 'Reactivating a dormant cause, as the support team.')
