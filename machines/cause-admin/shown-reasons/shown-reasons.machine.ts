import { assign, setup } from 'xstate'
import type { ReasonToShow } from '#contract/causes/support-reason.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** `writtenAt` says which words were read. */
export interface ReasonChoice {
  id: number
  writtenAt: string
  isShown: boolean
}

interface ShownReasonsContext {
  found: ReasonToShow[]
  choice: ReasonChoice | null
}

/** H-003: which words of its supporters the page of a cause shows. */
export const shownReasonsMachine = setup({
  types: {} as {
    context: ShownReasonsContext
    events: { type: 'decision.made'; id: number; isShown: boolean } | { type: 'decision.retried' } | { type: 'page.refreshed' }
    tags: 'busy'
  },
  actors: {
    read: placeholder<ReasonToShow[], undefined>(),
    decide: placeholder<ReasonToShow[], { choice: ReasonChoice }>(),
  },
  actions: {
    keepFound: assign((_, { found }: { found: ReasonToShow[] }) => ({ found })),
    keepChoice: assign(({ context }, { id, isShown }: { id: number; isShown: boolean }) => {
      const reason = context.found.find((one) => one.id === id)
      return { choice: reason ? { id, isShown, writtenAt: reason.writtenAt } : null }
    }),
  },
  guards: {
    hasNone: (_, { found }: { found: ReasonToShow[] }) => found.length === 0,
    isAnother: ({ context }, { id, isShown }: { id: number; isShown: boolean }) =>
      context.found.some((reason) => reason.id === id && reason.standing !== (isShown ? 'shown' : 'hidden')),
    isChanged: ({ context: { choice } }, { found }: { found: ReasonToShow[] }) =>
      found.find(({ id }) => id === choice?.id)?.writtenAt !== choice?.writtenAt,
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'shownReasons',
  description: 'What supporters say: which of their words the page of the cause shows.',
  context: { found: [], choice: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'What supporters have said is being read.',
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: undefined,
        onDone: [
          { guard: { type: 'hasNone', params: ({ event }) => ({ found: event.output }) }, target: 'none' },
          { target: 'listed', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: { description: 'It could not be read.', on: { 'page.refreshed': { target: 'loading' } } },
    none: { description: 'Nobody has said anything yet.', on: { 'page.refreshed': { target: 'loading' } } },
    listed: {
      description: 'What each has said, and whether the page shows it; what nobody has read yet comes first.',
      initial: 'open',
      on: {
        'decision.made': {
          guard: { type: 'isAnother', params: ({ event }) => ({ id: event.id, isShown: event.isShown }) },
          target: 'deciding',
          actions: { type: 'keepChoice', params: ({ event }) => ({ id: event.id, isShown: event.isShown }) },
        },
      },
      states: {
        open: { description: 'Nothing has been decided just now.' },
        decided: { description: 'The page shows it, or doesn’t any more.' },
        changed: { description: 'It was rewritten or taken back meanwhile: what is there now waits to be read.' },
        notDecided: {
          description: 'It is not known to be decided.',
          on: { 'decision.retried': { target: '#shownReasons.deciding' } },
        },
      },
    },
    deciding: {
      description: 'The decision is on its way.',
      tags: 'busy',
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context }) => ({ choice: context.choice ?? { id: 0, writtenAt: '', isShown: false } }),
        onDone: [
          {
            guard: { type: 'hasNone', params: ({ event }) => ({ found: event.output }) },
            target: 'none',
            actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
          },
          {
            guard: { type: 'isChanged', params: ({ event }) => ({ found: event.output }) },
            target: 'listed.changed',
            actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'listed.decided', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        ],
        onError: { target: 'listed.notDecided' },
      },
      after: { patience: { target: 'listed.notDecided' } },
    },
  },
})
