import { saveForm } from '#machines/account/save-form.ts'

/** Which cause, by the address of its page or its charity number, and why. */
export interface ReactivationRequest {
  cause: string
  text: string
}

/** G-029: the support team reactivates a cause that rests; one that there isn’t, or that doesn’t rest, is told at its field. */
export const causeReactivationMachine = saveForm<ReactivationRequest>(
  'causeReactivation',
  'Reactivating a dormant cause, as the support team.',
)
