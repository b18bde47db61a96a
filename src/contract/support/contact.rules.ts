import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { email } from '../sign-in/sign-in.rules.ts'
import { contactTopics } from './contact-topics.ts'

/** What the first question asks. */
export const contactTopicRules = z.object({ topic: z.enum(contactTopics, 'topicRequired') })

/** What the form asks: an answer goes to the address, by the name. */
export const contactFieldRules = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'contactNameRequired'), z.maxLength(limits.maximumNameLength, 'nameTooLong')),
  email,
  text: z
    .string()
    .check(z.trim(), z.minLength(1, 'messageTextRequired'), z.maxLength(limits.maximumFeedbackLength, 'messageTextTooLong')),
})

export type ContactFields = z.infer<typeof contactFieldRules>

/** Both, as they're sent. */
export const contactRules = z.object({ ...contactTopicRules.shape, ...contactFieldRules.shape })
