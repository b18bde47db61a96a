import { setup } from 'xstate'
import { limits } from '#contract/limits.ts'

/** F-162, C-038, U-033: fades in over 50 ms and out over 300 ms. */
export const modalMachine = setup({
  types: {} as { events: { type: 'modal.opened' } | { type: 'modal.closed' }; tags: 'open' },
  delays: { fadeIn: limits.modal.fadeIn, fadeOut: limits.modal.fadeOut },
}).createMachine({
  id: 'modal',
  description: 'A dialog that needs an answer.',
  initial: 'closed',
  states: {
    closed: { description: 'Not shown.', on: { 'modal.opened': { target: 'fadingIn' } } },
    fadingIn: {
      description: 'Appearing; focus is inside already.',
      tags: 'open',
      after: { fadeIn: { target: 'open' } },
      on: { 'modal.closed': { target: 'fadingOut' } },
    },
    open: { description: 'Waiting for an answer.', tags: 'open', on: { 'modal.closed': { target: 'fadingOut' } } },
    fadingOut: {
      description: 'Leaving, and no longer used; focus goes back where it was once it has gone.',
      after: { fadeOut: { target: 'closed' } },
      on: { 'modal.opened': { target: 'fadingIn' } },
    },
  },
})
