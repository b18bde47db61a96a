import { fixturesFor } from '#machines/fixtures.ts'
import { providerLoginJourneys } from './provider-login.journeys.ts'
import { type Arrival, type DialogAnswer, type ProviderOutcome, providerLoginMachine } from './provider-login.machine.ts'

const answers = {
  code: { kind: 'code', code: 'code-1' },
  cancelled: { kind: 'cancelled' },
  blocked: { kind: 'blocked' },
  forged: { kind: 'forged' },
} satisfies { [Kind in DialogAnswer['kind']]: DialogAnswer }

const outcomes = {
  signedIn: { kind: 'signedIn' },
  noAccount: { kind: 'noAccount', identity: { clientId: '17', token: 'token-1', ticket: 'ticket-1' } },
  refused: { kind: 'refused' },
  providerDown: { kind: 'providerDown' },
  tooMany: { kind: 'tooMany' },
} satisfies { [Kind in ProviderOutcome['kind']]: ProviderOutcome }

const arrivals: Arrival[] = [
  { kind: 'choice' },
  { kind: 'start', provider: 'apple' },
  { kind: 'window', provider: 'facebook' },
  { kind: 'answer', provider: 'facebook', answer: answers.code },
  { kind: 'answer', provider: 'apple', answer: answers.cancelled },
  { kind: 'answer', provider: 'apple', answer: answers.forged },
  { kind: 'chosen', provider: 'apple' },
]
const exchanged = (outcome: number) => ['provider.chosen#1', 'askInWindow: done#1', `exchange: done#${outcome}`]

export const providerLoginFixtures = fixturesFor(providerLoginMachine, {
  items: 'F-039, F-041',
  inputs: arrivals.map((arrival) => ({ arrival })),
  events: {
    'provider.chosen': [
      { type: 'provider.chosen', provider: 'facebook' },
      { type: 'provider.chosen', provider: 'apple' },
    ],
    'redirect.chosen': [{ type: 'redirect.chosen' }],
    'dialog.left': [{ type: 'dialog.left' }],
    'answer.arrived': [{ type: 'answer.arrived', answer: answers.code }],
  },
  outcomes: {
    askInWindow: { outputs: Object.values(answers), fails: true },
    leaveForDialog: { outputs: [undefined], fails: true },
    handOver: { outputs: [undefined], fails: true },
    exchange: { outputs: Object.values(outcomes), fails: true },
    hearAnswer: { outputs: [], fails: false },
  },
  invariants: [
    [
      'a code is kept only while it is being exchanged',
      (snapshot) => snapshot.matches('exchanging') || snapshot.context.answer?.kind !== 'code',
    ],
    [
      'what the provider said of a person is kept only while nobody is connected to it',
      (snapshot) => (snapshot.context.identity !== null) === snapshot.matches('noAccount'),
    ],
  ],
  pinned: [
    { name: 'F-039 with Facebook', input: 0, events: exchanged(1), ends: 'success' },
    {
      name: 'F-041 with Apple',
      input: 0,
      events: ['provider.chosen#2', 'askInWindow: done#1', 'exchange: done#1'],
      ends: 'success',
    },
    { name: 'F-040, E-023 nobody is connected', input: 0, events: exchanged(2), ends: 'noAccount' },
    { name: 'A12 a proof for another app', input: 0, events: exchanged(3), ends: 'refused' },
    { name: 'the provider is down', input: 0, events: exchanged(4), ends: 'providerDown' },
    { name: 'too many tries', input: 0, events: exchanged(5), ends: 'tooMany' },
    { name: 'the window is closed', input: 0, events: ['provider.chosen#1', 'askInWindow: done#2'], ends: 'cancelled' },
    { name: 'the wait is given up', input: 0, events: ['provider.chosen#1', 'dialog.left'], ends: 'cancelled' },
    {
      name: 'cancelled, then not',
      input: 0,
      events: ['provider.chosen#1', 'dialog.left', 'provider.chosen#2', 'askInWindow: done#1', 'exchange: done#1'],
      ends: 'success',
    },
    {
      name: 'a window that only looked closed',
      input: 0,
      events: ['provider.chosen#1', 'askInWindow: done#2', 'answer.arrived', 'exchange: done#1'],
      ends: 'success',
    },
    {
      name: 'a blocked window is gone round',
      input: 0,
      events: ['provider.chosen#1', 'askInWindow: done#3', 'redirect.chosen'],
      ends: 'leaving',
    },
    { name: 'an answer that was not asked for', input: 0, events: ['provider.chosen#1', 'askInWindow: done#4'], ends: 'forged' },
    { name: 'R-009 /login/apple starts at once', input: 1, events: [], ends: 'leaving' },
    { name: 'leaving takes too long', input: 1, events: ['after: patience'], ends: 'failed' },
    { name: 'the window hands its answer over', input: 2, events: [], ends: 'window' },
    { name: 'R-009 back with a code', input: 3, events: ['exchange: done#1'], ends: 'success' },
    { name: 'silence after a code', input: 3, events: ['after: patience'], ends: 'failed' },
    { name: 'back with a no', input: 4, events: [], ends: 'cancelled' },
    { name: 'back with somebody else’s answer', input: 5, events: [], ends: 'forged' },
    {
      name: 'F-041 chosen before this was loaded',
      input: 6,
      events: [],
      ends: 'opening',
      knows: { provider: 'apple' },
      refuses: ['provider.chosen#1'],
    },
    ...providerLoginJourneys,
  ],
})
