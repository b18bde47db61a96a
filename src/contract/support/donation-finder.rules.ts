import * as z from 'zod/mini'

const text = z.string().check(z.trim(), z.maxLength(255, 'textTooLong'))

/** How the support team looks for donations: by any of these, and by all that are given. */
export const donationFinderRules = z
  .object({ order: text, person: text, cause: text })
  .check(z.refine(({ order, person, cause }) => Boolean(order || person || cause), { error: 'searchRequired', path: ['order'] }))
