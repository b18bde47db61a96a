import { assign, setup } from 'xstate'

export type CaughtKind = 'notFound' | 'serverError' | 'generic'
export type ErrorBoundaryEvent = { type: 'failure.caught'; kind: CaughtKind } | { type: 'page.left' } | { type: 'page.refreshed' }

/** F-081, E-053…E-055, U-072: three screens, each with its way on. */
export const errorBoundaryMachine = setup({
  types: {} as { context: { refreshes: number }; events: ErrorBoundaryEvent },
  actions: {
    countRefresh: assign(({ context }) => ({ refreshes: Math.min(context.refreshes + 1, 3) })),
    forgetRefreshes: assign({ refreshes: 0 }),
  },
  guards: {
    isNotFound: (_, params: { kind: CaughtKind }) => params.kind === 'notFound',
    isServerError: (_, params: { kind: CaughtKind }) => params.kind === 'serverError',
  },
}).createMachine({
  id: 'errorBoundary',
  description: 'What people see when a page can’t be shown.',
  context: { refreshes: 0 },
  initial: 'ok',
  on: {
    'failure.caught': [
      { guard: { type: 'isNotFound', params: ({ event }) => ({ kind: event.kind }) }, target: '.notFound' },
      { guard: { type: 'isServerError', params: ({ event }) => ({ kind: event.kind }) }, target: '.serverError' },
      { target: '.generic' },
    ],
    'page.left': { target: '.ok', actions: 'forgetRefreshes' },
  },
  states: {
    ok: { description: 'The page is shown.' },
    notFound: { description: 'There is no such page: go home.' },
    serverError: {
      description: 'The server has a passing fault: refresh.',
      on: { 'page.refreshed': { target: 'ok', actions: 'countRefresh' } },
    },
    generic: {
      description: 'Something broke in the page: refresh, or go home.',
      on: { 'page.refreshed': { target: 'ok', actions: 'countRefresh' } },
    },
  },
})
