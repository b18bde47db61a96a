import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import { limits } from '#contract/limits.ts'
import { patience } from '#machines/placeholder.ts'
import { type SettledTokens, tokenServiceMachine } from '../token-service/token-service.machine.ts'

export type RequestQueueEvent =
  | { type: 'call.queued'; id: string }
  | { type: 'call.finished'; id: string }
  | { type: 'token.refused' }
  | { type: 'session.ended' }

export type RequestQueueEmitted =
  | { type: 'released'; ids: string[] }
  | { type: 'rejected'; ids: string[]; because: 'failed' | 'unreachable' }

interface RequestQueueContext {
  waiting: string[]
  inFlight: string[]
}

/** F-024, F-025: calls wait while the tokens are unsettled, then go out in order, five at a time; a token that is refused unsettles them again (S10). */
export const requestQueueMachine = setup({
  types: {} as { context: RequestQueueContext; events: RequestQueueEvent; emitted: RequestQueueEmitted; tags: 'busy' },
  actors: { tokenService: tokenServiceMachine },
  actions: {
    askForTokens: sendTo('tokenService', { type: 'tokens.needed' }),
    enqueueCall: assign(({ context }, params: { id: string }) => ({ waiting: [...context.waiting, params.id] })),
    finishCall: assign(({ context }, params: { id: string }) => ({
      inFlight: context.inFlight.filter((id) => id !== params.id),
    })),
    releaseCalls: enqueueActions(({ context, enqueue }) => {
      const ids = context.waiting.slice(0, Math.max(0, limits.queueBatch - context.inFlight.length))
      if (ids.length === 0) return
      enqueue.assign({ waiting: context.waiting.slice(ids.length), inFlight: [...context.inFlight, ...ids] })
      enqueue.emit({ type: 'released', ids })
    }),
    rejectCalls: emit(({ context }, params: { because: 'failed' | 'unreachable' }) => ({
      type: 'rejected' as const,
      ids: context.waiting,
      because: params.because,
    })),
    forgetWaiting: assign({ waiting: [] }),
  },
  guards: {
    isReady: (_, params: { outcome: SettledTokens }) => params.outcome === 'ready',
    isUnreachable: (_, params: { outcome: SettledTokens }) => params.outcome === 'unreachable',
    isDrained: ({ context }) => context.waiting.length === 0 && context.inFlight.length === 0,
  },
  delays: { patience: 4 * patience.longCall },
}).createMachine({
  id: 'requestQueue',
  description: 'Holds requests until the login is refreshed.',
  context: { waiting: [], inFlight: [] },
  initial: 'empty',
  states: {
    empty: {
      description: 'No call is waiting.',
      on: {
        'call.queued': { target: 'holding', actions: { type: 'enqueueCall', params: ({ event }) => ({ id: event.id }) } },
        // One that was on its way when the others were refused.
        'call.finished': { actions: { type: 'finishCall', params: ({ event }) => ({ id: event.id }) } },
      },
    },
    holding: {
      description: 'Calls wait for the tokens.',
      tags: 'busy',
      on: {
        'call.queued': { actions: { type: 'enqueueCall', params: ({ event }) => ({ id: event.id }) } },
        'call.finished': { actions: { type: 'finishCall', params: ({ event }) => ({ id: event.id }) } },
        'session.ended': { target: 'empty', actions: [{ type: 'rejectCalls', params: { because: 'failed' } }, 'forgetWaiting'] },
      },
      entry: 'askForTokens',
      invoke: {
        id: 'tokenService',
        src: 'tokenService',
        onDone: [
          { guard: { type: 'isReady', params: ({ event }) => ({ outcome: event.output }) }, target: 'releasing' },
          {
            guard: { type: 'isUnreachable', params: ({ event }) => ({ outcome: event.output }) },
            target: 'empty',
            actions: [{ type: 'rejectCalls', params: { because: 'unreachable' } }, 'forgetWaiting'],
          },
          { target: 'empty', actions: [{ type: 'rejectCalls', params: { because: 'failed' } }, 'forgetWaiting'] },
        ],
        onError: { target: 'empty', actions: [{ type: 'rejectCalls', params: { because: 'unreachable' } }, 'forgetWaiting'] },
      },
      after: {
        patience: { target: 'empty', actions: [{ type: 'rejectCalls', params: { because: 'unreachable' } }, 'forgetWaiting'] },
      },
    },
    releasing: {
      description: 'Calls go out in order, at most five in flight.',
      entry: 'releaseCalls',
      always: { guard: 'isDrained', target: 'empty' },
      on: {
        'call.queued': { actions: [{ type: 'enqueueCall', params: ({ event }) => ({ id: event.id }) }, 'releaseCalls'] },
        'call.finished': { actions: [{ type: 'finishCall', params: ({ event }) => ({ id: event.id }) }, 'releaseCalls'] },
        'token.refused': { target: 'holding' },
        'session.ended': { target: 'empty', actions: [{ type: 'rejectCalls', params: { because: 'failed' } }, 'forgetWaiting'] },
      },
    },
  },
})
