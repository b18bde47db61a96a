import { assign, setup } from 'xstate'
import type { NearbyCauses } from '#contract/causes/nearby.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

export type NearbyCausesEvent = { type: 'nearby.submitted'; near: string } | { type: 'nearby.retried' }

interface NearbyCausesContext {
  /** A postcode, a part of one, or a place, as the person says it. */
  near: string
  nearby: NearbyCauses | null
}

/** Causes around a postcode, or in a place. */
export const nearbyCausesMachine = setup({
  types: {} as { context: NearbyCausesContext; events: NearbyCausesEvent; tags: 'busy' },
  actors: { findCauses: placeholder<NearbyCauses, { near: string }>() },
  actions: {
    keepNear: assign((_, params: { near: string }) => ({ near: params.near.trim() })),
    keepNearby: assign((_, params: { nearby: NearbyCauses }) => ({ nearby: params.nearby })),
  },
  guards: {
    isEmpty: (_, params: { near: string }) => params.near.trim() === '',
    isUnknown: (_, params: { nearby: NearbyCauses }) => params.nearby.by === 'unknown',
    hasCauses: (_, params: { nearby: NearbyCauses }) => params.nearby.causes.length > 0,
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'nearbyCauses',
  description: 'Finding causes near a postcode or in a place.',
  context: { near: '', nearby: null },
  initial: 'idle',
  on: {
    'nearby.submitted': [
      { guard: { type: 'isEmpty', params: ({ event }) => ({ near: event.near }) }, target: '.needsPlace' },
      { target: '.looking', actions: { type: 'keepNear', params: ({ event }) => ({ near: event.near }) } },
    ],
  },
  states: {
    idle: { description: 'Nothing has been looked for yet.' },
    needsPlace: { description: 'The person is asked for a postcode or a town.' },
    looking: {
      description: 'Looking for causes around there.',
      tags: 'busy',
      on: { 'nearby.submitted': {} },
      invoke: {
        id: 'findCauses',
        src: 'findCauses',
        input: ({ context }) => ({ near: context.near }),
        onDone: [
          {
            guard: { type: 'isUnknown', params: ({ event }) => ({ nearby: event.output }) },
            target: 'unknownDistrict',
            actions: { type: 'keepNearby', params: ({ event }) => ({ nearby: event.output }) },
          },
          {
            guard: { type: 'hasCauses', params: ({ event }) => ({ nearby: event.output }) },
            target: 'found',
            actions: { type: 'keepNearby', params: ({ event }) => ({ nearby: event.output }) },
          },
          { target: 'none', actions: { type: 'keepNearby', params: ({ event }) => ({ nearby: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    found: { description: 'Causes, nearest first.' },
    none: { description: 'No cause is near: the person is told what else they can do.' },
    unknownDistrict: { description: 'Nobody knows where that postcode is: the person is told to check it, or to name a town.' },
    failed: {
      description: 'The causes could not be looked for; it can be tried again.',
      on: { 'nearby.retried': { target: 'looking' } },
    },
  },
})
