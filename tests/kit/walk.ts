import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  SimulatedClock,
} from 'xstate'
import { transitionKey } from './transitions.ts'

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
export async function settle(): Promise<void> {
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
