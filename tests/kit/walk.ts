import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  SimulatedClock,
} from 'xstate'
import type { Happening, View } from './happenings.ts'
import { withStandIns } from './stand-ins.ts'

interface Held {
  resolve(output: unknown): void
  reject(error: unknown): void
}

/** A chart that really runs: its actors and children are held until the test settles them, and time stands until it is moved. */
export interface Run {
  view(): View
  snapshot(): AnyMachineSnapshot
  send(event: AnyEventObject): void
  apply(happening: Happening): Promise<void>
  /** Actions since the last happening, by name, in order. */
  did: string[]
  failure(): unknown
  stop(): void
}

/** Lets settled promises reach the chart. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await Promise.resolve()
}

/** A clock that stands, and says when a timer begins. */
class TellingClock extends SimulatedClock {
  begins: (due: number) => void = () => {}
  override setTimeout(work: (...values: unknown[]) => void, milliseconds: number): number {
    this.begins(this.now() + milliseconds)
    return super.setTimeout(work, milliseconds)
  }
}

export function startRun(machine: AnyStateMachine, input: unknown): Run {
  const held = new Map<AnyActorRef, Held>()
  const did: string[] = []
  const standIn = fromPromise(
    ({ self, signal }) =>
      new Promise((resolve, reject) => {
        held.set(self, { resolve, reject })
        signal.addEventListener('abort', () => held.delete(self))
      }),
  )
  const clock = new TellingClock()
  const actor = createActor(
    withStandIns(machine, (action) => did.push(action), standIn),
    { input, clock },
  )
  const scheduled = () => Object.values(actor.system.getSnapshot()._scheduledEvents).filter(({ source }) => source === actor)
  const dues = new WeakMap<object, number>()
  clock.begins = (due) => {
    // The system notes an event before it sets the clock.
    const last = scheduled().at(-1)
    if (last) dues.set(last, due)
  }
  let failure: unknown
  actor.subscribe({
    error: (error) => {
      failure = error
    },
  })
  actor.start()
  return {
    view: () => ({
      snapshot: actor.getSnapshot(),
      answered: { has: (child) => !held.has(child) },
      timers: scheduled().map((one) => ({ type: one.event.type, left: (dues.get(one) ?? Number.NaN) - clock.now() })),
    }),
    snapshot: () => actor.getSnapshot(),
    send: (event) => actor.send(event),
    apply: async ({ does }) => {
      did.length = 0
      if (does.kind === 'event') actor.send(does.event)
      else if (does.kind === 'time') clock.increment(does.milliseconds)
      else {
        const child: AnyActorRef | undefined = actor.getSnapshot().children[does.id]
        const one = child && held.get(child)
        if (child) held.delete(child)
        if ('error' in does) one?.reject(does.error)
        else one?.resolve(does.output)
      }
      await settle()
    },
    did,
    failure: () => failure,
    stop: () => actor.stop(),
  }
}
