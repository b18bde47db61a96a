import { emit, setup } from 'xstate'

/** F-163, U-034: one picture over the page, with an action or none. */
export const lightboxMachine = setup({
  types: {} as {
    events: { type: 'picture.opened' } | { type: 'picture.dismissed' } | { type: 'action.chosen' }
    emitted: { type: 'action.wanted' }
  },
  actions: { tellWanted: emit({ type: 'action.wanted' }) },
}).createMachine({
  id: 'lightbox',
  description: 'A full-screen picture.',
  initial: 'closed',
  states: {
    closed: { description: 'Only the page is there.', on: { 'picture.opened': { target: 'open' } } },
    open: {
      description: 'The picture, what can be done with it, and words to dismiss it with.',
      on: { 'picture.dismissed': { target: 'closed' }, 'action.chosen': { actions: 'tellWanted' } },
    },
  },
})
