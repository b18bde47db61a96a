import { assign, setup } from 'xstate'
import type { Leaderboard, LeaderboardPeriod } from '#contract/rewards/leaderboard.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

interface LeaderboardContext {
  period: LeaderboardPeriod
  found: Leaderboard | null
}

/** F-157, R-146: the server leaves out who stays anonymous (H-006). */
export const leaderboardMachine = setup({
  types: {} as {
    context: LeaderboardContext
    events: { type: 'period.chosen'; period: LeaderboardPeriod } | { type: 'page.refreshed' }
    tags: 'busy'
  },
  actors: { readLeaderboard: placeholder<Leaderboard | null, { period: LeaderboardPeriod }>() },
  actions: {
    keepPeriod: assign((_, { period }: { period: LeaderboardPeriod }) => ({ period })),
    keepFound: assign((_, { found }: { found: Leaderboard | null }) => ({ found })),
  },
  guards: { isThere: (_, { found }: { found: Leaderboard | null }) => found !== null && found.entries.length > 0 },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'leaderboard',
  description: 'Who has raised the most for a cause.',
  context: { period: 'year', found: null },
  initial: 'loading',
  on: {
    'period.chosen': {
      target: '.loading',
      actions: { type: 'keepPeriod', params: ({ event }) => ({ period: event.period }) },
    },
  },
  states: {
    loading: {
      description: 'Asking for the people of this period.',
      tags: 'busy',
      invoke: {
        id: 'readLeaderboard',
        src: 'readLeaderboard',
        input: ({ context }) => ({ period: context.period }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ found: event.output }) },
            target: 'shown',
            actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'notAvailable', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    shown: { description: 'Names and amounts, the largest first.' },
    notAvailable: { description: 'The person supports no cause yet, or nobody has raised anything in this period.' },
    failed: {
      description: 'It could not be loaded; it can be asked for again.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
  },
})
