import { setup } from 'xstate'
import { limits } from '#contract/limits.ts'

/** F-161, C-037, U-032: in the page at once, visible after 100 ms, out of the page 300 ms after it is closed. */
export const overlayMachine = setup({
  types: {} as { events: { type: 'overlay.opened' } | { type: 'overlay.closed' } },
  delays: { visibleAfter: limits.overlay.visibleAfter, hiddenAfter: limits.overlay.hiddenAfter },
}).createMachine({
  id: 'overlay',
  description: 'A layer that fades or slides in over the page.',
  initial: 'hidden',
  states: {
    hidden: { description: 'Not in the page.', on: { 'overlay.opened': { target: 'entering' } } },
    entering: {
      description: 'In the page, about to become visible.',
      after: { visibleAfter: { target: 'visible' } },
      on: { 'overlay.closed': { target: 'leaving' } },
    },
    visible: { description: 'Over the page.', on: { 'overlay.closed': { target: 'leaving' } } },
    leaving: {
      description: 'On its way out.',
      after: { hiddenAfter: { target: 'hidden' } },
      on: { 'overlay.opened': { target: 'entering' } },
    },
  },
})
