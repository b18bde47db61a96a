import { fixturesFor } from '#machines/fixtures.ts'
import { coachingDeskJourneys } from './coaching-desk.journeys.ts'
import { coachingDeskMachine } from './coaching-desk.machine.ts'
import { deskSlots, slotsWithout } from './desk-slots.ts'

export const coachingDeskFixtures = fixturesFor(coachingDeskMachine, {
  inputs: [undefined],
  events: {
    'act.asked': [
      { type: 'act.asked', act: { type: 'slots.added', slots: { day: '2026-11-30', from: '09:00', to: '10:00' } } },
      { type: 'act.asked', act: { type: 'slot.removed', slotId: 12 } },
    ],
    'cancellation.begun': [
      { type: 'cancellation.begun', bookingId: 'call-of-abbotsmere' },
      { type: 'cancellation.begun', bookingId: 'call-of-brackwater' },
    ],
    'reason.written': [
      { type: 'reason.written', words: { reason: 'The coach is ill' } },
      { type: 'reason.written', words: { reason: '' } },
    ],
    'draft.discarded': [{ type: 'draft.discarded', bookingId: 'call-of-abbotsmere' }],
    'times.written': [{ type: 'times.written', words: { day: '2026-11-30', from: '09:00', to: '' } }],
    'cancellation.left': [
      { type: 'cancellation.left', bookingId: 'call-of-abbotsmere' },
      { type: 'cancellation.left', bookingId: 'call-of-brackwater' },
    ],
    'cancellation.given': [
      { type: 'cancellation.given', bookingId: 'call-of-abbotsmere', reason: 'The coach is ill' },
      { type: 'cancellation.given', bookingId: 'call-of-brackwater', reason: 'The coach is ill' },
    ],
    'page.refreshed': [{ type: 'page.refreshed' }],
  },
  outcomes: {
    readDesk: { outputs: [deskSlots, slotsWithout], fails: true },
    act: {
      outputs: [
        { kind: 'added', count: 3 },
        { kind: 'removed' },
        { kind: 'cancelled' },
        { kind: 'refused', fields: { day: 'slotDayPast' } },
        { kind: 'tooLate' },
      ],
      fails: true,
    },
  },
  // What is typed for one beside another is walked along pinned journeys.
  within: ({ context: { drafts } }) => !('call-of-brackwater' in drafts),
  invariants: [
    [
      'which call is being cancelled is known while it is',
      (snapshot) => snapshot.matches({ shown: { work: 'cancelling' } }) === (snapshot.context.cancelling !== null),
    ],
    [
      'something is done only while it was asked for',
      (snapshot) => snapshot.matches('acting') === (snapshot.context.act !== null),
    ],
  ],
  pinned: [
    {
      name: 'G-014 times are added, and shown with the others',
      input: 0,
      events: ['readDesk: done#1', 'act.asked#1', 'act: done#1', 'readDesk: done#1'],
      ends: { shown: { list: 'read', work: 'looking' } },
      knows: { told: { kind: 'added', count: 3 } },
    },
    {
      name: 'a day that is over is refused at its field, and what was typed stays',
      input: 0,
      events: ['readDesk: done#1', 'act.asked#1', 'act: done#4'],
      ends: { shown: { list: 'read', work: 'looking' } },
      knows: { told: { kind: 'refused', fields: { day: 'slotDayPast' } } },
    },
    {
      name: 'somebody books the time that is being removed',
      input: 0,
      events: ['readDesk: done#1', 'act.asked#2', 'act: done#5', 'page.refreshed', 'readDesk: done#1'],
      ends: { shown: { list: 'read', work: 'looking' } },
    },
    {
      name: 'the times and calls that there are',
      input: 0,
      events: ['readDesk: done#1'],
      ends: { shown: { list: 'read', work: 'looking' } },
      knows: { slots: deskSlots },
    },
    ...coachingDeskJourneys,
  ],
})
