import { fixturesFor } from '#machines/fixtures.ts'
import { type RefreshOutcome, type TokenReport, tokenServiceMachine, type UpgradeOutcome } from './token-service.machine.ts'

const reports: TokenReport[] = [
  { access: 'fresh', refresh: 'fresh' },
  { access: 'fresh', refresh: 'stale' },
  { access: 'stale', refresh: 'fresh' },
  { access: 'unusable', refresh: 'unusable' },
]
const refreshes = ['refreshed', 'lost', 'unreachable'] satisfies RefreshOutcome[]
const upgrades = ['upgraded', 'notPossible', 'unreachable'] satisfies UpgradeOutcome[]

export const tokenServiceFixtures = fixturesFor(tokenServiceMachine, {
  items: 'F-015',
  inputs: [undefined],
  events: { 'tokens.needed': [{ type: 'tokens.needed' }], 'session.ended': [{ type: 'session.ended' }] },
  outcomes: {
    inspectTokens: { outputs: reports, fails: true },
    refreshRefreshToken: { outputs: refreshes, fails: true },
    refreshAccessToken: { outputs: refreshes, fails: true },
    upgradeSession: { outputs: upgrades, fails: true },
    upgradeCheckSupporter: { outputs: upgrades, fails: true },
  },
  invariants: [['settled or busy, never both', (snapshot) => !(snapshot.hasTag('busy') && snapshot.hasTag('settled'))]],
  pinned: [
    {
      name: 'F-018 the refresh token is refreshed first, then the access token',
      input: 0,
      events: ['tokens.needed', 'inspectTokens: done#2', 'refreshRefreshToken: done#1', 'refreshAccessToken: done#1'],
      ends: 'ready',
    },
    {
      name: 'F-021, F-022 without tokens: legacy session, then check-supporter, then no way',
      input: 0,
      events: ['tokens.needed', 'inspectTokens: done#4', 'upgradeSession: done#2', 'upgradeCheckSupporter: done#2'],
      ends: 'failed',
    },
    {
      name: 'a network failure keeps the session',
      input: 0,
      events: ['tokens.needed', 'inspectTokens: done#3', 'refreshAccessToken: done#3'],
      ends: 'unreachable',
    },
    {
      name: 'F-021 a server that is away while the legacy session is shown refuses nobody',
      input: 0,
      events: ['tokens.needed', 'inspectTokens: done#4', 'upgradeSession: done#3'],
      ends: 'unreachable',
    },
    {
      name: 'F-022 nor does one that is away while the check-supporter hash is shown, and the next call tries again',
      input: 0,
      events: [
        'tokens.needed',
        'inspectTokens: done#4',
        'upgradeSession: done#2',
        'upgradeCheckSupporter: done#3',
        'tokens.needed',
        'inspectTokens: done#4',
        'upgradeSession: done#1',
      ],
      ends: 'ready',
    },
    {
      name: 'an end in the middle of a refresh leaves nothing running',
      input: 0,
      events: ['tokens.needed', 'inspectTokens: done#2', 'session.ended'],
      ends: 'idle',
    },
  ],
})
