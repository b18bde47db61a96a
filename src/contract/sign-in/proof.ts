import * as z from 'zod/mini'
import { providerName } from './identity.ts'

/** How this person can show that it is them. A mailed code is always a way. */
export const proofWays = z.object({
  hasPassword: z.boolean(),
  /** Where the code goes. */
  email: z.string(),
  providers: z.array(providerName),
})
export type ProofWays = z.infer<typeof proofWays>
