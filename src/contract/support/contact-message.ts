import * as z from 'zod/mini'
import { contactTopics } from './contact-topics.ts'
import { reviewTextRules } from './support.rules.ts'

/** What somebody has written to us, as the support team reads it. */
export const contactMessage = z.object({
  reference: z.string(),
  topic: z.enum(contactTopics),
  name: z.string(),
  email: z.string(),
  text: z.string(),
  sentAt: z.string(),
  /** Whether an account has this address; whoever wrote need not be its person. */
  hasAccount: z.boolean(),
})
export type ContactMessage = z.infer<typeof contactMessage>

/** `message.answered`: the text is mailed to the person. `message.closed`: there is nothing to answer. */
export const contactDecision = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message.answered'), ...reviewTextRules.shape }),
  z.object({ type: z.literal('message.closed') }),
])
export type ContactDecision = z.infer<typeof contactDecision>
