import { assign, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

/** How each token stands against its threshold (V-085…V-089). */
export type TokenCondition = 'fresh' | 'stale' | 'unusable'

export interface TokenReport {
  access: TokenCondition
  refresh: TokenCondition
}

/** `lost` is the server's RefreshTokenNotFound; `unreachable` is every other failure, after which the tokens are kept. */
export type RefreshOutcome = 'refreshed' | 'lost' | 'unreachable'
/** `notPossible`: there is nothing to show, or the server said no to it. `unreachable` is every other failure, after which it is kept. */
export type UpgradeOutcome = 'upgraded' | 'notPossible' | 'unreachable'

/** How it ends: whether calls may go out, are refused, or find nobody to ask. */
export type SettledTokens = 'ready' | 'failed' | 'unreachable'

type Reported = { report: TokenReport }

/**
 * F-015…F-023. Before an authenticated request the tokens are looked at; what is near its end is refreshed, the refresh token first; without
 * usable tokens the legacy session and then the check-supporter hash are tried. Thresholds are checked on use, never slept. The request queue invokes it.
 */
export const tokenServiceMachine = setup({
  types: {} as { context: { outcome: SettledTokens }; output: SettledTokens; events: { type: 'tokens.needed' }; tags: 'busy' },
  actors: {
    inspectTokens: placeholder<TokenReport>(),
    refreshRefreshToken: placeholder<RefreshOutcome>(),
    refreshAccessToken: placeholder<RefreshOutcome>(),
    upgradeSession: placeholder<UpgradeOutcome>(),
    upgradeCheckSupporter: placeholder<UpgradeOutcome>(),
  },
  actions: {
    deleteTokens: () => {},
    keepOutcome: assign((_, { outcome }: { outcome: SettledTokens }) => ({ outcome })),
  },
  guards: {
    areFresh: (_, { report }: Reported) => report.refresh === 'fresh' && report.access === 'fresh',
    isRefreshStale: (_, { report }: Reported) => report.refresh === 'stale',
    isAccessDue: (_, { report }: Reported) => report.refresh === 'fresh',
    isRefreshed: (_, params: { outcome: RefreshOutcome }) => params.outcome === 'refreshed',
    isLost: (_, params: { outcome: RefreshOutcome }) => params.outcome === 'lost',
    isUpgraded: (_, params: { outcome: UpgradeOutcome }) => params.outcome === 'upgraded',
    isNotPossible: (_, params: { outcome: UpgradeOutcome }) => params.outcome === 'notPossible',
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'tokenService',
  description: 'Keeps login tokens fresh.',
  context: { outcome: 'unreachable' },
  output: ({ context }) => context.outcome,
  initial: 'idle',
  states: {
    idle: { description: 'Nobody has needed the tokens yet.', on: { 'tokens.needed': { target: 'checking' } } },
    checking: {
      description: 'Looking at both tokens.',
      tags: 'busy',
      invoke: {
        id: 'inspectTokens',
        src: 'inspectTokens',
        onDone: [
          { guard: { type: 'areFresh', params: ({ event }) => ({ report: event.output }) }, target: 'ready' },
          { guard: { type: 'isRefreshStale', params: ({ event }) => ({ report: event.output }) }, target: 'refreshingRefresh' },
          { guard: { type: 'isAccessDue', params: ({ event }) => ({ report: event.output }) }, target: 'refreshingAccess' },
          { target: 'upgradingSession', actions: 'deleteTokens' },
        ],
        onError: { target: 'upgradingSession' },
      },
      after: { patience: { target: 'unreachable' } },
    },
    refreshingRefresh: {
      description: 'The refresh token is near its end and is being replaced.',
      tags: 'busy',
      invoke: {
        id: 'refreshRefreshToken',
        src: 'refreshRefreshToken',
        onDone: [
          { guard: { type: 'isRefreshed', params: ({ event }) => ({ outcome: event.output }) }, target: 'refreshingAccess' },
          {
            guard: { type: 'isLost', params: ({ event }) => ({ outcome: event.output }) },
            target: 'upgradingSession',
            actions: 'deleteTokens',
          },
          { target: 'unreachable' },
        ],
        onError: { target: 'unreachable' },
      },
      after: { patience: { target: 'unreachable' } },
    },
    refreshingAccess: {
      description: 'The access token is being replaced.',
      tags: 'busy',
      invoke: {
        id: 'refreshAccessToken',
        src: 'refreshAccessToken',
        onDone: [
          { guard: { type: 'isRefreshed', params: ({ event }) => ({ outcome: event.output }) }, target: 'ready' },
          {
            guard: { type: 'isLost', params: ({ event }) => ({ outcome: event.output }) },
            target: 'upgradingSession',
            actions: 'deleteTokens',
          },
          { target: 'unreachable' },
        ],
        onError: { target: 'unreachable' },
      },
      after: { patience: { target: 'unreachable' } },
    },
    upgradingSession: {
      description: 'No usable tokens: trying the legacy session.',
      tags: 'busy',
      invoke: {
        id: 'upgradeSession',
        src: 'upgradeSession',
        onDone: [
          { guard: { type: 'isUpgraded', params: ({ event }) => ({ outcome: event.output }) }, target: 'ready' },
          {
            guard: { type: 'isNotPossible', params: ({ event }) => ({ outcome: event.output }) },
            target: 'upgradingCheckSupporter',
          },
          { target: 'unreachable' },
        ],
        onError: { target: 'unreachable' },
      },
      after: { patience: { target: 'unreachable' } },
    },
    upgradingCheckSupporter: {
      description: 'No legacy session either: trying the check-supporter hash, which yields a semi session.',
      tags: 'busy',
      invoke: {
        id: 'upgradeCheckSupporter',
        src: 'upgradeCheckSupporter',
        onDone: [
          { guard: { type: 'isUpgraded', params: ({ event }) => ({ outcome: event.output }) }, target: 'ready' },
          { guard: { type: 'isNotPossible', params: ({ event }) => ({ outcome: event.output }) }, target: 'failed' },
          { target: 'unreachable' },
        ],
        onError: { target: 'unreachable' },
      },
      after: { patience: { target: 'unreachable' } },
    },
    ready: {
      description: 'Both tokens are good for the next call.',
      type: 'final',
      entry: { type: 'keepOutcome', params: { outcome: 'ready' } },
    },
    failed: {
      description: 'There is no way to a session: calls that need one are refused.',
      type: 'final',
      entry: { type: 'keepOutcome', params: { outcome: 'failed' } },
    },
    unreachable: {
      description: 'The server could not be asked. What this device keeps is kept, and the next call tries again.',
      type: 'final',
      entry: { type: 'keepOutcome', params: { outcome: 'unreachable' } },
    },
  },
})
