import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { contactRules } from './contact.rules.ts'

export const contactCalls = {
  /** Open to anybody, since whoever can't log in must be able to say so; few from one network. Answers the number that the person can tell us. */
  sendContactMessage: defineCall({
    id: 'contact',
    method: 'POST',
    path: '/contact-messages',
    access: 'anyone',
    idempotent: true,
    body: contactRules,
    details: z.object({ reference: z.string() }),
  }),
}
