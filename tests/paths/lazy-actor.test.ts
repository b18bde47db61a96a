import { expect, test } from 'vitest'
import { createActor, fromPromise, type NonReducibleUnknown, setup, waitFor } from 'xstate'
import { lazyChart } from '#machines/placeholder.ts'
import { lazyActor } from '#web/site/lazy-actor.ts'

const asked: number[] = []
/** Asks for one thing after the other, and ends with what it was given. */
const childMachine = setup({
  types: {} as { context: { id: number }; input: { id: number }; output: number; events: { type: 'never' } },
  actors: { ask: fromPromise<NonReducibleUnknown, number>(async ({ input }) => asked.push(input)) },
}).createMachine({
  id: 'child',
  context: ({ input }) => input,
  output: ({ context }) => context.id,
  initial: 'first',
  states: {
    first: { invoke: { src: 'ask', input: 1, onDone: { target: 'second' } } },
    second: { invoke: { src: 'ask', input: 2, onDone: { target: 'over' } } },
    over: { type: 'final' },
  },
})

const parentMachine = setup({
  types: {} as { context: { was: number }; events: { type: 'left' } },
  actors: { child: lazyChart<typeof childMachine>('child') },
}).createMachine({
  context: { was: 0 },
  initial: 'waiting',
  states: {
    waiting: {
      on: { left: { target: 'left' } },
      invoke: {
        src: 'child',
        input: { id: 7 },
        onDone: [{ guard: ({ event }) => event.output === 7, target: 'answered' }],
        onError: { target: 'failed' },
      },
    },
    answered: {},
    failed: {},
    left: {},
  },
})
const running = (load: () => Promise<typeof childMachine>) =>
  createActor(parentMachine.provide({ actors: { child: lazyActor(load) } })).start()
const turns = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

test('a chart that comes later is given its input and answers its output', async () => {
  const parent = running(async () => childMachine)
  await waitFor(parent, (state) => state.matches('answered'))
  expect(asked.splice(0)).toEqual([1, 2])
})

test('one that cannot be loaded fails as an actor does', async () => {
  const parent = running(() => Promise.reject(new Error('lost')))
  await waitFor(parent, (state) => state.matches('failed'))
})

test('whoever leaves the state stops it, also while it is loaded: it asks nothing more', async () => {
  let arrive: (machine: typeof childMachine) => void = () => {}
  const parent = running(() => new Promise((resolve) => (arrive = resolve)))
  parent.send({ type: 'left' })
  arrive(childMachine)
  await turns()
  expect(asked.splice(0)).toEqual([])

  let answer: () => void = () => {}
  const holding = childMachine.provide({
    actors: {
      ask: fromPromise(({ input }) => {
        asked.push(input)
        return new Promise<void>((resolve) => (answer = resolve))
      }),
    },
  })
  const other = running(async () => holding)
  await turns()
  expect(asked.splice(0)).toEqual([1])
  other.send({ type: 'left' })
  answer()
  await turns()
  expect(asked.splice(0)).toEqual([])
})
