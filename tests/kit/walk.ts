import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  SimulatedClock,
} from 'xstate'
import type { AnyFixtures } from './registry.ts'

/** One thing that can happen: an event of a person, an answer of an actor, or time passing. */
export interface Happening {
  /** How it is written in paths: `type`, `type#n` for the nth case, `actor: done#n`, `actor: error`, `after: delay`. */
  name: string
  apply: (run: Run) => Promise<void>
}

interface Pending {
  id: string
  resolve(output: unknown): void
  reject(error: unknown): void
}

/** A chart that really runs: promises are held until the test settles them, and time stands until it is moved. */
export interface Run {
  snapshot(): AnyMachineSnapshot
  send(event: AnyEventObject): void
  pending(id: string): Pending | undefined
  clock: SimulatedClock
  /** Transitions taken, as written by the chart's own inspection. */
  taken: Set<string>
  /** What the chart has told its listeners since the start. */
  emitted: unknown[]
  failure(): unknown
  stop(): void
}

/** Lets settled promises reach the chart. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await Promise.resolve()
}

export function startRun(machine: AnyStateMachine, input: unknown): Run {
  const clock = new SimulatedClock()
  const waiting: Pending[] = []
  const taken = new Set<string>()
  let failure: unknown
  const actors = Object.fromEntries(
    Object.keys(machine.implementations.actors).map((name) => [
      name,
      fromPromise(
        ({ signal }) =>
          new Promise((resolve, reject) => {
            const remove = () => {
              if (waiting.includes(pending)) waiting.splice(waiting.indexOf(pending), 1)
            }
            const pending: Pending = {
              id: name,
              resolve: (output) => {
                remove()
                resolve(output)
              },
              reject: (error) => {
                remove()
                reject(error)
              },
            }
            waiting.push(pending)
            signal.addEventListener('abort', remove)
          }),
      ),
    ]),
  )
  const actor = createActor(machine.provide({ actors }), {
    input,
    clock,
    inspect: (event) => {
      // The actors are promises, so every microstep is the chart's own.
      if (event.type !== '@xstate.microstep') return
      for (const transition of event._transitions) taken.add(transitionKey(transition))
    },
  })
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.subscribe({
    error: (error) => {
      failure = error
    },
  })
  actor.start()
  return {
    snapshot: () => actor.getSnapshot(),
    send: (event) => actor.send(event),
    pending: (id) => waiting.find((one) => one.id === id),
    clock,
    taken,
    emitted,
    failure: () => failure,
    stop: () => actor.stop(),
  }
}

interface Transition {
  eventType: string
  source: { id: string }
  target?: readonly { id: string }[] | undefined
  guard?: unknown
}

function guardName(guard: unknown): string {
  if (guard === undefined) return ''
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : String(guard)
}

export function transitionKey(transition: Transition): string {
  return `${transition.source.id} | ${transition.eventType} | ${guardName(transition.guard)} | ${(transition.target ?? []).map((node) => node.id).join(',')}`
}

/** Every transition that the chart has, eventless ones included; initial ones are no choice. */
export function allTransitions(machine: AnyStateMachine): Set<string> {
  const keys = new Set<string>()
  const visit = (node: AnyStateMachine['root']) => {
    // A transition without target, actions and guard only forbids an event; it is never "taken".
    const real = (transition: Transition & { actions?: readonly unknown[] }) =>
      transition.target !== undefined || (transition.actions?.length ?? 0) > 0
    for (const list of node.transitions.values())
      for (const transition of list) if (real(transition)) keys.add(transitionKey(transition))
    for (const transition of node.always ?? []) keys.add(transitionKey(transition))
    for (const child of Object.values(node.states)) visit(child)
  }
  visit(machine.root)
  return keys
}

export function allStates(machine: AnyStateMachine): Set<string> {
  const ids = new Set<string>()
  const visit = (node: AnyStateMachine['root']) => {
    ids.add(node.id)
    for (const child of Object.values(node.states)) visit(child)
  }
  visit(machine.root)
  return ids
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

export interface Described {
  value: unknown
  context: unknown
  status: string
  emitted?: unknown[]
}

/** The state as paths compare it: value, context, status, and what has been emitted so far. */
export function describe(run: Run): Described {
  const { value, context, status } = run.snapshot()
  return {
    value,
    context: JSON.parse(JSON.stringify(context ?? null)),
    status,
    ...(run.emitted.length > 0 ? { emitted: [...run.emitted] } : {}),
  }
}

/** Tells states apart; two ways to the same state are one. */
export function keyOf({ value, context, status }: AnyMachineSnapshot): string {
  return JSON.stringify({ value, context: context ?? null, status })
}
