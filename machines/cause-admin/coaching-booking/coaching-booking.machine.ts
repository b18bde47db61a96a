import { assign, setup } from 'xstate'
import type { CoachingBooking, CoachingSlot } from '#contract/cause-admin/coaching.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** The pages that it is shown on, as the end of their address. */
export type CoachingPage = 'booking' | 'select-time' | 'confirmation'

export interface CoachingFound {
  slots: CoachingSlot[]
  /** The call that the cause has ahead. */
  booking: CoachingBooking | null
}

/** `callBooked`: another administrator of the cause has booked meanwhile; `tooLate`: the call begins too soon to be changed. */
export type CoachingOutcome =
  | { kind: 'booked'; booking: CoachingBooking }
  | { kind: 'slotTaken' | 'callBooked' | 'tooLate' | 'tooOften' }
export type CancelOutcome = 'cancelled' | 'tooLate'

/** What became of the last thing that was done, where the page says it. */
export type CoachingMessage = 'moved' | 'slotTaken' | 'callBooked' | 'tooLate' | null

interface CoachingContext extends CoachingFound {
  /** Where the person wants to be once the times are read. */
  wanted: CoachingPage
  slotId: number
  told: CoachingMessage
}

const isAhead = (booking: CoachingBooking | null) => booking !== null

