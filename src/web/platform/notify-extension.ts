import { visitRecorded, visitUnpaid } from '#contract/shopping/visit-event.ts'

/** H-015: says to Donation Reminder, where it is in this browser, that a visit is recorded, and whether anybody's cause will be paid for it. */
export function notifyExtension(slug: string, { isPaid }: { isPaid: boolean }): void {
  document.dispatchEvent(new CustomEvent(isPaid ? visitRecorded : visitUnpaid, { detail: slug }))
}
