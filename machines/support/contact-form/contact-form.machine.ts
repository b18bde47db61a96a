import { assign, setup } from 'xstate'
import type { ContactFields } from '#contract/support/contact.rules.ts'
import { type ContactTopic, selfServiceTopics } from '#contract/support/contact-topics.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** What the server says to a message; `refused` names each fault by its field. */
export type MessageOutcome = { kind: 'taken'; reference: string } | { kind: 'refused'; fields: Record<string, string> }

/** What goes to the server. */
export interface MessageDraft {
  topic: ContactTopic | null
  fields: ContactFields | null
}

interface ContactContext extends MessageDraft {
  refusals: Record<string, string>
  /** What the person can tell us when they ask again; null before it has arrived. */
  reference: string | null
}

/** Writing to us: what it's about, what helps at once, and the message. */
export const contactFormMachine = setup({
  types: {} as {
    context: ContactContext
    events:
      | { type: 'topic.chosen'; topic: ContactTopic }
      | { type: 'message.wanted' }
      | { type: 'back.pressed' }
      | { type: 'form.submitted'; fields: ContactFields }
      | { type: 'submission.retried' }
    tags: 'busy'
  },
  actors: { sendMessage: placeholder<MessageOutcome, MessageDraft>() },
  actions: {
    keepTopic: assign((_, { topic }: { topic: ContactTopic }) => ({ topic })),
    keepFields: assign((_, { fields }: { fields: ContactFields }) => ({ fields, refusals: {} })),
    keepOutcome: assign((_, { outcome }: { outcome: MessageOutcome }) =>
      outcome.kind === 'taken' ? { reference: outcome.reference } : { refusals: outcome.fields },
    ),
  },
  guards: {
    isSelfService: (_, { topic }: { topic: ContactTopic }) => selfServiceTopics.has(topic),
    isTaken: (_, { outcome }: { outcome: MessageOutcome }) => outcome.kind === 'taken',
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'contactForm',
  description: 'The contact form.',
  context: { topic: null, fields: null, refusals: {}, reference: null },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'What is it about?',
      on: {
        'topic.chosen': [
          {
            guard: { type: 'isSelfService', params: ({ event }) => ({ topic: event.topic }) },
            target: 'pointed',
            actions: { type: 'keepTopic', params: ({ event }) => ({ topic: event.topic }) },
          },
          { target: 'writing', actions: { type: 'keepTopic', params: ({ event }) => ({ topic: event.topic }) } },
        ],
      },
    },
    pointed: {
      description: 'Where the site itself answers this, faster than we could.',
      on: { 'message.wanted': { target: 'writing' }, 'back.pressed': { target: 'choosing' } },
    },
    writing: {
      description: 'The form, with what the server found wrong, if anything.',
      on: {
        'form.submitted': {
          target: 'submitting',
          actions: { type: 'keepFields', params: ({ event }) => ({ fields: event.fields }) },
        },
        'back.pressed': { target: 'choosing' },
      },
    },
    submitting: {
      description: 'The message is on its way.',
      tags: 'busy',
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context: { topic, fields } }) => ({ topic, fields }),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => ({ outcome: event.output }) },
            target: 'sent',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'writing', actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: {
      description: 'It could not be sent; everything typed is still there.',
      on: {
        'form.submitted': {
          target: 'submitting',
          actions: { type: 'keepFields', params: ({ event }) => ({ fields: event.fields }) },
        },
        'submission.retried': { target: 'submitting' },
      },
    },
    sent: { description: 'It has arrived, under a number that the person can tell us.', type: 'final' },
  },
})
