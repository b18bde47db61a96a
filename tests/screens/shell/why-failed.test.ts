import { expect, test } from 'vitest'
import { z } from 'zod'
import { ApiFailure } from '#web/api/failure.ts'
import { whyFailed } from '#web/api/why-failed.ts'
import { helpFor, toastFor } from '#web/ui/why.ts'

const answered = (status: number, headers: Record<string, string> = {}) =>
  new ApiFailure('request', { status, headers: new Headers(headers) })
const lost = new ApiFailure('system', { cause: new TypeError('Failed to fetch') })
const wrongShape = new ApiFailure('system', { cause: z.object({ id: z.number() }).safeParse({}).error })

test.each([
  ['a lost network of a device that knows it', lost, false, { kind: 'offline' }],
  ['no answer in time, of a device that is offline', null, false, { kind: 'offline' }],
  ['a lost network of a device that holds itself for connected', lost, true, { kind: 'unreached' }],
  ['no answer in time', null, true, { kind: 'unreached' }],
  ['a fault of the server', answered(500), true, { kind: 'ours' }],
  ['a server that has no room', answered(503, { 'retry-after': '3' }), true, { kind: 'ours' }],
  ['an answer of another shape', wrongShape, true, { kind: 'ours' }],
  ['a fault of the page', new TypeError('x is undefined'), true, { kind: 'ours' }],
  ['too many attempts, until a time', answered(429, { 'retry-after': '540' }), true, { kind: 'tooMany', wait: 540 }],
  ['too many attempts', answered(429), true, { kind: 'tooMany', wait: null }],
  ['an answer, though the device says that it is offline', answered(500), false, { kind: 'ours' }],
  ['what the server does not take', answered(409), true, { kind: 'other' }],
  ['nobody to ask for', new ApiFailure('credentials'), true, { kind: 'other' }],
] as const)('E-001…E-004 %s', (_, error, isOnline, why) => {
  expect(whyFailed(error, isOnline)).toEqual(why)
})

test('each says what it was and what to do', () => {
  expect(
    [
      whyFailed(lost, false),
      whyFailed(lost, true),
      whyFailed(answered(500), true),
      whyFailed(answered(429, { 'retry-after': '541' }), true),
      whyFailed(answered(429), true),
      whyFailed(answered(409), true),
    ].map(helpFor),
  ).toEqual([
    'You’re offline. You haven’t lost anything. Try again once you’re connected.',
    'We can’t connect you. Check your connection and try again.',
    'This is our fault, and we’re sorry. You haven’t lost anything. Try again in a few minutes, or contact us.',
    'You’ve tried too many times. Wait 10 minutes, then try again.',
    'You’ve tried too many times. Wait a few minutes, then try again.',
    'Try again in a moment.',
  ])
})

test('U-030 a toast of what was not saved says why in three words, where it is known', () => {
  const words = 'Your number wasn’t saved'
  expect([lost, answered(500), answered(429)].map((error) => toastFor(whyFailed(error, error !== lost), words))).toEqual([
    'Your number wasn’t saved: you’re offline',
    'Your number wasn’t saved: it’s our fault',
    'Your number wasn’t saved: too many attempts',
  ])
  expect(toastFor(whyFailed(lost, true), words)).toBe(words)
})
