import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { type Fixtures, journey } from '../fixtures.ts'
import type { MoveOutcome, QueueDecision, QueueMove } from './review-queue.states.ts'

/** A decision of each kind that its queue knows. */
interface Ways {
  atOnce?: QueueMove<QueueDecision>
  withReason?: QueueMove<QueueDecision>
}

const read = 'readQueue: done#1'
const nobody = 'readQueue: done#2'

/** How one comes from the queue to a decision that is on its way. */
const waysTo = ({ atOnce, withReason }: Ways) => [
  ...(atOnce ? [['at once', `${read} > move.asked`, atOnce] as const] : []),
  ...(withReason ? [['with a reason', `${read} > decision.chosen > decision.made`, withReason] as const] : []),
]

const pinnedOf = (item: unknown, ways: Ways) => [
  ...waysTo(ways).flatMap(([how, way, move]) => [
    journey(`a decision, ${how}`, 0, way, 'moving', { knows: { move } }),
    journey(`a decision, ${how}, then the queue without it`, 0, `${way} > moveRequest: done#1 > ${nobody}`, 'empty', {
      knows: { move: null, choice: null, unsent: null },
    }),
    journey(`somebody else was faster, ${how}`, 0, `${way} > moveRequest: done#2 > queue.refreshed`, 'loading', {
      knows: { unsent: move },
    }),
    journey(`a decision, ${how}, that fails changes nothing`, 0, `${way} > moveRequest: error`, 'notMoved'),
    journey(`so does a silent one, ${how}`, 0, `${way} > after: decision`, 'notMoved'),
    journey(
      `a decision, ${how}, that was lost is made again after a look at the queue`,
      0,
      `${way} > moveRequest: error > queue.refreshed > ${read}`,
      'shown',
      { knows: { requests: [item], move: null, choice: null, unsent: move } },
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
    'what was written for a decision that failed is given up with it',
    0,
    `${read} > decision.chosen > decision.made > moveRequest: error > queue.refreshed > ${read} > decision.chosen > decision.cancelled`,
    'shown',
    { knows: { choice: null, unsent: null } },
  ),
  journey('what was chosen is known while its reason is written', 0, `${read} > decision.chosen`, 'deciding', {
    knows: { choice: { reference, decision: event.type }, move: null },
    refuses: ['decision.chosen'],
  }),
  journey('and while it is on its way', 0, `${read} > decision.chosen > decision.made`, 'moving', {
    knows: { choice: { reference, decision: event.type } },
  }),
  journey('who doesn’t decide after all has the queue again', 0, `${read} > decision.chosen > decision.cancelled`, 'shown', {
    knows: { choice: null },
  }),
  journey('a queue that is read anew begins anew', 0, `${read} > decision.chosen > queue.refreshed > ${read}`, 'shown', {
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
  const isMoving = (snapshot: AnyMachineSnapshot) => snapshot.matches('moving')
  return {
    inputs: [undefined],
    events: {
      ...(atOnce ? { 'move.asked': [{ type: 'move.asked', move: atOnce }] } : {}),
      ...(withReason
        ? {
            'decision.chosen': [
              { type: 'decision.chosen', choice: { reference: withReason.reference, decision: withReason.event.type } },
            ],
            'decision.cancelled': [{ type: 'decision.cancelled' }],
            'decision.made': [{ type: 'decision.made', move: withReason }],
          }
        : {}),
      'queue.refreshed': [{ type: 'queue.refreshed' }],
    },
    outcomes: {
      readQueue: { outputs: [[item], []], fails: true },
      moveRequest: { outputs: ['moved', 'tooLate'] satisfies MoveOutcome[], fails: true },
    },
    invariants: [
      [
        'a move is only kept while it is on its way',
        (snapshot: AnyMachineSnapshot) => isMoving(snapshot) === (snapshot.context.move !== null),
      ],
      [
        'what is on its way is kept until it has been made',
        (snapshot: AnyMachineSnapshot) => !isMoving(snapshot) || snapshot.context.unsent === snapshot.context.move,
      ],
      [
        'a choice is only kept while its reason is written or on its way',
        (snapshot: AnyMachineSnapshot) =>
          snapshot.context.choice === null ? !snapshot.matches('deciding') : isMoving(snapshot) || snapshot.matches('deciding'),
      ],
    ],
    pinned: [...pinnedOf(item, ways), ...(withReason ? pinnedOfReasons(withReason) : [])],
  } as never // what a chart of a factory accepts is not spelled out; each is walked
}
