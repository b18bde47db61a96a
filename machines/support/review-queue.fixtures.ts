import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { type Fixtures, journey } from '../fixtures.ts'
import type { MoveOutcome, QueueDecision, QueueMove } from './review-queue.states.ts'
import type { WrittenWords } from './written-words.ts'

/** A decision of each kind that its queue knows. */
interface Ways {
  atOnce?: QueueMove<QueueDecision>
  withReason?: QueueMove<QueueDecision>
}

const read = 'readQueue: done#1'
const nobody = 'readQueue: done#2'
const readAnew = 'readQueue: done#3'
/** The same one, as somebody has changed it meanwhile. */
const changedOf = (item: unknown) => ({ ...(item as object), isChanged: true })

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

const chosen = `${read} > decision.chosen`
const typed = `${chosen} > reason.written`
const lost = `${typed} > decision.made > moveRequest: error > queue.refreshed > ${read}`

/** What is typed is forgotten with its decision alone. */
const pinnedOfWords = (item: unknown, draft: object, choice: object) => [
  journey('what is typed is known', 0, typed, { deciding: 'writing' }, { knows: { choice, draft } }),
  journey(
    'it stays while the queue is read again',
    0,
    `${typed} > queue.refreshed`,
    { deciding: 'rereading' },
    {
      knows: { choice, draft },
      refuses: ['queue.refreshed', 'decision.chosen'],
    },
  ),
  journey(
    'and afterwards',
    0,
    `${typed} > queue.refreshed > ${readAnew}`,
    { deciding: 'writing' },
    {
      knows: { choice, draft, requests: [changedOf(item)] },
    },
  ),
  journey(
    'a queue that no longer has it says so, and keeps what was typed',
    0,
    `${typed} > queue.refreshed > ${nobody}`,
    'gone',
    {
      knows: { choice: null, draft, requests: [] },
    },
  ),
  journey(
    'it is still there when the queue is asked for once more',
    0,
    `${typed} > queue.refreshed > ${nobody} > queue.refreshed > ${nobody}`,
    'empty',
    {
      knows: { draft },
    },
  ),
  journey(
    'a queue that can’t be read again takes nothing away',
    0,
    `${typed} > queue.refreshed > readQueue: error`,
    { deciding: 'unread' },
    {
      knows: { choice, draft, requests: [item] },
    },
  ),
  journey(
    'neither does a silent one',
    0,
    `${typed} > queue.refreshed > after: patience > queue.refreshed > ${read}`,
    { deciding: 'writing' },
    {
      knows: { choice, draft },
    },
  ),
  journey('silence says so too', 0, `${typed} > queue.refreshed > after: patience`, { deciding: 'unread' }),
  journey(
    'what is typed meanwhile is known',
    0,
    `${chosen} > queue.refreshed > reason.written`,
    { deciding: 'rereading' },
    { knows: { draft } },
  ),
  journey('a decision can be made while the queue is read again', 0, `${typed} > queue.refreshed > decision.made`, 'moving'),
  journey('who doesn’t decide after all waits for the queue', 0, `${typed} > queue.refreshed > decision.cancelled`, 'loading', {
    knows: { choice: null, draft: null },
  }),
  journey('or asks for it anew', 0, `${typed} > queue.refreshed > readQueue: error > decision.cancelled`, 'loading', {
    knows: { choice: null, draft: null },
  }),
  journey('what was typed for a decision that is lost is kept', 0, lost, 'shown', { knows: { choice: null, draft } }),
  journey('so it is for one that came too late', 0, `${typed} > decision.made > moveRequest: done#2`, 'tooLate', {
    knows: { draft },
  }),
  journey('or that nothing is heard of', 0, `${typed} > decision.made > after: decision`, 'notMoved', { knows: { draft } }),
  journey('it is forgotten with the decision', 0, `${typed} > decision.made > moveRequest: done#1`, 'loading', {
    knows: { draft: null },
  }),
  journey('or given up with it', 0, `${lost} > decision.chosen > decision.cancelled`, 'shown', {
    knows: { choice: null, draft: null },
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
  const isMoving = (snapshot: AnyMachineSnapshot) => snapshot.matches('moving')
  return {
    inputs: [undefined],
    events: {
      ...(atOnce ? { 'move.asked': [{ type: 'move.asked', move: atOnce }] } : {}),
      ...(withReason
        ? {
            'decision.chosen': [{ type: 'decision.chosen', choice }],
            'reason.written': [{ type: 'reason.written', words }],
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
    ],
    pinned: [
      ...pinnedOf(item, ways),
      ...(withReason ? pinnedOfReasons(withReason) : []),
      ...(choice ? pinnedOfWords(item, { ...choice, words }, choice) : []),
      ...(choice && atOnce
        ? [
            journey(
              'what was typed stays when something else is done at once',
              0,
              `${lost} > move.asked > moveRequest: done#1`,
              'loading',
              {
                knows: { draft: { ...choice, words } },
              },
            ),
          ]
        : []),
    ],
  } as never // what a chart of a factory accepts is not spelled out; each is walked
}
