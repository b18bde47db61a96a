import { setup } from 'xstate'
import { limits } from '#contract/limits.ts'

/** Pixels. */
export interface ScrollPosition {
  scrolled: number
  headerHeight: number
}

/** F-079, C-042: the account header comes along once the page has been scrolled past twice its height. */
export const stickyHeaderMachine = setup({
  types: {} as { events: { type: 'page.scrolled'; position: ScrollPosition } },
  guards: {
    isPast: (_, { position }: { position: ScrollPosition }) =>
      position.scrolled > limits.stickyHeaderFactor * position.headerHeight,
    isBack: (_, { position }: { position: ScrollPosition }) =>
      position.scrolled <= limits.stickyHeaderFactor * position.headerHeight,
  },
}).createMachine({
  id: 'stickyHeader',
  description: 'The account header, which stays in view while scrolling.',
  initial: 'static',
  states: {
    static: {
      description: 'At the top of the page.',
      on: {
        'page.scrolled': { guard: { type: 'isPast', params: ({ event }) => ({ position: event.position }) }, target: 'sticky' },
      },
    },
    sticky: {
      description: 'At the top of the window, wherever the page is.',
      on: {
        'page.scrolled': { guard: { type: 'isBack', params: ({ event }) => ({ position: event.position }) }, target: 'static' },
      },
    },
  },
})
