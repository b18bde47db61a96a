import type { AnyStateMachine } from 'xstate'
import { happeningNamed } from './happenings.ts'
import type { AnyFixtures } from './registry.ts'
import { after, begin } from './still.ts'

/** What a chart knows along its pinned journeys and where each of its inputs begins, as data. */
function* contextsOf(machine: AnyStateMachine, fixtures: AnyFixtures): Generator<Record<string, unknown>[]> {
  for (const input of fixtures.inputs) yield [begin(machine, input).snapshot.context]
  for (const { input, events } of fixtures.pinned) {
    let still = begin(machine, fixtures.inputs[input])
    const way = [still.snapshot.context]
    for (const name of events) {
      const happening = happeningNamed(still, fixtures, name)
      if (!happening) break
      still = after(still, happening)
      way.push(still.snapshot.context)
    }
    yield way
  }
}

/** The parts of a chart's context that were ever true or false, whatever their type is called; `changes` where one journey has seen both. */
export function booleansOf(machine: AnyStateMachine, fixtures: AnyFixtures): Map<string, { changes: boolean }> {
  const found = new Map<string, { changes: boolean }>()
  for (const way of contextsOf(machine, fixtures)) {
    const first = way[0] ?? {}
    for (const context of way)
      for (const [name, value] of Object.entries(context)) {
        if (typeof value !== 'boolean') continue
        found.set(name, { changes: (found.get(name)?.changes ?? false) || value !== first[name] })
      }
  }
  return found
}
