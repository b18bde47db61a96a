import { Actor, type AnyActor, type AnyActorRef, type InspectionEvent, type Snapshot } from 'xstate'
import { type RecordedStep, viewerWish } from '#contract/support/recordings.ts'
import { goBack } from './go-back.ts'
import { observeActorSystems, snapshotOf } from './observe-actor-systems.ts'
import { callerOf, isMachineSnapshot, recordStep } from './record-step.ts'

/** What one tab remembers for a viewer that comes later, and to go back to. */
const mostSteps = 500

/** Where the viewer itself is, nothing is told: it would tell of its own telling. */
const isViewer = () => location.pathname.startsWith('/dev/charts')

/** Of what runs, as the viewer may wish something of it. Values are in no step: they stay here. */
interface Kept {
  actor: AnyActor
  snapshot: Snapshot<unknown>
}

/**
 * Tells a viewer in another tab what the charts of this one do, by XState's own inspection. Every actor is met when it starts, or when anybody next asks or tells it
 * something. With demo data only, loaded when a viewer says that it is there.
 */
export function watchCharts(channel: BroadcastChannel): void {
  const tab = Math.random().toString(36).slice(2, 8)
  const actors = new Map<string, AnyActor>()
  const senders = new WeakMap<object, AnyActorRef | undefined>()
  const kept = new Map<number, Kept>()
  const steps: RecordedStep[] = []
  let count = 0

  function note(actor: AnyActor, event: { type: string }, from: AnyActorRef | undefined): void {
    const snapshot: unknown = snapshotOf(actor)
    if (!isMachineSnapshot(snapshot) || isViewer()) return
    count += 1
    const step = recordStep({ number: count, tab, at: Date.now(), actor: actor.sessionId }, snapshot, event, callerOf(from))
    actors.set(actor.sessionId, actor)
    steps.push(step)
    if (steps.length > mostSteps) kept.delete(steps.shift()?.number ?? 0)
    try {
      kept.set(count, { actor, snapshot: actor.getPersistedSnapshot() })
    } catch {
      // What holds an actor without a name can't be kept, and so not be gone back to.
    }
    channel.postMessage({ steps: [step] })
  }

  function seen(inspection: InspectionEvent): void {
    const { actorRef } = inspection
    if (!(actorRef instanceof Actor)) return
    if (inspection.type === '@xstate.event')
      senders.set(actorRef, inspection.sourceRef instanceof Actor ? inspection.sourceRef : undefined)
    if (inspection.type === '@xstate.snapshot') note(actorRef, inspection.event, senders.get(actorRef))
  }

  observeActorSystems((root, isRunning) => {
    root.system.inspect(seen)
    if (isRunning) note(root, { type: 'xstate.running' }, undefined)
  })

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'watch') return channel.postMessage({ steps })
    const wish = viewerWish.safeParse(data)
    if (!wish.success || wish.data.tab !== tab) return
    if (wish.data.wish === 'send') return actors.get(wish.data.actor)?.send(wish.data.event)
    const back = kept.get(wish.data.number)
    if (back) goBack(back.actor, back.snapshot)
  }
  // From now on nothing is missed, and the viewer hears so.
  channel.postMessage({ steps })
}
