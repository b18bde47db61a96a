import * as z from 'zod/mini'

/** M-034: beside them a device keeps the legacy session's id and the check-supporter hash. */
export const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() })
export type Tokens = z.infer<typeof tokens>

/** M-035 */
export const loginDetails = z.object({
  tokens,
  user: z.object({ id: z.number(), hash: z.string() }),
  sessionId: z.optional(z.string()),
  checkSupporter: z.optional(z.string()),
})
export type LoginDetails = z.infer<typeof loginDetails>

/** Where somebody is logged in. What a browser says of itself is told where it can be read. */
export const device = z.object({
  id: z.string(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  isThis: z.boolean(),
  /** False where somebody is only recognised, and has to log in for anything private. */
  isFull: z.boolean(),
})
export type Device = z.infer<typeof device>
