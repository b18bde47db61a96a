import { assign, setup } from 'xstate'
import type { EmailChangeFields } from '#contract/account/account.rules.ts'
import { patience, placeholder } from '#machines/placeholder.ts'
import type { SaveOutcome } from '../save-form.ts'

export type CodeOutcome = SaveOutcome | { kind: 'expired' }

interface EmailChangeContext {
  email: string
  code: string
  refusals: Record<string, string>
}

/** F-123, V-003, G-026: nothing changes before the new address has answered with the code that was mailed to it. */
export const emailChangeMachine = setup({
  types: {} as {
    context: EmailChangeContext
    events:
      | { type: 'email.submitted'; fields: EmailChangeFields }
      | { type: 'code.submitted'; code: string }
      | { type: 'email.corrected' }
      | { type: 'submission.retried' }
    tags: 'busy' | 'asksCode'
  },
  actors: {
    saveEmail: placeholder<SaveOutcome, { email: string }>(),
    confirmEmail: placeholder<CodeOutcome, { code: string }>(),
  },
  actions: {
    keepEmail: assign((_, { fields }: { fields: EmailChangeFields }) => ({ email: fields.email, refusals: {} })),
    keepCode: assign((_, { code }: { code: string }) => ({ code, refusals: {} })),
    keepRefusals: assign((_, { outcome }: { outcome: CodeOutcome }) => ({
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
    })),
    forgetRefusals: assign({ refusals: {} }),
  },
  guards: {
    isSaved: (_, { outcome }: { outcome: CodeOutcome }) => outcome.kind === 'saved',
    isExpired: (_, { outcome }: { outcome: CodeOutcome }) => outcome.kind === 'expired',
  },
  delays: { patience: patience.provenCall },
}).createMachine({
  id: 'emailChange',
  description: 'Changing your email address.',
  context: { email: '', code: '', refusals: {} },
  initial: 'editing',
  states: {
    editing: {
      description: 'The new address is typed, twice.',
      on: {
        'email.submitted': {
          target: 'saving',
          actions: { type: 'keepEmail', params: ({ event }) => ({ fields: event.fields }) },
        },
      },
    },
    saving: {
      description: 'A code is being mailed to the new address.',
      tags: 'busy',
      invoke: {
        id: 'saveEmail',
        src: 'saveEmail',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          { guard: { type: 'isSaved', params: ({ event }) => ({ outcome: event.output }) }, target: 'confirming' },
          { target: 'editing', actions: { type: 'keepRefusals', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: {
      description: 'The code could not be mailed; what was typed is still there.',
      on: {
        'submission.retried': { target: 'saving' },
        'email.submitted': {
          target: 'saving',
          actions: { type: 'keepEmail', params: ({ event }) => ({ fields: event.fields }) },
        },
      },
    },
    confirming: {
      description: 'The code from the mail is typed.',
      tags: 'asksCode',
      on: {
        'code.submitted': { target: 'checking', actions: { type: 'keepCode', params: ({ event }) => ({ code: event.code }) } },
        'email.corrected': { target: 'editing', actions: 'forgetRefusals' },
      },
    },
    checking: {
      description: 'Is it the code?',
      tags: ['busy', 'asksCode'],
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          { guard: { type: 'isSaved', params: ({ event }) => ({ outcome: event.output }) }, target: 'saved' },
          { guard: { type: 'isExpired', params: ({ event }) => ({ outcome: event.output }) }, target: 'expired' },
          { target: 'confirming', actions: { type: 'keepRefusals', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'notChecked' },
      },
      after: { patience: { target: 'notChecked' } },
    },
    notChecked: {
      description: 'The code could not be checked; it can be sent again.',
      tags: 'asksCode',
      on: {
        'code.submitted': { target: 'checking', actions: { type: 'keepCode', params: ({ event }) => ({ code: event.code }) } },
        'email.corrected': { target: 'editing', actions: 'forgetRefusals' },
      },
    },
    expired: {
      description:
        'The code is no longer good: it is too old, was guessed at too often, or the address has another account meanwhile.',
      on: { 'email.corrected': { target: 'editing', actions: 'forgetRefusals' } },
    },
    saved: {
      description: 'The account has the new address; the old one was told, with a way to take it back.',
      on: { 'email.corrected': { target: 'editing', actions: 'forgetRefusals' } },
    },
  },
})
