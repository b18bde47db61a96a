import type { ContactDecision, ContactMessage } from '#contract/support/contact-message.ts'
import { reviewQueue } from '../review-queue.ts'

/** The support team's queue of what people have written from the contact page. */
export const messageConsoleMachine = reviewQueue<ContactMessage, ContactDecision>(
  'messageConsole',
  'Support queue: messages from the contact page.',
  ({ reference }) => reference,
)
