import { setup } from 'xstate'
import type { Appearance, KeptAppearance } from './colour-schemes.ts'

/** U-017: light or dark, and how much contrast, change looks only; both choices stay on the device. */
export const colourSchemeMachine = setup({
  types: {} as {
    context: KeptAppearance
    input: KeptAppearance
    events: { type: 'scheme.chosen'; choice: Appearance } | { type: 'contrast.chosen'; choice: Appearance }
  },
  actions: {
    /** Paints the page and keeps the choice for the next one. */
    keepScheme: (_, _params: { choice: 'device' | 'light' | 'dark' }) => {},
    keepContrast: (_, _params: { choice: 'device' | 'more' }) => {},
  },
  guards: {
    isLight: (_, { choice }: { choice: string | undefined }) => choice === 'light',
    isDark: (_, { choice }: { choice: string | undefined }) => choice === 'dark',
    isMore: (_, { choice }: { choice: string | undefined }) => choice === 'more',
  },
}).createMachine({
  id: 'colourScheme',
  description: 'Light, dark or device setting, and beside it more contrast or device setting.',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    scheme: {
      description: 'Light or dark.',
      initial: 'starting',
      on: {
        'scheme.chosen': [
          {
            guard: { type: 'isLight', params: ({ event }) => ({ choice: event.choice }) },
            target: '.light',
            actions: { type: 'keepScheme', params: { choice: 'light' } },
          },
          {
            guard: { type: 'isDark', params: ({ event }) => ({ choice: event.choice }) },
            target: '.dark',
            actions: { type: 'keepScheme', params: { choice: 'dark' } },
          },
          { target: '.device', actions: { type: 'keepScheme', params: { choice: 'device' } } },
        ],
      },
      states: {
        starting: {
          description: 'As it was chosen at another time.',
          always: [
            { guard: { type: 'isLight', params: ({ context }) => ({ choice: context.scheme }) }, target: 'light' },
            { guard: { type: 'isDark', params: ({ context }) => ({ choice: context.scheme }) }, target: 'dark' },
            { target: 'device' },
          ],
        },
        device: { description: 'Pages follow the device, and what it says by day and by night.' },
        light: { description: 'Pages are light, whatever the device says.' },
        dark: { description: 'Pages are dark, whatever the device says.' },
      },
    },
    contrast: {
      description: 'How far text stands out from its ground.',
      initial: 'starting',
      on: {
        'contrast.chosen': [
          {
            guard: { type: 'isMore', params: ({ event }) => ({ choice: event.choice }) },
            target: '.more',
            actions: { type: 'keepContrast', params: { choice: 'more' } },
          },
          { target: '.device', actions: { type: 'keepContrast', params: { choice: 'device' } } },
        ],
      },
      states: {
        starting: {
          description: 'As it was chosen at another time.',
          always: [
            { guard: { type: 'isMore', params: ({ context }) => ({ choice: context.contrast }) }, target: 'more' },
            { target: 'device' },
          ],
        },
        device: { description: 'Pages have more contrast where the device asks for it.' },
        more: { description: 'Pages have more contrast, whatever the device says.' },
      },
    },
  },
})
