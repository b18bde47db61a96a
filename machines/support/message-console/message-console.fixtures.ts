import type { ContactDecision, ContactMessage } from '#contract/support/contact-message.ts'
import { reviewQueueFixtures } from '../review-queue.fixtures.ts'
import { messageConsoleMachine } from './message-console.machine.ts'

const message: ContactMessage = {
  reference: 'CM-7K2M9QXB',
  topic: 'complaint',
  name: 'Rowan Ash',
  email: 'rowan@example.org',
  text: 'The newsletter of my cause still has my old name in it.',
  sentAt: '2026-11-20T10:00:00.000Z',
  hasAccount: true,
}

const closed: ContactDecision = { type: 'message.closed' }
const answered: ContactDecision = { type: 'message.answered', text: 'It’s changed now.' }

export const messageConsoleFixtures = reviewQueueFixtures(messageConsoleMachine, message, {
  atOnce: { reference: message.reference, event: closed },
  withReason: { reference: message.reference, event: answered },
})
