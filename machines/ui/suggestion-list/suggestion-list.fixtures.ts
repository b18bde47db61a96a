import { fixturesFor } from '#machines/fixtures.ts'
import { suggestionListMachine } from './suggestion-list.machine.ts'

export const suggestionListFixtures = fixturesFor(suggestionListMachine, {
  items: 'F-168',
  inputs: [undefined],
  events: {
    'list.offered': [
      { type: 'list.offered', count: 2 },
      { type: 'list.offered', count: 0 },
    ],
    'list.closed': [{ type: 'list.closed' }],
    'highlight.next': [{ type: 'highlight.next' }],
    'highlight.previous': [{ type: 'highlight.previous' }],
  },
  outcomes: {},
  invariants: [
    [
      'the highlight is in the list, or nowhere',
      ({ context }) => context.highlight >= -1 && context.highlight < Math.max(context.count, 0),
    ],
  ],
  pinned: [
    {
      name: 'arrows go round',
      input: 0,
      events: ['list.offered#1', 'highlight.next', 'highlight.next', 'highlight.next'],
      ends: 'open',
    },
    { name: 'up from the text is the last one', input: 0, events: ['list.offered#1', 'highlight.previous'], ends: 'open' },
    { name: 'nothing is offered at first', input: 0, events: [], ends: 'closed' },
    { name: 'what is offered opens it', input: 0, events: ['list.offered#1'], ends: 'open', knows: { count: 2 } },
    {
      name: 'nothing to offer closes it',
      input: 0,
      events: ['list.offered#1', 'list.offered#2'],
      ends: 'closed',
      knows: { count: 0 },
    },
    {
      name: 'closed, it offers nothing',
      input: 0,
      events: ['list.offered#1', 'list.closed'],
      ends: 'closed',
      knows: { count: 0 },
    },
  ],
})
