import { assign, setup } from 'xstate'
import { type ReminderShop, shopsNamed } from '#contract/shopping/reminder-shops.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

interface ReminderSearchContext {
  shops: ReminderShop[]
  term: string
  found: ReminderShop[]
}

/** As many as stand in the window of the icon without scrolling far. */
const most = 20

/** H-015: partner shops by name, among those that the browser has. What is typed goes nowhere. */
export const reminderSearchMachine = setup({
  types: {} as {
    context: ReminderSearchContext
    events: { type: 'term.changed'; term: string } | { type: 'list.retried' }
    tags: 'busy'
  },
  actors: { readShops: placeholder<ReminderShop[]>() },
  actions: {
    keepShops: assign((_, { shops }: { shops: ReminderShop[] }) => ({ shops })),
    search: assign(({ context }, { term }: { term: string }) => ({ term, found: shopsNamed(context.shops, term, most) })),
  },
  guards: {
    isBlank: (_, { term }: { term: string }) => term.trim() === '',
    isFound: ({ context }, { term }: { term: string }) => shopsNamed(context.shops, term, 1).length > 0,
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'reminderSearch',
  description: 'Searching shops from Donation Reminder’s icon.',
  context: { shops: [], term: '', found: [] },
  initial: 'loading',
  states: {
    loading: {
      description: 'The list of shops is read, or had from the site the first time.',
      tags: 'busy',
      invoke: {
        id: 'readShops',
        src: 'readShops',
        onDone: { target: 'ready', actions: { type: 'keepShops', params: ({ event }) => ({ shops: event.output }) } },
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: {
      description: 'There is no list yet, and it could not be had.',
      on: { 'list.retried': { target: 'loading' } },
    },
    ready: {
      description: 'The list is here.',
      initial: 'untyped',
      on: {
        'term.changed': [
          {
            guard: { type: 'isBlank', params: ({ event }) => event },
            target: '.untyped',
            actions: { type: 'search', params: ({ event }) => event },
          },
          {
            guard: { type: 'isFound', params: ({ event }) => event },
            target: '.shown',
            actions: { type: 'search', params: ({ event }) => event },
          },
          { target: '.empty', actions: { type: 'search', params: ({ event }) => event } },
        ],
      },
      states: {
        untyped: { description: 'Nothing has been typed yet.' },
        shown: { description: 'Shops of that name, with what each donates.' },
        empty: { description: 'No partner shop is called so.' },
      },
    },
  },
})
