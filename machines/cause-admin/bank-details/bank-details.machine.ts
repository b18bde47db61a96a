import { assign, setup } from 'xstate'
import type { BankDetails, PaymentMethods } from '#contract/cause-admin/bank-details.ts'
import type { SaveOutcome } from '#machines/account/save-form.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** `overtaken`: another administrator has changed them meanwhile. */
export type BankOutcome =
  | { kind: 'done'; found: PaymentMethods }
  | { kind: 'overtaken' }
  | Extract<SaveOutcome, { kind: 'refused' }>

export interface BankDetailsContext {
  found: PaymentMethods | null
  /** What was typed; never kept on the device. */
  fields: BankDetails | null
  password: string
  refusals: Record<string, string>
}

export interface BankChange {
  fields: BankDetails | null
  password: string
  /** The account that it takes the place of. */
  methodId: number | null
}

const passwordIsWrong = (outcome: BankOutcome) => outcome.kind === 'refused' && 'password' in outcome.fields

/** F-148, G-027, M-011, M-012: masked, read once more before they are saved, saved with the password or another proof, held for a week, and undone by any administrator. */
export const bankDetailsMachine = setup({
  types: {} as {
    context: BankDetailsContext
    events:
      | { type: 'editing.begun' }
      | { type: 'form.submitted'; fields: BankDetails }
      | { type: 'password.submitted'; password: string }
      | { type: 'otherWay.chosen' }
      | { type: 'step.back' }
      | { type: 'change.undone' }
      | { type: 'page.refreshed' }
    tags: 'busy' | 'reviewing'
  },
  actors: {
    read: placeholder<PaymentMethods, undefined>(),
    save: placeholder<BankOutcome, BankChange>(),
    undo: placeholder<BankOutcome, { methodId: number | null }>(),
  },
  actions: {
    keepFound: assign((_, { found }: { found: PaymentMethods }) => ({ found })),
    keepFields: assign((_, { fields }: { fields: BankDetails }) => ({ fields, refusals: {} })),
    keepPassword: assign((_, { password }: { password: string }) => ({ password, refusals: {} })),
    keepOutcome: assign(({ context }, { outcome }: { outcome: BankOutcome }) => ({
      found: outcome.kind === 'done' ? outcome.found : context.found,
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
    })),
    forgetPassword: assign({ password: '' }),
    forgetRefusals: assign({ refusals: {} }),
    forgetFields: assign({ fields: null, refusals: {} }),
  },
  guards: {
    hasAccount: (_, { found }: { found: PaymentMethods | null }) => (found?.methods.length ?? 0) > 0,
    isHeld: ({ context: { found } }) => Boolean(found?.methods[0]?.heldUntil),
    isDone: (_, { outcome }: { outcome: BankOutcome }) => outcome.kind === 'done',
    isOvertaken: (_, { outcome }: { outcome: BankOutcome }) => outcome.kind === 'overtaken',
    isPasswordWrong: (_, { outcome }: { outcome: BankOutcome }) => passwordIsWrong(outcome),
  },
  delays: { patience: patience.provenCall },
}).createMachine({
  id: 'bankDetails',
  description: 'A cause’s bank account, and changing it.',
  context: { found: null, fields: null, password: '', refusals: {} },
  initial: 'loading',
  states: {
    loading: {
      description: 'What we have is being read.',
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: undefined,
        onDone: [
          {
            guard: { type: 'hasAccount', params: ({ event }) => ({ found: event.output }) },
            target: 'view',
            actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'none', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: {
      description: 'What we have could not be read.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
    none: {
      description: 'There is no account yet; a cheque of former times can be read, and not changed.',
      on: { 'editing.begun': { target: 'editing' } },
    },
    view: {
      description: 'The account, with its last four digits only, and whether it is in force yet.',
      on: {
        'editing.begun': { target: 'editing' },
        'change.undone': { guard: 'isHeld', target: 'undoing' },
      },
    },
    editing: {
      description: 'The form, with what was found wrong, if anything.',
      on: {
        'form.submitted': {
          target: 'reviewing',
          actions: { type: 'keepFields', params: ({ event }) => ({ fields: event.fields }) },
        },
        'step.back': [
          {
            guard: { type: 'hasAccount', params: ({ context }) => ({ found: context.found }) },
            target: 'view',
            actions: 'forgetFields',
          },
          { target: 'none', actions: 'forgetFields' },
        ],
      },
    },
    reviewing: {
      description: 'What will be saved is read once more, and the password typed for it.',
      tags: 'reviewing',
      on: {
        'password.submitted': {
          target: 'saving',
          actions: { type: 'keepPassword', params: ({ event }) => ({ password: event.password }) },
        },
        'otherWay.chosen': { target: 'saving', actions: 'forgetRefusals' },
        'step.back': { target: 'editing' },
      },
    },
    saving: {
      description: 'The change is on its way.',
      tags: ['busy', 'reviewing'],
      exit: 'forgetPassword',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({
          fields: context.fields,
          password: context.password,
          methodId: context.found?.methods[0]?.id ?? null,
        }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ outcome: event.output }) },
            target: 'saved',
            actions: ['forgetFields', { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) }],
          },
          {
            guard: { type: 'isOvertaken', params: ({ event }) => ({ outcome: event.output }) },
            target: 'overtaken',
            actions: 'forgetFields',
          },
          {
            guard: { type: 'isPasswordWrong', params: ({ event }) => ({ outcome: event.output }) },
            target: 'reviewing',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'editing', actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'saveFailed' },
      },
      after: { patience: { target: 'saveFailed' } },
    },
    saveFailed: {
      description: 'It is not known to be saved; what was typed is still there, but for the password.',
      tags: 'reviewing',
      on: {
        'password.submitted': {
          target: 'saving',
          actions: { type: 'keepPassword', params: ({ event }) => ({ password: event.password }) },
        },
        'otherWay.chosen': { target: 'saving', actions: 'forgetRefusals' },
        'step.back': { target: 'editing' },
      },
    },
    saved: {
      description: 'Saved, told to every administrator, and in force in a week.',
      on: { 'editing.begun': { target: 'editing' }, 'change.undone': { target: 'undoing' } },
    },
    overtaken: {
      description: 'Another administrator was faster; what counts now is read again.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
    undoing: {
      description: 'The change is being taken back.',
      tags: 'busy',
      invoke: {
        id: 'undo',
        src: 'undo',
        input: ({ context }) => ({ methodId: context.found?.methods[0]?.id ?? null }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ outcome: event.output }) },
            target: 'undone',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'overtaken' },
        ],
        onError: { target: 'undoFailed' },
      },
      after: { patience: { target: 'undoFailed' } },
    },
    undoFailed: {
      description: 'It is not known to be taken back, and can be tried again.',
      on: { 'change.undone': { target: 'undoing' } },
    },
    undone: {
      description:
        'What was there before counts again, and every administrator is told; it may be a change that can be undone as well.',
      on: {
        'editing.begun': { target: 'editing' },
        'change.undone': { guard: 'isHeld', target: 'undoing' },
      },
    },
  },
})
