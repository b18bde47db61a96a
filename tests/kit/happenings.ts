import type { AnyMachineSnapshot } from 'xstate'
import type { AnyFixtures } from './registry.ts'
import { type Run, settle } from './walk.ts'

/** One thing that can happen: an event of a person, an answer of an actor, or time passing. */
export interface Happening {
  /** How it is written in paths: `type`, `type#n` for the nth case, `actor: done#n`, `actor: error`, `after: delay`. */
  name: string
  apply: (run: Run) => Promise<void>
}

/** What may happen in a state: each case of each event that the chart takes, each answer of each running actor, and the next timer. */
export const happenings = (run: Run, fixtures: AnyFixtures): Happening[] =>
  candidates(run, fixtures).filter((one) => one.isPossible())

/** One of the happenings, each as probable as the others; undefined when nothing can happen. Asks the chart only about those that are drawn. */
export function anyHappening(run: Run, fixtures: AnyFixtures, random: () => number): Happening | undefined {
  const left = candidates(run, fixtures)
  while (left.length > 0) {
    const [drawn] = left.splice(Math.floor(random() * left.length), 1)
    if (drawn?.isPossible()) return drawn
  }
  return undefined
}

interface Candidate extends Happening {
  isPossible(): boolean
}

const always = () => true

function candidates(run: Run, fixtures: AnyFixtures): Candidate[] {
  const snapshot = run.snapshot()
  if (snapshot.status !== 'active') return []
  const list: Candidate[] = []
  for (const [type, cases] of Object.entries(fixtures.events)) {
    for (const [index, event] of cases.entries()) {
      list.push({
        name: cases.length === 1 ? type : `${type}#${index + 1}`,
        isPossible: () => snapshot.can(event),
        apply: async (on) => {
          on.send(event)
          await settle()
        },
      })
    }
  }
  for (const node of snapshot._nodes) {
    for (const { id } of node.invoke) {
      const outcome = fixtures.outcomes[id]
      if (!outcome || !run.pending(id)) continue
      for (const [index, output] of outcome.outputs.entries()) {
        list.push({
          name: `${id}: done${outcome.outputs.length === 1 ? '' : `#${index + 1}`}`,
          isPossible: always,
          apply: async (on) => {
            on.pending(id)?.resolve(output)
            await settle()
          },
        })
      }
      if (outcome.fails)
        list.push({
          name: `${id}: error`,
          isPossible: always,
          apply: async (on) => {
            on.pending(id)?.reject(new Error('made by the test'))
            await settle()
          },
        })
    }
  }
  const timers = snapshot._nodes.flatMap((node) =>
    node.after.map((timer) => ({ name: String(timer.delay), milliseconds: delayOf(snapshot, timer.delay) })),
  )
  const soonest = timers
    .filter(({ milliseconds }) => Number.isFinite(milliseconds))
    .sort((a, b) => a.milliseconds - b.milliseconds)[0]
  if (soonest)
    list.push({
      name: `after: ${soonest.name}`,
      isPossible: always,
      apply: async (on) => {
        on.clock.increment(soonest.milliseconds)
        await settle()
      },
    })
  return list
}

function delayOf(snapshot: AnyMachineSnapshot, delay: unknown): number {
  if (typeof delay === 'number') return delay
  const made = snapshot.machine.implementations.delays[String(delay)]
  if (typeof made === 'number') return made
  return typeof made === 'function'
    ? Reflect.apply(made, undefined, [{ context: snapshot.context, event: { type: '' } }])
    : Number.NaN
}
