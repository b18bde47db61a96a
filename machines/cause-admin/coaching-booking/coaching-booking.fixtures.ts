import type { CoachingBooking } from '#contract/cause-admin/coaching.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { coachingBookingJourneys } from './coaching-booking.journeys.ts'
import { type CoachingFound, coachingBookingMachine } from './coaching-booking.machine.ts'

export const someBooking: CoachingBooking = {
  id: 'call-of-abbotsmere',
  slotId: 12,
  causeId: 1,
  // London's clock shows 9:00: it is winter.
  startsAt: '2026-11-27T09:00:00.000Z',
  bookedBy: 'Morgan Hale',
  changeableUntil: '2026-11-27T07:00:00.000Z',
  isChangeable: true,
  phoneNumber: '07700 900000',
  calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
}
const slots = [
  { id: 12, startsAt: '2026-11-27T09:00:00.000Z' },
  { id: 13, startsAt: '2026-11-27T09:30:00.000Z' },
]
export const coachingFound: CoachingFound[] = [
  { slots, booking: null },
  { slots, booking: someBooking },
  { slots: [], booking: null },
  { slots, booking: { ...someBooking, isChangeable: false, phoneNumber: null } },
  { slots: [], booking: someBooking },
]

export const coachingBookingFixtures = fixturesFor(coachingBookingMachine, {
  items: 'F-156',
  inputs: [{ wanted: 'booking' }, { wanted: 'select-time' }, { wanted: 'confirmation' }],
  events: {
    'time.asked': [{ type: 'time.asked' }],
    'slot.submitted': [{ type: 'slot.submitted', slotId: 12 }],
    'move.asked': [{ type: 'move.asked' }],
    'cancel.asked': [{ type: 'cancel.asked' }],
    'cancel.confirmed': [{ type: 'cancel.confirmed' }],
    'cancel.left': [{ type: 'cancel.left' }],
    'submission.retried': [{ type: 'submission.retried' }],
    'page.refreshed': [{ type: 'page.refreshed' }],
    'step.back': [{ type: 'step.back' }],
  },
  outcomes: {
    read: { outputs: coachingFound, fails: true },
    book: {
      outputs: [
        { kind: 'booked', booking: someBooking },
        { kind: 'slotTaken' },
        { kind: 'callBooked' },
        { kind: 'tooLate' },
        { kind: 'tooOften' },
      ],
      fails: true,
    },
    cancel: { outputs: ['cancelled', 'tooLate'], fails: true },
  },
  invariants: [
    [
      'a call is shown only where there is one',
      (snapshot) =>
        !(snapshot.matches('confirmed') || snapshot.matches('askingCancel') || snapshot.matches('cancelling')) ||
        snapshot.context.booking !== null,
    ],
    ['a cancelled call is gone', (snapshot) => !snapshot.matches('cancelled') || snapshot.context.booking === null],
    [
      'there is a time to choose where one is asked for',
      (snapshot) => !(snapshot.matches('selectTime') || snapshot.matches('slotTaken')) || snapshot.context.slots.length > 0,
    ],
    [
      'what begins too soon is neither moved nor cancelled',
      (snapshot) =>
        !(snapshot.matches('selectTime') || snapshot.matches('askingCancel')) || (snapshot.context.booking?.isChangeable ?? true),
    ],
    ['a time that was taken is told of', (snapshot) => !snapshot.matches('slotTaken') || snapshot.context.told === 'slotTaken'],
  ],
  pinned: [
    {
      name: 'F-156 booked',
      input: 0,
      events: ['read: done#1', 'time.asked', 'slot.submitted', 'book: done#1'],
      ends: 'confirmed',
      knows: { booking: someBooking, told: null },
    },
    {
      name: 'F-156 somebody else was quicker: the free times are read again, and another one is booked',
      input: 1,
      events: ['read: done#1', 'slot.submitted', 'book: done#2', 'read: done#1', 'slot.submitted', 'book: done#1'],
      ends: 'confirmed',
      knows: { told: null },
    },
    {
      name: 'G-014 the last time was taken',
      input: 1,
      events: ['read: done#1', 'slot.submitted', 'book: done#2', 'read: done#3'],
      ends: 'noTimes',
    },
    {
      name: 'moved',
      input: 2,
      events: ['read: done#2', 'move.asked', 'read: done#2', 'slot.submitted', 'book: done#1'],
      ends: 'confirmed',
      knows: { told: 'moved' },
    },
    {
      name: 'cancelled',
      input: 2,
      events: ['read: done#2', 'cancel.asked', 'cancel.confirmed', 'cancel: done#1'],
      ends: 'cancelled',
    },
    {
      name: 'too late to be cancelled, by the server’s clock',
      input: 2,
      events: ['read: done#2', 'cancel.asked', 'cancel.confirmed', 'cancel: done#2', 'read: done#4'],
      ends: 'confirmed',
      knows: { told: 'tooLate' },
    },
    {
      name: 'a call that begins too soon is shown where another time is wanted',
      input: 1,
      events: ['read: done#4'],
      ends: 'confirmed',
    },
    {
      name: 'E-059 lost, then tried again',
      input: 1,
      events: ['read: done#1', 'slot.submitted', 'book: error', 'submission.retried', 'book: done#1'],
      ends: 'confirmed',
    },
    ...coachingBookingJourneys,
  ],
})
