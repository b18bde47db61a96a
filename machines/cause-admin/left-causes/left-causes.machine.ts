import { assign, setup } from 'xstate'
import type { OwnDeparture } from '#contract/cause-admin/leaving.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** `tooLate`: the week is over, or those who run the cause have decided otherwise. */
export type ReturnOutcome = 'back' | 'tooLate' | 'notProven'

/** G-030: causes that somebody has left within the week, and coming back to them. */
export const leftCausesMachine = setup({
  types: {} as {
    context: { departures: OwnDeparture[]; chosen: OwnDeparture | null }
    events: { type: 'return.pressed'; id: number } | { type: 'page.refreshed' }
    tags: 'busy'
  },
  actors: { read: placeholder<OwnDeparture[]>(), comeBack: placeholder<ReturnOutcome, { id: number }>() },
  actions: {
    keepDepartures: assign((_, { departures }: { departures: OwnDeparture[] }) => ({ departures })),
    keepChosen: assign(({ context }, { id }: { id: number }) => ({
      chosen: context.departures.find((one) => one.id === id) ?? null,
    })),
  },
  guards: {
    isEmpty: (_, { departures }: { departures: OwnDeparture[] }) => departures.length === 0,
    mayReturn: ({ context }, { id }: { id: number }) => context.departures.some((one) => one.id === id && one.refusal === null),
    isBack: (_, { outcome }: { outcome: ReturnOutcome }) => outcome === 'back',
    isTooLate: (_, { outcome }: { outcome: ReturnOutcome }) => outcome === 'tooLate',
  },
  delays: { patience: patience.longCall, decision: patience.provenCall },
}).createMachine({
  id: 'leftCauses',
  description: 'Coming back to a cause you’ve left.',
  context: { departures: [], chosen: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Which causes the person has left is being read.',
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ departures: event.output }) },
            target: 'empty',
          },
          { target: 'shown', actions: { type: 'keepDepartures', params: ({ event }) => ({ departures: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: { description: 'It could not be read.', on: { 'page.refreshed': { target: 'loading' } } },
    empty: { description: 'None that they could come back to.' },
    shown: {
      description: 'Each with the day until which they can come back, or why they can’t.',
      on: {
        'return.pressed': {
          guard: { type: 'mayReturn', params: ({ event }) => ({ id: event.id }) },
          target: 'returning',
          actions: { type: 'keepChosen', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    returning: {
      description: 'They are coming back.',
      tags: 'busy',
      invoke: {
        id: 'comeBack',
        src: 'comeBack',
        input: ({ context }) => ({ id: context.chosen?.id ?? 0 }),
        onDone: [
          { guard: { type: 'isBack', params: ({ event }) => ({ outcome: event.output }) }, target: 'back' },
          { guard: { type: 'isTooLate', params: ({ event }) => ({ outcome: event.output }) }, target: 'tooLate' },
          { target: 'shown' },
        ],
        onError: { target: 'notReturned' },
      },
      after: { decision: { target: 'notReturned' } },
    },
    tooLate: { description: 'It can’t be done any more; it is read again.', on: { 'page.refreshed': { target: 'loading' } } },
    notReturned: {
      description: 'It is not known to have worked; it is read again.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
    back: { description: 'They run the cause again.', type: 'final' },
  },
})
