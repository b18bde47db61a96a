import type { SpinResult, SpinWheel } from '#contract/rewards/spin.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { type SpinOutcome, spinMachine, type WheelRead } from './spin.machine.ts'

const prizes = [
  { pence: 5000, chances: 1 },
  { pence: 1000, chances: 10 },
  { pence: 500, chances: 20 },
  { pence: 100, chances: 200 },
]
export const standingWheel: SpinWheel = {
  prizes,
  odds: prizes,
  periodDays: 7,
  nextAt: '2026-11-30T00:00:00.000Z',
  nextMonthAt: '2026-12-01T00:00:00.000Z',
  budgetPence: 20_000,
  mine: null,
}
export const lostSpin: SpinResult = {
  number: 41,
  at: '2026-11-23T10:00:00.000Z',
  prizePence: 0,
  causeName: 'Harrowden Hospice',
  transactionId: null,
  isConfirmed: false,
  seed: 'ab'.repeat(32),
  odds: prizes,
}
export const wonSpin: SpinResult = { ...lostSpin, number: 42, prizePence: 500, transactionId: 'B0123456789ABCDEF012' }

const standing: WheelRead = { wheel: standingWheel, isSignedIn: true }
export const readWheels: WheelRead[] = [
  standing,
  { wheel: standingWheel, isSignedIn: false },
  { wheel: { ...standingWheel, odds: [] }, isSignedIn: true },
  { wheel: { ...standingWheel, mine: wonSpin }, isSignedIn: true },
  { wheel: { ...standingWheel, odds: [], mine: lostSpin }, isSignedIn: true },
]
const outcomes: SpinOutcome[] = [
  { kind: 'drawn', result: wonSpin },
  { kind: 'drawn', result: lostSpin },
  { kind: 'signInNeeded' },
  { kind: 'noCause' },
  { kind: 'tooYoung' },
]

export const spinFixtures = {
  ...fixturesFor(spinMachine, {
    inputs: [{ isStill: false }, { isStill: true }],
    events: {
      'wheel.spun': [{ type: 'wheel.spun' }],
      'spin.retried': [{ type: 'spin.retried' }],
      'signIn.chosen': [{ type: 'signIn.chosen' }],
      'page.refreshed': [{ type: 'page.refreshed' }],
    },
    outcomes: { readWheel: { outputs: readWheels, fails: true }, drawSpin: { outputs: outcomes, fails: true } },
    invariants: [
      [
        'who is told they have won has won',
        (snapshot) => !snapshot.matches('won') || (snapshot.context.result?.prizePence ?? 0) > 0,
      ],
      [
        'who is told they have lost has spun',
        (snapshot) => !snapshot.matches('lost') || snapshot.context.result?.prizePence === 0,
      ],
      [
        'a wheel that turns knows where it stops',
        (snapshot) => !snapshot.matches({ spinning: 'turning' }) || snapshot.context.result !== null,
      ],
      [
        'nobody spins before they know the odds, nor for nothing',
        (snapshot) => !snapshot.matches('idle') || (snapshot.context.wheel?.odds.length ?? 0) > 0,
      ],
    ],
    pinned: [
      {
        name: 'G-015 spun and won',
        input: 0,
        events: ['readWheel: done#1', 'wheel.spun', 'drawSpin: done#1', 'after: turn'],
        ends: 'won',
        knows: { result: wonSpin },
      },
      {
        name: 'spun and lost, with a wheel that stands still',
        input: 1,
        events: ['readWheel: done#1', 'wheel.spun', 'drawSpin: done#2', 'after: turn'],
        ends: 'lost',
        knows: { result: lostSpin },
      },
      { name: 'who has spun already is told what it came to', input: 0, events: ['readWheel: done#4'], ends: 'won' },
      { name: 'also when the month’s prizes have all gone since', input: 0, events: ['readWheel: done#5'], ends: 'lost' },
      {
        name: 'nothing left to win',
        input: 0,
        events: ['readWheel: done#3'],
        ends: 'nothingLeft',
        knows: { wheel: { ...standingWheel, odds: [] } },
      },
      {
        name: 'the wheel turns before anybody is told',
        input: 0,
        events: ['readWheel: done#1', 'wheel.spun', 'drawSpin: done#1'],
        ends: { spinning: 'turning' },
      },
      {
        name: 'an answer that was lost comes again',
        input: 0,
        events: ['readWheel: done#1', 'wheel.spun', 'drawSpin: error', 'spin.retried', 'drawSpin: done#1', 'after: turn'],
        ends: 'won',
      },
      {
        name: 'a stranger sees the wheel, and logs in first',
        input: 0,
        events: ['readWheel: done#2', 'signIn.chosen'],
        ends: 'signingIn',
        knows: { wheel: standingWheel },
      },
      {
        name: 'so does somebody whose session has ended',
        input: 0,
        events: ['readWheel: done#1', 'wheel.spun', 'drawSpin: done#3', 'signIn.chosen'],
        ends: 'signingIn',
      },
      { name: 'no cause', input: 0, events: ['readWheel: done#1', 'wheel.spun', 'drawSpin: done#4'], ends: 'noCause' },
      { name: 'no adult', input: 0, events: ['readWheel: done#1', 'wheel.spun', 'drawSpin: done#5'], ends: 'tooYoung' },
      { name: 'silence is a failure of reading', input: 0, events: ['after: patience'], ends: 'notLoaded' },
      {
        name: 'what could not be loaded is asked for again',
        input: 0,
        events: ['readWheel: error', 'page.refreshed', 'readWheel: done#1'],
        ends: 'idle',
      },
      {
        name: 'silence is a failure of the draw',
        input: 0,
        events: ['readWheel: done#1', 'wheel.spun', 'after: patience'],
        ends: 'failed',
      },
    ],
  }),
  items: 'F-093',
}
