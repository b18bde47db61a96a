import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { AnyFixtures } from './registry.ts'

/** A timer that runs, by the event that it becomes, and the milliseconds that it still has. */
export interface Timer {
  type: string
  left: number
}

/** What one must know of a chart to say what can happen next, whether it runs or is data. */
export interface View {
  snapshot: AnyMachineSnapshot
  /** In the order in which they were started. */
  timers: readonly Timer[]
  answered: { has(child: AnyActorRef): boolean }
}

/** One thing that can happen: an event of a person, an answer of an actor or a child chart, or time passing. */
export interface Happening {
  /** How it is written in paths: `type`, `type#n` for the nth case, `actor: done#n`, `actor: error`, `after: delay`. */
  name: string
  does:
    | { kind: 'event'; event: AnyEventObject }
    | { kind: 'answer'; id: string; output: unknown }
    | { kind: 'answer'; id: string; error: Error }
    | { kind: 'time'; milliseconds: number }
}

/** What may happen in a state: each case of each event that the chart takes, each answer of each running actor, and the next timer. */
export const happenings = (view: View, fixtures: AnyFixtures): Happening[] =>
  candidates(view, fixtures).filter(({ does }) => isPossible(view, does))

/** What is called so and may happen in a state. Asks the chart about nothing else. */
export const happeningNamed = (view: View, fixtures: AnyFixtures, name: string): Happening | undefined =>
  candidates(view, fixtures).find((one) => one.name === name && isPossible(view, one.does))

/** One of the happenings, each as probable as the others; undefined when nothing can happen. Asks the chart only about those that are drawn. */
export function anyHappening(view: View, fixtures: AnyFixtures, random: () => number): Happening | undefined {
  const left = candidates(view, fixtures)
  while (left.length > 0) {
    const [drawn] = left.splice(Math.floor(random() * left.length), 1)
    if (drawn && isPossible(view, drawn.does)) return drawn
  }
  return undefined
}

const isPossible = ({ snapshot }: View, does: Happening['does']) => does.kind !== 'event' || snapshot.can(does.event)

/** Children that have not answered: those that a state invokes, in its order, then those that were spawned. */
export function waitingFor({ snapshot, answered }: View): { id: string; cases: string }[] {
  const waits = (id: string) => {
    const child = snapshot.children[id]
    return child !== undefined && !answered.has(child)
  }
  const invoked = snapshot._nodes.flatMap((node) => node.invoke.map(({ id }) => id)).filter(waits)
  const spawned = Object.entries(snapshot.children).flatMap(([id, child]) =>
    child && !invoked.includes(id) && waits(id) ? [{ id, cases: String((child as AnyActorRef).src) }] : [],
  )
  return [...invoked.map((id) => ({ id, cases: id })), ...spawned]
}

function candidates(view: View, fixtures: AnyFixtures): Happening[] {
  const { snapshot } = view
  if (snapshot.status !== 'active') return []
  const list: Happening[] = []
  for (const [type, cases] of Object.entries(fixtures.events))
    for (const [index, event] of cases.entries())
      list.push({ name: cases.length === 1 ? type : `${type}#${index + 1}`, does: { kind: 'event', event } })
  for (const { id, cases } of waitingFor(view)) {
    const outcome = fixtures.outcomes[cases]
    if (!outcome) continue
    for (const [index, output] of outcome.outputs.entries())
      list.push({
        name: `${id}: done${outcome.outputs.length === 1 ? '' : `#${index + 1}`}`,
        does: { kind: 'answer', id, output },
      })
    if (outcome.fails) list.push({ name: `${id}: error`, does: { kind: 'answer', id, error: new Error('made by the test') } })
  }
  const soonest = view.timers
    .filter(({ left }) => Number.isFinite(left))
    .reduce<Timer | undefined>((least, timer) => (least && least.left <= timer.left ? least : timer), undefined)
  if (soonest)
    list.push({ name: `after: ${delayNamed(snapshot, soonest.type)}`, does: { kind: 'time', milliseconds: soonest.left } })
  return list
}

/** A delay as its chart calls it. */
function delayNamed(snapshot: AnyMachineSnapshot, type: string): string {
  const timers = snapshot._nodes.flatMap((node) => node.after)
  return String(timers.find(({ eventType }) => eventType === type)?.delay ?? type)
}
