import { expect, test } from 'vitest'
import { type AnyMachineSnapshot, createActor, setup } from 'xstate'
import type { FlowStep } from '#contract/telemetry/flows.ts'
import { flowRun } from '#web/site/telemetry/flow-run.ts'

const form = setup({
  types: {} as {
    context: { typed: string }
    events: { type: 'name.submitted'; typed: string } | { type: 'step.back' } | { type: 'form.sent' } | { type: 'next.opened' }
  },
}).createMachine({
  id: 'form',
  context: { typed: 'canary-in-the-context' },
  initial: 'name',
  states: {
    name: { on: { 'name.submitted': 'look' } },
    look: {
      initial: 'closed',
      states: { closed: { on: { 'form.sent': '#form.sent' } } },
      on: { 'step.back': 'name' },
    },
    sent: { on: { 'next.opened': 'next' } },
    next: { type: 'final' },
  },
})

/** A run of the form that is seen with each of its steps, and what it told. */
function begun() {
  const told: FlowStep[] = []
  const run = flowRun('form', (step) => told.push(step))
  const actor = createActor(form)
  const see = () => run.seen(actor.getSnapshot() as AnyMachineSnapshot) // as inspection hands it on
  actor.subscribe(see)
  actor.start()
  see()
  return { actor, run, said: () => told.map(({ state, happened }) => `${happened} ${state}`), told }
}

test('each state is entered and left once for a run, however often one goes to and fro', () => {
  const { actor, run, said } = begun()
  expect(said()).toEqual(['entered name'])
  actor.send({ type: 'name.submitted', typed: 'canary' })
  expect(said().slice(1)).toEqual(['left name', 'entered look', 'entered look.closed'])
  for (let count = 0; count < 3; count++) {
    actor.send({ type: 'step.back' })
    actor.send({ type: 'name.submitted', typed: 'canary' })
  }
  expect(said().slice(4)).toEqual(['left look', 'left look.closed'])
  run.gone()
  run.gone()
  expect(said().slice(6)).toEqual(['givenUp look', 'givenUp look.closed'])
})

test('who leaves where all is done has not given up', () => {
  const { actor, run, said } = begun()
  actor.send({ type: 'name.submitted', typed: 'canary' })
  actor.send({ type: 'form.sent' })
  run.gone()
  expect(said().slice(-1)).toEqual(['entered sent'])
  actor.send({ type: 'next.opened' })
  run.gone()
  expect(said().slice(-2)).toEqual(['left sent', 'entered next'])
})

test('what is told are three names, and nothing of what was typed', () => {
  const { actor, run, told } = begun()
  actor.send({ type: 'name.submitted', typed: 'canary-in-an-event' })
  run.gone()
  expect(told.map((step) => Object.keys(step).sort())).toEqual(told.map(() => ['chart', 'happened', 'state']))
  expect(JSON.stringify(told)).not.toContain('canary')
})
