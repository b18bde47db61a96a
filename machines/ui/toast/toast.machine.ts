import { and, assign, not, or, setup, stateIn } from 'xstate'
import { limits } from '#contract/limits.ts'

/** Of each kind how long it stays; a loading one stays until what it tells of has ended. */
export type ToastKind = keyof typeof limits.toast
export type ToastEvent =
  | { type: 'toast.dismissed' }
  | { type: 'toast.settled'; kind: 'success' | 'error' }
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' }
  | { type: 'focus.entered' }
  | { type: 'focus.left' }

interface ToastContext {
  /** How long it stays, in milliseconds; null for a loading toast, which stays until it is settled. */
  duration: number | null
}

/** F-159, C-032…C-035, X-054: a toast stays while it is pointed at or has the focus: two regions beside its life, so that one that ends is not taken for both. */
export const toastMachine = setup({
  types: {} as { context: ToastContext; input: { duration: number | null }; events: ToastEvent },
  actions: { keepDuration: assign((_, params: { kind: 'success' | 'error' }) => ({ duration: limits.toast[params.kind] })) },
  guards: {
    isLoading: ({ context }) => context.duration === null,
    isHeld: or([stateIn('#toast.shown.pointer.over'), stateIn('#toast.shown.focus.inside')]),
    isLetGo: and([not(stateIn('#toast.shown.pointer.over')), not(stateIn('#toast.shown.focus.inside'))]),
  },
  delays: { duration: ({ context }) => context.duration ?? limits.toast.error, removal: limits.toastRemoval },
}).createMachine({
  id: 'toast',
  description: 'One toast message, confirming something.',
  context: ({ input }) => ({ duration: input.duration }),
  initial: 'shown',
  states: {
    shown: {
      description: 'On the screen, with its words.',
      type: 'parallel',
      on: { 'toast.dismissed': { target: 'dismissed' } },
      states: {
        life: {
          description: 'How long it stays.',
          initial: 'appearing',
          states: {
            appearing: {
              description: 'Deciding whether it leaves by itself.',
              always: [{ guard: 'isLoading', target: 'loading' }, { target: 'visible' }],
            },
            loading: {
              description: 'Something is under way; the toast stays until it ends.',
              on: {
                'toast.settled': {
                  target: 'visible',
                  actions: { type: 'keepDuration', params: ({ event }) => ({ kind: event.kind }) },
                },
              },
            },
            visible: {
              description: 'Readable, leaving by itself.',
              always: { guard: 'isHeld', target: 'held' },
              after: { duration: { target: '#toast.dismissed' } },
            },
            held: {
              description: 'The person is reading or using it, so it stays.',
              always: { guard: 'isLetGo', target: 'visible' },
            },
          },
        },
        pointer: {
          description: 'Whether it is pointed at.',
          initial: 'away',
          states: {
            away: { description: 'The pointer is elsewhere.', on: { 'pointer.entered': { target: 'over' } } },
            over: { description: 'The pointer is over it.', on: { 'pointer.left': { target: 'away' } } },
          },
        },
        focus: {
          description: 'Whether something in it has the focus.',
          initial: 'outside',
          states: {
            outside: { description: 'The focus is elsewhere.', on: { 'focus.entered': { target: 'inside' } } },
            inside: { description: 'One of its controls has the focus.', on: { 'focus.left': { target: 'outside' } } },
          },
        },
      },
    },
    dismissed: { description: 'Fading out.', after: { removal: { target: 'removed' } } },
    removed: { description: 'Gone; its words stay in the message history.', type: 'final' },
  },
})
