import type { DeskSlot } from '#contract/support/coaching-desk.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { coachingDeskJourneys } from './coaching-desk.journeys.ts'
import { coachingDeskMachine } from './coaching-desk.machine.ts'

export const deskSlots: DeskSlot[] = [
  { id: 12, startsAt: '2026-11-27T09:00:00.000Z', booking: null },
  {
    id: 13,
    startsAt: '2026-11-27T09:30:00.000Z',
    booking: {
      id: 'call-of-abbotsmere',
      causeId: 1,
      causeName: 'Abbotsmere Hospice',
      person: 'Morgan Hale',
      email: 'admin@farthing.example',
      phoneNumber: '07700 900000',
    },
  },
  {
    id: 14,
    startsAt: '2026-11-27T10:00:00.000Z',
    booking: {
      id: 'call-of-brackwater',
      causeId: 2,
      causeName: 'Brackwater Bowls Club',
      person: 'Mary Hall',
      email: 'mary@example.org',
      phoneNumber: null,
    },
  },
]

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
    'cancellation.left': [{ type: 'cancellation.left' }],
    'cancellation.given': [{ type: 'cancellation.given', bookingId: 'call-of-abbotsmere', reason: 'The coach is ill' }],
    'page.refreshed': [{ type: 'page.refreshed' }],
  },
  outcomes: {
    readDesk: { outputs: [deskSlots], fails: true },
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
  invariants: [
    [
      'which call is being cancelled is known while it is',
      (snapshot) => snapshot.matches({ shown: 'cancelling' }) === (snapshot.context.cancelling !== null),
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
      events: ['readDesk: done', 'act.asked#1', 'act: done#1', 'readDesk: done'],
      ends: { shown: 'looking' },
      knows: { told: { kind: 'added', count: 3 } },
    },
    {
      name: 'a day that is over is refused at its field, and what was typed stays',
      input: 0,
      events: ['readDesk: done', 'act.asked#1', 'act: done#4'],
      ends: { shown: 'looking' },
      knows: { told: { kind: 'refused', fields: { day: 'slotDayPast' } } },
    },
    {
      name: 'somebody books the time that is being removed',
      input: 0,
      events: ['readDesk: done', 'act.asked#2', 'act: done#5', 'page.refreshed', 'readDesk: done'],
      ends: { shown: 'looking' },
    },
    {
      name: 'the times and calls that there are',
      input: 0,
      events: ['readDesk: done'],
      ends: { shown: 'looking' },
      knows: { slots: deskSlots },
    },
    ...coachingDeskJourneys,
  ],
})
