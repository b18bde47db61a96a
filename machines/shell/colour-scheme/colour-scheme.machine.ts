import { setup } from 'xstate'
import type { ColourScheme } from './colour-schemes.ts'

/** U-017: light or dark changes looks only; the choice stays on the device. */
export const colourSchemeMachine = setup({
  types: {} as {
    context: { kept: ColourScheme }
    input: { kept: ColourScheme }
    events: { type: 'scheme.chosen'; scheme: ColourScheme }
  },
  actions: {
    /** Paints the page and keeps the choice for the next one. */
    keepChoice: (_, _params: { scheme: ColourScheme }) => {},
  },
  guards: {
    isLight: (_, { scheme }: { scheme: ColourScheme }) => scheme === 'light',
    isDark: (_, { scheme }: { scheme: ColourScheme }) => scheme === 'dark',
  },
}).createMachine({
  id: 'colourScheme',
  description: 'Light, dark or device setting.',
  context: ({ input }) => ({ kept: input.kept }),
  initial: 'starting',
  on: {
    'scheme.chosen': [
      {
        guard: { type: 'isLight', params: ({ event }) => ({ scheme: event.scheme }) },
        target: '.light',
        actions: { type: 'keepChoice', params: { scheme: 'light' } },
      },
      {
        guard: { type: 'isDark', params: ({ event }) => ({ scheme: event.scheme }) },
        target: '.dark',
        actions: { type: 'keepChoice', params: { scheme: 'dark' } },
      },
      { target: '.device', actions: { type: 'keepChoice', params: { scheme: 'device' } } },
    ],
  },
  states: {
    starting: {
      description: 'As it was chosen at another time.',
      always: [
        { guard: { type: 'isLight', params: ({ context }) => ({ scheme: context.kept }) }, target: 'light' },
        { guard: { type: 'isDark', params: ({ context }) => ({ scheme: context.kept }) }, target: 'dark' },
        { target: 'device' },
      ],
    },
    device: { description: 'Pages follow the device, and what it says by day and by night.' },
    light: { description: 'Pages are light, whatever the device says.' },
    dark: { description: 'Pages are dark, whatever the device says.' },
  },
})
