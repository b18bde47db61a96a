import { assign, setup } from 'xstate'
import { messageFault } from '#contract/cause-admin/supporter-message.rules.ts'
import type { SupporterMessage } from '#contract/cause-admin/supporter-message.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** `sent`: the test mail is on its way. `tooOften`: as many test mails as may be sent in an hour have gone out. */
export type MessageOutcome =
  | { kind: 'done'; message: SupporterMessage }
  | { kind: 'refused'; fields: Record<string, string> }
  | { kind: 'sent' }
  | { kind: 'tooOften' }

export interface SupporterMessageContext {
  message: SupporterMessage | null
  /** What was typed last. */
  text: string
  refusals: Record<string, string>
}

const faultIn = ({ message, text }: { message: SupporterMessage | null; text: string }) =>
  messageFault(text, message?.charLimit ?? 0)

/** F-152, V-063…V-065, G-012: a cause's own words beside ours, with a look at the whole and a test mail; without any, ours stand alone. */
export const supporterMessageMachine = setup({
  types: {} as {
    context: SupporterMessageContext
    events:
      | { type: 'message.submitted'; text: string }
      | { type: 'test.asked'; text: string }
      | { type: 'message.removed' }
      | { type: 'submission.retried' }
      | { type: 'page.refreshed' }
    tags: 'busy' | 'open'
  },
  actors: {
    /** Null: there is no such event or medium. */
    read: placeholder<SupporterMessage | null, undefined>(),
    save: placeholder<MessageOutcome, { text: string }>(),
    sendTest: placeholder<MessageOutcome, { text: string }>(),
    remove: placeholder<SupporterMessage, undefined>(),
  },
  actions: {
    keepMessage: assign((_, { message }: { message: SupporterMessage | null }) => ({ message, refusals: {} })),
    keepText: assign((_, { text }: { text: string }) => ({ text, refusals: {} })),
    keepFault: assign(({ context }) => {
      const fault = faultIn(context)
      return { refusals: fault === null ? {} : { text: fault } }
    }),
    keepOutcome: assign(({ context }, { outcome }: { outcome: MessageOutcome }) => ({
      message: outcome.kind === 'done' ? outcome.message : context.message,
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
    })),
  },
  guards: {
    isFaulty: ({ context: { message } }, { text }: { text: string }) => faultIn({ message, text }) !== null,
    isDone: (_, { outcome }: { outcome: MessageOutcome }) => outcome.kind === 'done',
    isSent: (_, { outcome }: { outcome: MessageOutcome }) => outcome.kind === 'sent',
    isTooOften: (_, { outcome }: { outcome: MessageOutcome }) => outcome.kind === 'tooOften',
    isThere: (_, { message }: { message: SupporterMessage | null }) => message !== null,
    hasText: ({ context: { message } }) => message?.text != null,
    isMail: ({ context: { message } }) => message?.medium === 'email',
    canBeMailed: ({ context: { message } }, { text }: { text: string }) =>
      message?.medium === 'email' && faultIn({ message, text }) === null,
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'supporterMessage',
  description: 'One supporter message: by email or on the site.',
  context: { message: null, text: '', refusals: {} },
  initial: 'loading',
  states: {
    loading: {
      description: 'The message is being read.',
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: undefined,
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ message: event.output }) },
            target: 'open',
            actions: { type: 'keepMessage', params: ({ event }) => ({ message: event.output }) },
          },
          { target: 'unknown' },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    unknown: { description: 'There is no such message.', type: 'final' },
    failed: {
      description: 'It could not be read.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
    open: {
      description: 'The form, with the whole as supporters will see it.',
      tags: 'open',
      initial: 'editing',
      on: {
        'message.submitted': [
          {
            guard: { type: 'isFaulty', params: ({ event }) => ({ text: event.text }) },
            target: '.invalid',
            actions: [{ type: 'keepText', params: ({ event }) => ({ text: event.text }) }, 'keepFault'],
          },
          { target: 'saving', actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) } },
        ],
        'test.asked': [
          {
            guard: { type: 'canBeMailed', params: ({ event }) => ({ text: event.text }) },
            target: 'testing',
            actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) },
          },
          {
            guard: 'isMail',
            target: '.invalid',
            actions: [{ type: 'keepText', params: ({ event }) => ({ text: event.text }) }, 'keepFault'],
          },
        ],
        'message.removed': { guard: 'hasText', target: 'removing' },
      },
      states: {
        editing: { description: 'As it was read.' },
        invalid: { description: 'Empty, too long, or with HTML in it; it says which.' },
        saved: { description: 'Supporters get it from now on.' },
        tested: { description: 'A test mail is on its way to the administrator.' },
        testedTooOften: { description: 'No more test mails this hour.' },
        removed: { description: 'The cause says nothing any more; our own words stand alone.' },
        saveFailed: {
          description: 'It is not known to be saved; what was typed is still there.',
          on: { 'submission.retried': { target: '#supporterMessage.saving' } },
        },
        testFailed: {
          description: 'The test mail could not be sent.',
          on: { 'submission.retried': { target: '#supporterMessage.testing' } },
        },
        removeFailed: {
          description: 'It could not be removed.',
          on: { 'submission.retried': { target: '#supporterMessage.removing' } },
        },
      },
    },
    saving: {
      description: 'What was typed is on its way.',
      tags: ['busy', 'open'],
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ text: context.text }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ outcome: event.output }) },
            target: 'open.saved',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'open.invalid', actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'open.saveFailed' },
      },
      after: { patience: { target: 'open.saveFailed' } },
    },
    testing: {
      description: 'The test mail is being asked for.',
      tags: ['busy', 'open'],
      invoke: {
        id: 'sendTest',
        src: 'sendTest',
        input: ({ context }) => ({ text: context.text }),
        onDone: [
          { guard: { type: 'isTooOften', params: ({ event }) => ({ outcome: event.output }) }, target: 'open.testedTooOften' },
          { guard: { type: 'isSent', params: ({ event }) => ({ outcome: event.output }) }, target: 'open.tested' },
          { target: 'open.invalid', actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'open.testFailed' },
      },
      after: { patience: { target: 'open.testFailed' } },
    },
    removing: {
      description: 'The message is being removed.',
      tags: ['busy', 'open'],
      invoke: {
        id: 'remove',
        src: 'remove',
        input: undefined,
        onDone: {
          target: 'open.removed',
          actions: { type: 'keepMessage', params: ({ event }) => ({ message: event.output }) },
        },
        onError: { target: 'open.removeFailed' },
      },
      after: { patience: { target: 'open.removeFailed' } },
    },
  },
})
