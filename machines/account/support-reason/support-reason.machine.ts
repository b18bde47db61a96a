import { assign, setup } from 'xstate'
import type { MyReason } from '#contract/account/support-reason.calls.ts'
import { reasonFault } from '#contract/causes/support-reason.rules.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** `moved`: the person has chosen another cause meanwhile, and what they wrote was about the one of before. */
export type ReasonOutcome =
  | { kind: 'saved'; found: MyReason }
  | { kind: 'refused'; fields: Record<string, string> }
  | { kind: 'moved' }

interface SupportReasonContext {
  found: MyReason | null
  /** What was sent last. */
  text: string
  refusals: Record<string, string>
}

const faultsOf = (text: string): Record<string, string> => {
  const fault = reasonFault(text)
  return fault === null ? {} : { text: fault }
}

/** H-003: why somebody supports their cause, for its page. */
export const supportReasonMachine = setup({
  types: {} as {
    context: SupportReasonContext
    events: { type: 'reason.submitted'; text: string } | { type: 'page.refreshed' }
    tags: 'busy'
  },
  actors: {
    read: placeholder<MyReason, undefined>(),
    save: placeholder<ReasonOutcome, { causeId: number; text: string }>(),
  },
  actions: {
    keepFound: assign((_, { found }: { found: MyReason }) => ({ found })),
    keepText: assign((_, { text }: { text: string }) => ({ text, refusals: {} })),
    keepFault: assign((_, { text }: { text: string }) => ({ refusals: faultsOf(text) })),
    keepSaved: assign(({ context }, { outcome }: { outcome: ReasonOutcome }) => ({
      found: outcome.kind === 'saved' ? outcome.found : context.found,
    })),
    keepRefusals: assign((_, { outcome }: { outcome: ReasonOutcome }) => ({
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
    })),
  },
  guards: {
    supportsNobody: (_, { found }: { found: MyReason }) => found.cause === null,
    isFaulty: (_, { text }: { text: string }) => reasonFault(text) !== null,
    isRemoved: (_, { outcome }: { outcome: ReasonOutcome }) => outcome.kind === 'saved' && outcome.found.reason === null,
    isSaved: (_, { outcome }: { outcome: ReasonOutcome }) => outcome.kind === 'saved',
    isRefused: (_, { outcome }: { outcome: ReasonOutcome }) => outcome.kind === 'refused',
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'supportReason',
  description: 'Why somebody supports their cause, in their own words.',
  context: { found: null, text: '', refusals: {} },
  initial: 'loading',
  states: {
    loading: {
      description: 'What the person has said is being read.',
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: undefined,
        onDone: [
          { guard: { type: 'supportsNobody', params: ({ event }) => ({ found: event.output }) }, target: 'nobody' },
          { target: 'writing', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: { description: 'It could not be read.', on: { 'page.refreshed': { target: 'loading' } } },
    nobody: {
      description: 'The person supports no cause: they choose one first.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
    moved: {
      description: 'Another cause was chosen meanwhile, elsewhere: nothing is said of it that was meant for the one of before.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
    writing: {
      description: 'The field, with what has been said, and whether the page shows it.',
      initial: 'open',
      on: {
        'reason.submitted': [
          {
            guard: { type: 'isFaulty', params: ({ event }) => ({ text: event.text }) },
            target: '.invalid',
            actions: { type: 'keepFault', params: ({ event }) => ({ text: event.text }) },
          },
          { target: 'saving', actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) } },
        ],
      },
      states: {
        open: { description: 'It waits to be written.' },
        invalid: { description: 'Too short or too long; it says which.' },
        saved: { description: 'Those who run the cause read it next.' },
        removed: { description: 'What was said is taken back.' },
        notSaved: { description: 'It is not known to be saved; what was typed is still there, and can be sent again.' },
      },
    },
    saving: {
      description: 'What was typed is on its way.',
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ causeId: context.found?.cause?.id ?? 0, text: context.text }),
        onDone: [
          {
            guard: { type: 'isRemoved', params: ({ event }) => ({ outcome: event.output }) },
            target: 'writing.removed',
            actions: { type: 'keepSaved', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ outcome: event.output }) },
            target: 'writing.saved',
            actions: { type: 'keepSaved', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'writing.invalid',
            actions: { type: 'keepRefusals', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'moved' },
        ],
        onError: { target: 'writing.notSaved' },
      },
      after: { patience: { target: 'writing.notSaved' } },
    },
  },
})
