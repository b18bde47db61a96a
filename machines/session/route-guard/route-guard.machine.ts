import { setup } from 'xstate'

export type AccessLevel = 'unauthenticated' | 'semi' | 'full'
export type RouteRole = 'supporter' | 'causeAdmin' | 'support'
export type PersonState = 'authenticatedFull' | 'authenticatedSemi' | 'unauthenticated'

export interface RouteGuardInput {
  level: AccessLevel
  role: RouteRole | null
  /** The route's own cause id, null where the path has none. */
  causeId: number | null
  ignoresUrlCauseId: boolean
  authState: PersonState
  adminCauses: number[]
  isSupport: boolean
}

/** F-006…F-014. Decides at once where a person who opens a route goes. */
export const routeGuardMachine = setup({
  types: {} as { context: RouteGuardInput; input: RouteGuardInput; events: { type: 'xstate.none' } },
  guards: {
    lacksLevel: ({ context }) =>
      (context.level === 'full' && context.authState !== 'authenticatedFull') ||
      (context.level === 'semi' && context.authState === 'unauthenticated'),
    lacksCause: ({ context }) =>
      context.role === 'causeAdmin' &&
      !context.ignoresUrlCauseId &&
      (context.causeId === null || !context.adminCauses.includes(context.causeId)),
    lacksAnyCause: ({ context }) =>
      context.role === 'causeAdmin' && context.ignoresUrlCauseId && context.adminCauses.length === 0,
    lacksSupport: ({ context }) => context.role === 'support' && !context.isSupport,
  },
}).createMachine({
  id: 'routeGuard',
  description: 'Who can open a page, and where others are sent.',
  context: ({ input }) => input,
  initial: 'checking',
  states: {
    checking: {
      description: 'Comparing the page’s rules with the person.',
      always: [
        { guard: 'lacksLevel', target: 'redirectLogin' },
        { guard: 'lacksCause', target: 'redirectPanel' },
        { guard: 'lacksAnyCause', target: 'redirectPanel' },
        { guard: 'lacksSupport', target: 'redirectPanel' },
        { target: 'allowed' },
      ],
    },
    allowed: { description: 'The page opens.', type: 'final' },
    redirectLogin: { description: 'The person logs in first and comes back afterwards.', type: 'final' },
    redirectPanel: { description: 'The page belongs to others: the person’s own home opens.', type: 'final' },
  },
})
