import type { DeskSlot } from '#contract/support/coaching-desk.ts'

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

/** One of the calls was cancelled meanwhile. */
export const slotsWithout: DeskSlot[] = deskSlots.map((slot) => (slot.id === 13 ? { ...slot, booking: null } : slot))
