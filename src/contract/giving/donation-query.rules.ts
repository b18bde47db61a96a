import * as z from 'zod/mini'
import { claimComment } from './claim.rules.ts'
import { queryReasons } from './claim.ts'

/** V-062 */
export const queryReasonRules = z.object({ reason: z.enum(queryReasons, 'queryReasonRequired') })
export const queryDetailsRules = z.object({ comment: claimComment })
export type QueryDetails = z.infer<typeof queryDetailsRules>
