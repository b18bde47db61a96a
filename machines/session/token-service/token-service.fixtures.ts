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

const refreshingRefresh = ['tokens.needed', 'inspectTokens: done#2']
const refreshingAccess = ['tokens.needed', 'inspectTokens: done#3']
const upgrading = ['tokens.needed', 'inspectTokens: done#4']

export const tokenServiceFixtures = fixturesFor(tokenServiceMachine, {
  items: 'F-015',
  inputs: [undefined],
  events: { 'tokens.needed': [{ type: 'tokens.needed' }] },
  outcomes: {
    inspectTokens: { outputs: reports, fails: true },
    refreshRefreshToken: { outputs: refreshes, fails: true },
    refreshAccessToken: { outputs: refreshes, fails: true },
    upgradeSession: { outputs: upgrades, fails: true },
    upgradeCheckSupporter: { outputs: upgrades, fails: true },
  },
  invariants: [
    ['it says how it ended', (snapshot) => snapshot.status !== 'done' || snapshot.context.outcome === snapshot.value],
    [
      'it is busy until it has ended',
      (snapshot) => snapshot.hasTag('busy') === (snapshot.status === 'active' && !snapshot.matches('idle')),
    ],
  ],
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
      name: 'F-022 nor does one that is away while the check-supporter hash is shown',
      input: 0,
      events: ['tokens.needed', 'inspectTokens: done#4', 'upgradeSession: done#2', 'upgradeCheckSupporter: done#3'],
      ends: 'unreachable',
    },
    {
      name: 'the legacy session is a session',
      input: 0,
      events: ['tokens.needed', 'inspectTokens: done#4', 'upgradeSession: done#1'],
      ends: 'ready',
      knows: { outcome: 'ready' },
    },
    {
      name: 'fresh tokens are used as they are',
      input: 0,
      events: ['tokens.needed', 'inspectTokens: done#1'],
      ends: 'ready',
      does: ['keepOutcome({"outcome":"ready"})'],
    },
    {
      name: 'unusable tokens are deleted before the upgrades',
      input: 0,
      events: ['tokens.needed', 'inspectTokens: done#4'],
      ends: 'upgradingSession',
      does: ['deleteTokens'],
    },
    {
      name: 'a storage that cannot be read keeps nobody from the upgrades',
      input: 0,
      events: ['tokens.needed', 'inspectTokens: error'],
      ends: 'upgradingSession',
      does: [],
    },
    {
      name: 'silence of the storage says nothing of the tokens',
      input: 0,
      events: ['tokens.needed', 'after: patience'],
      ends: 'unreachable',
      does: ['keepOutcome({"outcome":"unreachable"})'],
    },
    {
      name: 'a refresh token that the server has lost is deleted',
      input: 0,
      events: [...refreshingRefresh, 'refreshRefreshToken: done#2'],
      ends: 'upgradingSession',
      does: ['deleteTokens'],
    },
    ...['refreshRefreshToken: done#3', 'refreshRefreshToken: error', 'after: patience'].map((fault) => ({
      name: `a fault while the refresh token is refreshed keeps the tokens: ${fault}`,
      input: 0,
      events: [...refreshingRefresh, fault],
      ends: 'unreachable',
      does: ['keepOutcome({"outcome":"unreachable"})'],
    })),
    {
      name: 'the same while the access token is refreshed',
      input: 0,
      events: [...refreshingAccess, 'refreshAccessToken: done#2'],
      ends: 'upgradingSession',
      does: ['deleteTokens'],
    },
    ...['refreshAccessToken: done#3', 'refreshAccessToken: error', 'after: patience'].map((fault) => ({
      name: `a fault while the access token is refreshed keeps the tokens: ${fault}`,
      input: 0,
      events: [...refreshingAccess, fault],
      ends: 'unreachable',
      does: ['keepOutcome({"outcome":"unreachable"})'],
    })),
    ...['upgradeSession: error', 'after: patience'].map((fault) => ({
      name: `a fault while the legacy session is shown refuses nobody: ${fault}`,
      input: 0,
      events: [...upgrading, fault],
      ends: 'unreachable',
    })),
    ...['upgradeCheckSupporter: done#3', 'upgradeCheckSupporter: error', 'after: patience'].map((fault) => ({
      name: `a fault while the hash is shown refuses nobody: ${fault}`,
      input: 0,
      events: [...upgrading, 'upgradeSession: done#2', fault],
      ends: 'unreachable',
    })),
    {
      name: 'the hash yields a session',
      input: 0,
      events: [...upgrading, 'upgradeSession: done#2', 'upgradeCheckSupporter: done#1'],
      ends: 'ready',
    },
  ],
})
