import * as z from 'zod/mini'
import { limits } from '../limits.ts'

/** Somebody else than those who run the cause already. */
export const someoneElse = 'new'

const typed = z.string().check(z.trim(), z.maxLength(limits.maximumEmailLength, 'textTooLong'))

/** G-030: to whom a cause is handed over: somebody who runs it too, by their number, or an address. */
export const handoverRules = z.object({ to: z.string().check(z.minLength(1, 'handoverToRequired')), email: typed }).check(
  z.refine(({ to, email }) => to !== someoneElse || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email), {
    path: ['email'],
    error: 'emailFormat',
  }),
)
export type HandoverFields = z.infer<typeof handoverRules>
