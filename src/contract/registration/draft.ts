import * as z from 'zod/mini'

export const draftKinds = ['cause', 'business'] as const
export type DraftKind = (typeof draftKinds)[number]

/** Names under which nothing may be kept anywhere but in the form itself. */
const neverKept = /password|sort.?code|account.?number|roll.?number|token/i

function keepsNothingSecret(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => !neverKept.test(name) && keepsNothingSecret(inner))
}

/** A wizard in progress on its way to another device: never with a password or bank data. `version` is that of the answers' shape. */
export const draft = z.object({
  kind: z.enum(draftKinds),
  version: z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
  /** Keeps what is made from being made twice, also when it is finished on both devices. */
  id: z.string().check(z.minLength(16), z.maxLength(64)),
  answers: z.record(z.string(), z.unknown()).check(z.refine(keepsNothingSecret, 'draftSecret')),
})
export type CarriedDraft = z.infer<typeof draft>