/** F-156, A-101, R-113…R-117: a cause's call with a coach is booked, moved and cancelled. Who already has a call and chooses a time moves it. */
export const coachingBookingMachine = setup({
  types: {} as {
    context: CoachingContext
    input: { wanted: CoachingPage }
    events:
      | { type: 'time.asked' }
      | { type: 'slot.submitted'; slotId: number }
      | { type: 'move.asked' }
      | { type: 'cancel.asked' }
      | { type: 'cancel.confirmed' }
      | { type: 'cancel.left' }
      | { type: 'submission.retried' }
      | { type: 'page.refreshed' }
      | { type: 'step.back' }
    tags: 'busy' | 'choosing'
    meta: { page: CoachingPage }
  },
  actors: {
    read: placeholder<CoachingFound>(),
    book: placeholder<CoachingOutcome, { slotId: number; bookingId: string | null }>(),
    cancel: placeholder<CancelOutcome, { bookingId: string }>(),
  },
  actions: {
    keepFound: assign((_, { found }: { found: CoachingFound }) => ({ ...found })),
    keepSlot: assign((_, { slotId }: { slotId: number }) => ({ slotId, told: null })),
    keepBooked: assign(({ context }, { outcome }: { outcome: CoachingOutcome }) =>
      outcome.kind === 'booked' ? { booking: outcome.booking, told: isAhead(context.booking) ? ('moved' as const) : null } : {},
    ),
    forgetBooking: assign({ booking: null, told: null }),
    want: assign((_, { page, told }: { page: CoachingPage; told: CoachingMessage }) => ({ wanted: page, told })),
  },
  guards: {
    hasBooking: ({ context }) => isAhead(context.booking),
    isChangeable: ({ context }) => context.booking?.isChangeable ?? false,
    /** A time is wanted, and may be chosen: for a new call, or for one that can still be moved. */
    mayChoose: ({ context }) => context.wanted === 'select-time' && (context.booking?.isChangeable ?? true),
    hasSlots: ({ context }) => context.slots.length > 0,
    isTaken: ({ context }) => context.told === 'slotTaken' && context.slots.length > 0,
    isBooked: (_, { outcome }: { outcome: CoachingOutcome }) => outcome.kind === 'booked',
    isSlotTaken: (_, { outcome }: { outcome: CoachingOutcome }) => outcome.kind === 'slotTaken',
    isTooOften: (_, { outcome }: { outcome: CoachingOutcome }) => outcome.kind === 'tooOften',
    isCallBooked: (_, { outcome }: { outcome: CoachingOutcome }) => outcome.kind === 'callBooked',
    isCancelled: (_, { outcome }: { outcome: CancelOutcome }) => outcome === 'cancelled',
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'coachingBooking',
  description: 'Booking, moving or cancelling a coaching call.',
  context: ({ input }) => ({ slots: [], booking: null, wanted: input.wanted, slotId: 0, told: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The free times are being read, and whether the cause has a call ahead.',
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        onDone: { target: 'arriving', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        onError: { target: 'unread' },
      },
      after: { patience: { target: 'unread' } },
    },
    unread: {
      description: 'They could not be read.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
    arriving: {
      description: 'To the page that is wanted, if the call allows it.',
      always: [{ guard: 'mayChoose', target: 'offering' }, { guard: 'hasBooking', target: 'confirmed' }, { target: 'book' }],
    },
    offering: {
      description: 'Whether there is any time to choose.',
      always: [{ guard: 'isTaken', target: 'slotTaken' }, { guard: 'hasSlots', target: 'selectTime' }, { target: 'noTimes' }],
    },
    book: {
      description: 'What the call is.',
      meta: { page: 'booking' },
      on: { 'time.asked': { target: 'offering' } },
    },
    selectTime: {
      description: 'A time is chosen, for a new call or for the one that is moved.',
      tags: 'choosing',
      meta: { page: 'select-time' },
      on: {
        'slot.submitted': {
          target: 'confirming',
          actions: { type: 'keepSlot', params: ({ event }) => ({ slotId: event.slotId }) },
        },
        'step.back': [{ guard: 'hasBooking', target: 'confirmed' }, { target: 'book' }],
      },
    },
    noTimes: {
      description: 'Every time is booked; there may be new ones later.',
      meta: { page: 'select-time' },
      on: {
        'page.refreshed': {
          target: 'loading',
          actions: { type: 'want', params: { page: 'select-time', told: null } },
        },
        'step.back': [{ guard: 'hasBooking', target: 'confirmed' }, { target: 'book' }],
      },
    },
    slotTaken: {
      description: 'Somebody else was quicker: another of the times that are free now is chosen.',
      tags: 'choosing',
      meta: { page: 'select-time' },
      on: {
        'slot.submitted': {
          target: 'confirming',
          actions: { type: 'keepSlot', params: ({ event }) => ({ slotId: event.slotId }) },
        },
        'step.back': [{ guard: 'hasBooking', target: 'confirmed' }, { target: 'book' }],
      },
      exit: { type: 'want', params: { page: 'select-time', told: null } },
    },
    confirming: {
      description: 'The time is being booked.',
      tags: ['busy', 'choosing'],
      meta: { page: 'select-time' },
      invoke: {
        id: 'book',
        src: 'book',
        input: ({ context }) => ({ slotId: context.slotId, bookingId: context.booking?.id ?? null }),
        onDone: [
          {
            guard: { type: 'isBooked', params: ({ event }) => ({ outcome: event.output }) },
            target: 'confirmed',
            actions: { type: 'keepBooked', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isSlotTaken', params: ({ event }) => ({ outcome: event.output }) },
            target: 'loading',
            actions: { type: 'want', params: { page: 'select-time', told: 'slotTaken' } },
          },
          { guard: { type: 'isTooOften', params: ({ event }) => ({ outcome: event.output }) }, target: 'tooOften' },
          {
            guard: { type: 'isCallBooked', params: ({ event }) => ({ outcome: event.output }) },
            target: 'loading',
            actions: { type: 'want', params: { page: 'confirmation', told: 'callBooked' } },
          },
          { target: 'loading', actions: { type: 'want', params: { page: 'confirmation', told: 'tooLate' } } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: {
      description: 'It is not known to be booked; trying again books it once.',
      meta: { page: 'select-time' },
      on: { 'submission.retried': { target: 'confirming' } },
    },
    tooOften: {
      description: 'The cause has booked and moved as often as it may in a day.',
      meta: { page: 'select-time' },
      on: { 'step.back': [{ guard: 'hasBooking', target: 'confirmed' }, { target: 'book' }] },
    },
    confirmed: {
      description: 'The call is booked: when it is, and what can be done with it.',
      meta: { page: 'confirmation' },
      on: {
        'move.asked': {
          guard: 'isChangeable',
          target: 'loading',
          actions: { type: 'want', params: { page: 'select-time', told: null } },
        },
        'cancel.asked': { guard: 'isChangeable', target: 'askingCancel' },
      },
    },
    askingCancel: {
      description: 'Whether it is really to be cancelled.',
      meta: { page: 'confirmation' },
      on: { 'cancel.confirmed': { target: 'cancelling' }, 'cancel.left': { target: 'confirmed' } },
    },
    cancelling: {
      description: 'The call is being cancelled.',
      tags: 'busy',
      meta: { page: 'confirmation' },
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context }) => ({ bookingId: context.booking?.id ?? '' }),
        onDone: [
          {
            guard: { type: 'isCancelled', params: ({ event }) => ({ outcome: event.output }) },
            target: 'cancelled',
            actions: 'forgetBooking',
          },
          { target: 'loading', actions: { type: 'want', params: { page: 'confirmation', told: 'tooLate' } } },
        ],
        onError: { target: 'cancelFailed' },
      },
      after: { patience: { target: 'cancelFailed' } },
    },
    cancelFailed: {
      description: 'It is not known to be cancelled; it can be tried again.',
      meta: { page: 'confirmation' },
      on: { 'submission.retried': { target: 'cancelling' } },
    },
    cancelled: {
      description: 'There is no call any more; another one can be booked.',
      meta: { page: 'confirmation' },
      on: {
        'time.asked': {
          target: 'loading',
          actions: { type: 'want', params: { page: 'select-time', told: null } },
        },
      },
    },
  },
})
