import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { claimWords } from './claim.ts'

/** V-061 */
export const claimComment = z.string().check(z.trim(), z.maxLength(limits.maximumCommentLength, 'commentTooLong'))

/** A claim that was declined is looked at again when the person says why. */
export const appealRules = z.object({ text: claimWords })
