import { assign, setup } from 'xstate'
import type { NewSlots } from '#contract/support/coaching-desk.rules.ts'
import type { DeskSlot } from '#contract/support/coaching-desk.ts'
import { patience, placeholder } from '#machines/placeholder.ts'
import { type Drafts, type WrittenWords, withDraft, wordsIn } from '../written-words.ts'

/** What somebody of the support team does with the times of the coaches. */
export type DeskAct =
  | { type: 'slots.added'; slots: NewSlots }
  | { type: 'slot.removed'; slotId: number }
  | { type: 'call.cancelled'; bookingId: string; reason: string }

/** `refused`: by field, what is wrong with what was typed. `tooLate`: somebody has booked or cancelled meanwhile. */
export type DeskOutcome =
  | { kind: 'added'; count: number }
  | { kind: 'removed' }
  | { kind: 'cancelled' }
  | { kind: 'refused'; fields: Record<string, string> }
  | { kind: 'tooLate' }

/** G-014: when coaches can ring, and who has booked, as the support team sees and changes it. */
export const coachingDeskMachine = setup({
  types: {} as {
    context: {
      slots: DeskSlot[]
      act: DeskAct | null
      told: DeskOutcome | null
      /** The call whose cancelling is being explained. */
      cancelling: string | null
      /** Why each call is cancelled, as it is typed, until it has been cancelled or kept. */
      drafts: Drafts
      /** The times that are typed, until they have been added. */
      times: WrittenWords | null
    }
    events:
      | { type: 'act.asked'; act: Exclude<DeskAct, { type: 'call.cancelled' }> }
      | { type: 'cancellation.begun'; bookingId: string }
      | { type: 'reason.written'; words: WrittenWords }
      | { type: 'times.written'; words: WrittenWords }
      | { type: 'cancellation.left'; bookingId: string }
      | { type: 'draft.discarded'; bookingId: string }
      | { type: 'cancellation.given'; bookingId: string; reason: string }
      | { type: 'page.refreshed' }
    tags: 'busy'
  },
  actors: { readDesk: placeholder<DeskSlot[]>(), act: placeholder<DeskOutcome, { act: DeskAct | null }>() },
  actions: {
    keepSlots: assign((_, { slots }: { slots: DeskSlot[] }) => ({ slots })),
    keepAct: assign((_, { act }: { act: DeskAct }) => ({ act, told: null })),
    keepTimes: assign((_, { words }: { words: WrittenWords }) => ({ times: words })),
    keepDraft: assign(({ context: { cancelling, drafts } }, { words }: { words: WrittenWords }) => ({
      drafts: cancelling === null ? drafts : withDraft(drafts, cancelling, wordsIn(words)),
    })),
    forgetDraft: assign(({ context: { drafts } }, { bookingId }: { bookingId: string }) => ({
      drafts: withDraft(drafts, bookingId, null),
    })),
    // What was typed for it is done with.
    keepTold: assign(({ context: { act, drafts, times } }, { told }: { told: DeskOutcome }) => ({
      told,
      drafts: told.kind === 'cancelled' && act?.type === 'call.cancelled' ? withDraft(drafts, act.bookingId, null) : drafts,
      times: told.kind === 'added' ? null : times,
    })),
    forgetAct: assign({ act: null }),
    keepCancelling: assign((_, { bookingId }: { bookingId: string }) => ({ cancelling: bookingId })),
    forgetCancelling: assign({ cancelling: null }),
  },
  guards: {
    isGone: ({ context: { slots, cancelling } }) => slots.every(({ booking }) => booking?.id !== cancelling),
    isLost: ({ context: { slots, drafts } }, { bookingId }: { bookingId: string }) =>
      bookingId in drafts && slots.every(({ booking }) => booking?.id !== bookingId),
    isChosen: ({ context }, { bookingId }: { bookingId: string }) => context.cancelling === bookingId,
    // It is booked, and not begun already.
    mayBegin: ({ context: { slots, cancelling } }, { bookingId }: { bookingId: string }) =>
      cancelling !== bookingId && slots.some(({ booking }) => booking?.id === bookingId),
    isTooLate: (_, { told }: { told: DeskOutcome }) => told.kind === 'tooLate',
    isRefused: (_, { told }: { told: DeskOutcome }) => told.kind === 'refused',
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'coachingDesk',
  description: 'Coaching times: adding, removing and cancelling.',
  context: { slots: [], act: null, told: null, cancelling: null, drafts: {}, times: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The times are being read.',
      tags: 'busy',
      invoke: {
        id: 'readDesk',
        src: 'readDesk',
        onDone: { target: 'shown', actions: { type: 'keepSlots', params: ({ event }) => ({ slots: event.output }) } },
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: { description: 'They could not be read.', on: { 'page.refreshed': { target: 'loading' } } },
    shown: {
      description: 'The times that are ahead, who has booked them, and what became of the last thing that was done.',
      type: 'parallel',
      on: {
        'act.asked': { target: 'acting', actions: { type: 'keepAct', params: ({ event }) => ({ act: event.act }) } },
        'draft.discarded': {
          guard: { type: 'isLost', params: ({ event }) => ({ bookingId: event.bookingId }) },
          actions: { type: 'forgetDraft', params: ({ event }) => ({ bookingId: event.bookingId }) },
        },
        'times.written': { actions: { type: 'keepTimes', params: ({ event }) => ({ words: event.words }) } },
      },
      states: {
        list: {
          description: 'How new what is shown is.',
          initial: 'read',
          states: {
            read: { description: 'It is as it was read.', on: { 'page.refreshed': { target: 'rereading' } } },
            rereading: {
              description: 'It is read again, and what is shown and typed stays meanwhile.',
              tags: 'busy',
              invoke: {
                id: 'readDesk',
                src: 'readDesk',
                onDone: { target: 'read', actions: { type: 'keepSlots', params: ({ event }) => ({ slots: event.output }) } },
                onError: { target: 'unread' },
              },
              after: { patience: { target: 'unread' } },
            },
            unread: {
              description: 'It could not be read again; what is shown may be old.',
              on: { 'page.refreshed': { target: 'rereading' } },
            },
          },
        },
        work: {
          description: 'What somebody has begun.',
          on: {
            'cancellation.begun': {
              guard: { type: 'mayBegin', params: ({ event }) => ({ bookingId: event.bookingId }) },
              target: '.cancelling',
              actions: { type: 'keepCancelling', params: ({ event }) => ({ bookingId: event.bookingId }) },
            },
          },
          initial: 'looking',
          states: {
            looking: { description: 'Nothing is begun.' },
            cancelling: {
              description: 'Why a call is cancelled is being written; whoever has booked it will read it.',
              exit: 'forgetCancelling',
              always: { guard: 'isGone', target: 'gone' },
              on: {
                'reason.written': { actions: { type: 'keepDraft', params: ({ event }) => ({ words: event.words }) } },
                'cancellation.left': {
                  guard: { type: 'isChosen', params: ({ event }) => ({ bookingId: event.bookingId }) },
                  target: 'looking',
                  actions: { type: 'forgetDraft', params: ({ event }) => ({ bookingId: event.bookingId }) },
                },
                'cancellation.given': {
                  guard: { type: 'isChosen', params: ({ event }) => ({ bookingId: event.bookingId }) },
                  target: '#coachingDesk.acting',
                  actions: {
                    type: 'keepAct',
                    params: ({ event: { bookingId, reason } }) => ({ act: { type: 'call.cancelled', bookingId, reason } }),
                  },
                },
              },
            },
            gone: {
              description: 'The call isn’t booked any more; what was typed is kept.',
              on: {
                'page.refreshed': { target: 'looking' },
              },
            },
          },
        },
      },
    },
    acting: {
      description: 'It is on its way.',
      tags: 'busy',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => ({ act: context.act }),
        onDone: [
          {
            guard: { type: 'isTooLate', params: ({ event }) => ({ told: event.output }) },
            target: 'tooLate',
            actions: 'forgetAct',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ told: event.output }) },
            target: 'shown',
            actions: [{ type: 'keepTold', params: ({ event }) => ({ told: event.output }) }, 'forgetAct'],
          },
          {
            target: '#coachingDesk.shown.list.rereading',
            actions: [{ type: 'keepTold', params: ({ event }) => ({ told: event.output }) }, 'forgetAct'],
          },
        ],
        onError: { target: 'notDone', actions: 'forgetAct' },
      },
      after: { patience: { target: 'notDone', actions: 'forgetAct' } },
    },
    tooLate: {
      description: 'Somebody has booked or cancelled meanwhile; the times are read again.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
    notDone: {
      description: 'It is not known to be done; the times are read again, and say what they are.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
  },
})
