import { assign, setup } from 'xstate'
import type { StatementDetail } from '#contract/cause-admin/statement.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** Null where the cause has no such statement. */
export type StatementFound = StatementDetail | null

/** F-151, R-106: one statement, to be read and printed. */
export const statementMachine = setup({
  types: {} as {
    context: { found: StatementDetail | null }
    events: { type: 'print.asked' } | { type: 'page.refreshed' }
    tags: 'busy'
  },
  actors: { readStatement: placeholder<StatementFound>() },
  actions: {
    keepFound: assign((_, { found }: { found: StatementFound }) => ({ found })),
    print: () => {},
  },
  guards: { isUnknown: (_, { found }: { found: StatementFound }) => found === null },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'statement',
  description: 'One quarter’s donations, by shop.',
  context: { found: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking for the statement.',
      tags: 'busy',
      invoke: {
        id: 'readStatement',
        src: 'readStatement',
        onDone: [
          { guard: { type: 'isUnknown', params: ({ event }) => ({ found: event.output }) }, target: 'unknown' },
          { target: 'printable', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    printable: {
      description: 'The statement, which can be printed.',
      on: { 'print.asked': { actions: 'print' } },
    },
    unknown: { description: 'The cause has no statement with this id.' },
    failed: {
      description: 'It could not be loaded; it can be asked for again.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
  },
})
