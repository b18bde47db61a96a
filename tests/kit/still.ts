import {
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromTransition,
} from 'xstate'
import type { Happening, View } from './happenings.ts'
import { withStandIns } from './stand-ins.ts'
import { transitionKey } from './transitions.ts'

/** A chart between two happenings, as data: nothing runs, so that one can go on from it as often as one likes. */
export interface Still extends View {
  machine: AnyStateMachine
  /** Children that have answered and whose state has not been left. */
  answered: ReadonlySet<AnyActorRef>
  /** What was done on the way here from the still before: actions by name, in order. */
  did: string[]
  emitted: unknown[]
  taken: string[]
}

const nobody = fromTransition((state) => state, null)
const prepared = new WeakMap<AnyStateMachine, { machine: AnyStateMachine; did: string[] }>()
function prepare(machine: AnyStateMachine) {
  const before = prepared.get(machine)
  if (before) return before
  const did: string[] = []
  const made = { machine: withStandIns(machine, (action) => did.push(action)), did }
  prepared.set(machine, made)
  return made
}

/** One step, in a system of its own: children are made and never started, timers are noted. */
function take(
  from: Pick<Still, 'timers' | 'answered'>,
  original: AnyStateMachine,
  step: (machine: AnyStateMachine, scope: AnyActorScope) => AnyMachineSnapshot,
): Still {
  const { machine, did } = prepare(original)
  did.length = 0
  const taken: string[] = []
  const emitted: unknown[] = []
  let timers = [...from.timers]
  const self = createActor(nobody, {
    inspect: (event) => {
      if (event.type === '@xstate.microstep') taken.push(...event._transitions.map(transitionKey))
    },
  })
  const forget = (type: string) => {
    timers = timers.filter((timer) => timer.type !== type)
  }
  const snapshot = step(machine, {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: () => {},
    defer: () => {},
    stopChild: () => {},
    emit: () => {},
    actionExecutor: ({ type, params }) => {
      const given = params as unknown as { event: AnyEventObject; delay?: number; targetId?: string; sendId?: string } // by its type, below
      if (type === 'xstate.cancel') forget(given.sendId ?? '')
      if (type === 'xstate.emit') emitted.push(given.event)
      if (type === 'xstate.sendTo') did.push(`tell ${given.targetId ?? 'child'}: ${JSON.stringify(given.event)}`)
      if (type !== 'xstate.raise' || given.delay === undefined) return
      forget(given.event.type)
      timers.push({ type: given.event.type, left: given.delay })
    },
  })
  if (snapshot.status === 'error') throw snapshot.error
  const children = new Set(Object.values(snapshot.children))
  return {
    machine: original,
    snapshot,
    timers: snapshot.status === 'active' ? timers : [],
    answered: new Set([...from.answered].filter((child) => children.has(child))),
    did: [...did],
    emitted,
    taken,
  }
}

export const begin = (machine: AnyStateMachine, input: unknown): Still =>
  take({ timers: [], answered: new Set() }, machine, (prepared, scope) => prepared.getInitialSnapshot(scope, input))

const send = (from: Still, event: AnyEventObject): Still =>
  take(from, from.machine, (prepared, scope) => prepared.transition(from.snapshot, event, scope))

/** Where a chart is after something has happened. */
export function after(from: Still, { does }: Happening): Still {
  if (does.kind === 'event') return send(from, does.event)
  if (does.kind === 'answer') {
    const { id } = does
    const child = from.snapshot.children[id]
    const answered = child ? new Set([...from.answered, child]) : from.answered
    const event =
      'error' in does
        ? { type: `xstate.error.actor.${id}`, error: does.error, actorId: id }
        : { type: `xstate.done.actor.${id}`, output: does.output, actorId: id }
    return send({ ...from, answered }, event)
  }
  // Whatever is due at that moment happens, one after the other, as a clock would have it.
  const together = { did: [] as string[], emitted: [] as unknown[], taken: [] as string[] }
  let now: Still = { ...from, timers: from.timers.map(({ type, left }) => ({ type, left: left - does.milliseconds })) }
  for (let due = now.timers.find(({ left }) => left <= 0); due; due = now.timers.find(({ left }) => left <= 0)) {
    const { type } = due
    now = send({ ...now, timers: now.timers.filter((timer) => timer.type !== type) }, { type })
    together.did.push(...now.did)
    together.emitted.push(...now.emitted)
    together.taken.push(...now.taken)
  }
  return { ...now, ...together }
}

/** Tells stills apart; two ways to the same one are one. Of several timers it matters which comes first; the milliseconds would make some charts endless. */
export function stillKey({ snapshot, timers, answered }: Still): string {
  const { value, context, status } = snapshot
  return JSON.stringify({
    value,
    context: context ?? null,
    status,
    ...(timers.length > 1 ? { timers: [...timers].sort((a, b) => a.left - b.left).map(({ type }) => type) } : {}),
    ...(answered.size > 0 ? { answered: [...answered].map(({ id }) => id).sort() } : {}),
  })
}
