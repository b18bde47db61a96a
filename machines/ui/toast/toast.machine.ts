import { setup } from 'xstate'
import { limits } from '#contract/limits.ts'

export type ToastKind = keyof typeof limits.toast
export type ToastEvent =
  | { type: 'toast.dismissed' }
  | { type: 'toast.held' }
  | { type: 'toast.released' }
  | { type: 'toast.settled' }

interface ToastContext {
  /** How long it stays; null for a loading toast, which stays until it is settled. Milliseconds. */
  duration: number | null
}

/** F-159, C-032…C-035, X-054: pointing at a toast or focusing it holds it. */
export const toastMachine = setup({
  types: {} as { context: ToastContext; input: { duration: number | null }; events: ToastEvent },
  guards: { staysUntilSettled: ({ context }) => context.duration === null },
  delays: { duration: ({ context }) => context.duration ?? limits.toast.error, removal: limits.toastRemoval },
}).createMachine({
  id: 'toast',
  description: 'A short message that confirms something.',
  context: ({ input }) => ({ duration: input.duration }),
  initial: 'appearing',
  on: { 'toast.dismissed': { target: '.dismissed' } },
  states: {
    appearing: {
      description: 'Deciding whether it leaves by itself.',
      always: [{ guard: 'staysUntilSettled', target: 'loading' }, { target: 'visible' }],
    },
    loading: {
      description: 'Something is under way; the toast stays until it ends.',
      on: { 'toast.settled': { target: 'settled' } },
    },
    settled: {
      description: 'What was under way has ended.',
      after: { duration: { target: 'dismissed' } },
      on: { 'toast.held': { target: 'held' } },
    },
    visible: {
      description: 'Readable, leaving by itself.',
      after: { duration: { target: 'dismissed' } },
      on: { 'toast.held': { target: 'held' } },
    },
    held: { description: 'The person is reading or using it, so it stays.', on: { 'toast.released': { target: 'visible' } } },
    dismissed: { description: 'Fading out.', on: { 'toast.dismissed': {} }, after: { removal: { target: 'removed' } } },
    removed: { description: 'Gone; its words stay in the message history.', type: 'final' },
  },
})
