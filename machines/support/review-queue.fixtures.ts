import { type Fixtures, fixturesFor } from '../fixtures.ts'
import type { MoveOutcome, reviewQueue } from './review-queue.ts'

/** The fixtures of every queue of the support team. */
export function reviewQueueFixtures<Item, Decision>(
  machine: ReturnType<typeof reviewQueue<Item, Decision>>,
  item: Item,
  move: { reference: string; event: Decision },
): Fixtures<ReturnType<typeof reviewQueue<Item, Decision>>> {
  return fixturesFor(machine, {
    inputs: [undefined],
    events: {
      'move.asked': [{ type: 'move.asked', move }],
      'queue.refreshed': [{ type: 'queue.refreshed' }],
    } as never, // the events of a generic chart are not spelled out
    outcomes: {
      readQueue: { outputs: [[item], []], fails: true },
      moveRequest: { outputs: ['moved', 'tooLate'] satisfies MoveOutcome[], fails: true },
    },
    invariants: [
      [
        'a move is only kept while it is on its way',
        (snapshot) => snapshot.matches('moving') === (snapshot.context.move !== null),
      ],
    ],
    pinned: [
      {
        name: 'a decision, then the queue without it',
        input: 0,
        events: ['readQueue: done#1', 'move.asked', 'moveRequest: done#1', 'readQueue: done#2'],
        ends: 'empty',
      },
      {
        name: 'somebody else was faster',
        input: 0,
        events: ['readQueue: done#1', 'move.asked', 'moveRequest: done#2', 'queue.refreshed'],
        ends: 'loading',
      },
      {
        name: 'a decision that fails changes nothing',
        input: 0,
        events: ['readQueue: done#1', 'move.asked', 'moveRequest: error'],
        ends: 'notMoved',
      },
      {
        name: 'so does a silent one',
        input: 0,
        events: ['readQueue: done#1', 'move.asked', 'after: decision'],
        ends: 'notMoved',
      },
      {
        name: 'a queue that fails can be read again',
        input: 0,
        events: ['readQueue: error', 'queue.refreshed', 'readQueue: done#1'],
        ends: 'shown',
      },
      { name: 'a silent one too', input: 0, events: ['after: patience'], ends: 'failed' },
      { name: 'who waits is shown', input: 0, events: ['readQueue: done#1'], ends: 'shown', knows: { requests: [item] } },
      {
        name: 'who was decided on is gone when nobody waits any more',
        input: 0,
        events: ['readQueue: done#1', 'queue.refreshed', 'readQueue: done#2'],
        ends: 'empty',
        knows: { requests: [] },
      },
      {
        name: 'nobody waits, then somebody does',
        input: 0,
        events: ['readQueue: done#2', 'queue.refreshed', 'readQueue: done#1'],
        ends: 'shown',
        knows: { requests: [item] },
      },
      {
        name: 'a decision that was lost is made again after a look at the queue',
        input: 0,
        events: ['readQueue: done#1', 'move.asked', 'moveRequest: error', 'queue.refreshed', 'readQueue: done#1'],
        ends: 'shown',
        knows: { requests: [item], move: null },
      },
    ],
  })
}
