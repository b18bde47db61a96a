import { setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

/** `tooLate`: somebody else was faster, or the cause is closing or was refused. */
export type ReactivationOutcome = 'reactivated' | 'tooLate'

/** G-029: those who run a cause that rests let it take supporters again. */
export const reactivateCauseMachine = setup({
  types: {} as {
    events: { type: 'reactivation.asked' } | { type: 'page.refreshed' }
    tags: 'busy'
  },
  actors: { readDormancy: placeholder<boolean>(), reactivate: placeholder<ReactivationOutcome>() },
  guards: {
    isDormant: (_, { isDormant }: { isDormant: boolean }) => isDormant,
    isReactivated: (_, { outcome }: { outcome: ReactivationOutcome }) => outcome === 'reactivated',
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'reactivateCause',
  description: 'Reactivating a dormant cause.',
  initial: 'loading',
  states: {
    loading: {
      description: 'Whether it rests is being read.',
      tags: 'busy',
      invoke: {
        id: 'readDormancy',
        src: 'readDormancy',
        onDone: [
          { guard: { type: 'isDormant', params: ({ event }) => ({ isDormant: event.output }) }, target: 'resting' },
          { target: 'active' },
        ],
        onError: { target: 'unknown' },
      },
      after: { patience: { target: 'unknown' } },
    },
    unknown: {
      description: 'It could not be read; it can be read again.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
    active: { description: 'It takes supporters: there is nothing to do.' },
    resting: {
      description: 'It rests: what that means, and the way to reactivate it.',
      on: { 'reactivation.asked': { target: 'reactivating' } },
    },
    reactivating: {
      description: 'It is being reactivated.',
      tags: 'busy',
      invoke: {
        id: 'reactivate',
        src: 'reactivate',
        onDone: [
          { guard: { type: 'isReactivated', params: ({ event }) => ({ outcome: event.output }) }, target: 'reactivated' },
          { target: 'tooLate' },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    reactivated: { description: 'It takes supporters again.' },
    failed: {
      description: 'It is not known to have worked; it can be tried again.',
      on: { 'reactivation.asked': { target: 'reactivating' } },
    },
    tooLate: {
      description: 'It is no more as it was: it is read again.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
  },
})
