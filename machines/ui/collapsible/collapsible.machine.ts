import { setup } from 'xstate'

/** F-164, U-047, and every menu that opens and closes (F-080). */
export const collapsibleMachine = setup({
  types: {} as {
    context: { startsOpen: boolean }
    input: { startsOpen: boolean }
    events: { type: 'panel.toggled' } | { type: 'panel.closed' }
  },
  guards: { startsOpen: ({ context }) => context.startsOpen },
}).createMachine({
  id: 'collapsible',
  description: 'A panel that opens and closes in place.',
  context: ({ input }) => ({ startsOpen: input.startsOpen }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Open or closed, as the page wants it.',
      always: [{ guard: 'startsOpen', target: 'open' }, { target: 'closed' }],
    },
    closed: { description: 'Only its heading is shown.', on: { 'panel.toggled': { target: 'open' } } },
    open: {
      description: 'Its content is shown.',
      on: { 'panel.toggled': { target: 'closed' }, 'panel.closed': { target: 'closed' } },
    },
  },
})
