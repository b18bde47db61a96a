/**
 * H-015: the page of a visit says on its document that the visit is recorded and will be paid, before it leads to the shop. The browser extension, which has no
 * tokens and asks nobody, knows by it that a donation is active.
 */
export const visitRecorded = 'farthing.visitRecorded'

/** The same for a visit whose person has chosen to go on without a donation. */
export const visitUnpaid = 'farthing.visitUnpaid'

/** The slug of the shop in what it says, which is text: objects don't cross from a page to an extension in every browser. Null where it says nothing of the kind. */
export function visitedSlug(detail: unknown): string | null {
  return typeof detail === 'string' && /^[a-z0-9-]{1,80}$/.test(detail) ? detail : null
}
