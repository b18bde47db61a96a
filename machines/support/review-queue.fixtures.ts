import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { type Fixtures, journey } from '../fixtures.ts'
import { changedOf, chosen, nobody, pinnedOfWords, read } from './review-queue.journeys.ts'
import type { MoveOutcome, QueueDecision, QueueMove } from './review-queue.states.ts'
import type { WrittenWords } from './written-words.ts'

/** A decision of each kind that its queue knows. */
interface Ways {
  atOnce?: QueueMove<QueueDecision>
  withReason?: QueueMove<QueueDecision>
}

/** How one comes from the queue to a decision that is on its way. */
const waysTo = ({ atOnce, withReason }: Ways) => [
  ...(atOnce ? [['at once', `${read} > move.asked`, atOnce] as const] : []),
  ...(withReason ? [['with a reason', `${read} > decision.chosen > decision.made`, withReason] as const] : []),
]

const pinnedOf = (item: unknown, ways: Ways) => [
  ...waysTo(ways).flatMap(([how, way, move]) => [
    journey(`a decision, ${how}`, 0, way, 'moving', { knows: { move } }),
    journey(`a decision, ${how}, then the queue without it`, 0, `${way} > moveRequest: done#1 > ${nobody}`, 'empty', {
      knows: { move: null, choice: null },
    }),
    journey(`somebody else was faster, ${how}`, 0, `${way} > moveRequest: done#2 > queue.refreshed`, 'loading', {
      knows: { move: null, choice: null },
    }),
    journey(`a decision, ${how}, that fails changes nothing`, 0, `${way} > moveRequest: error`, 'notMoved'),
    journey(`so does a silent one, ${how}`, 0, `${way} > after: decision`, 'notMoved'),
    journey(
      `a decision, ${how}, that was lost is made again after a look at the queue`,
      0,
      `${way} > moveRequest: error > queue.refreshed > ${read}`,
      'shown',
      { knows: { requests: [item], move: null, choice: null } },
    ),
  ]),
  journey('a queue that fails can be read again', 0, `readQueue: error > queue.refreshed > ${read}`, 'shown'),
  journey('a silent one too', 0, 'after: patience', 'failed'),
  journey('who waits is shown', 0, read, 'shown', { knows: { requests: [item] } }),
  journey('who was decided on is gone when nobody waits any more', 0, `${read} > queue.refreshed > ${nobody}`, 'empty', {
    knows: { requests: [] },
  }),
  journey('nobody waits, then somebody does', 0, `${nobody} > queue.refreshed > ${read}`, 'shown', {
    knows: { requests: [item] },
  }),
]

const pinnedOfReasons = ({ reference, event }: QueueMove<QueueDecision>) => [
  journey(
    'what was chosen is known while its reason is written',
    0,
    chosen,
    { deciding: 'writing' },
    {
      knows: { choice: { reference, decision: event.type }, move: null },
      refuses: ['decision.chosen'],
    },
  ),
  journey('and while it is on its way', 0, `${chosen} > decision.made`, 'moving', {
    knows: { choice: { reference, decision: event.type } },
  }),
  journey('who doesn’t decide after all has the queue again', 0, `${chosen} > decision.cancelled`, 'shown', {
    knows: { choice: null },
  }),
]

/** The fixtures of every queue of the support team. */
export function reviewQueueFixtures<Machine extends AnyStateMachine>(
  _machine: Machine,
  item: unknown,
  ways: Ways,
): Fixtures<Machine> {
  const { atOnce, withReason } = ways
  const changed = changedOf(item)
  const words: WrittenWords = { text: 'We have looked' }
  const choice = withReason && { reference: withReason.reference, decision: withReason.event.type }
  const draft = choice && { ...choice, words, isOnItsWay: false }
  const isMoving = (snapshot: AnyMachineSnapshot) => snapshot.matches('moving')
  return {
    inputs: [{ draft: null }, ...(draft ? [{ draft }, { draft: { ...draft, isOnItsWay: true } }] : [])],
    events: {
      ...(atOnce ? { 'move.asked': [{ type: 'move.asked', move: atOnce }] } : {}),
      ...(withReason
        ? {
            'decision.chosen': [{ type: 'decision.chosen', choice }],
            'reason.written': [
              { type: 'reason.written', words },
              { type: 'reason.written', words: { text: ' ' } },
            ],
            'draft.discarded': [{ type: 'draft.discarded' }],
            'decision.cancelled': [{ type: 'decision.cancelled' }],
            'decision.made': [{ type: 'decision.made', move: withReason }],
          }
        : {}),
      'queue.refreshed': [{ type: 'queue.refreshed' }],
    },
    outcomes: {
      readQueue: { outputs: [[item], [], [changed]], fails: true },
      moveRequest: { outputs: ['moved', 'tooLate'] satisfies MoveOutcome[], fails: true },
    },
    invariants: [
      [
        'a move is only kept while it is on its way',
        (snapshot: AnyMachineSnapshot) => isMoving(snapshot) === (snapshot.context.move !== null),
      ],
      [
        'a choice is only kept while its reason is written or on its way',
        (snapshot: AnyMachineSnapshot) =>
          snapshot.context.choice === null ? !snapshot.matches('deciding') : isMoving(snapshot) || snapshot.matches('deciding'),
      ],
      [
        'what is typed is in sight or said to be there',
        (snapshot: AnyMachineSnapshot) =>
          snapshot.context.draft === null || !(snapshot.matches('shown') || snapshot.matches('empty')),
      ],
    ],
    pinned: [
      ...pinnedOf(item, ways),
      ...(withReason ? pinnedOfReasons(withReason) : []),
      ...(draft ? pinnedOfWords(item, draft, choice) : []),
    ],
  } as never // what a chart of a factory accepts is not spelled out; each is walked
}
