import { type AnyActorRef, createActor } from 'xstate'
import { type FlowStep, isCountedFlow } from '#contract/telemetry/flows.ts'
import { flowCounterMachine } from '#machines/telemetry/flow-counter/flow-counter.machine.ts'
import type { Browser } from '#web/platform/browser.ts'
import { onPageLeft } from '#web/platform/page-left.ts'
import { observeActorSystems, snapshotOf } from '../inspection/observe-actor-systems.ts'
import { isMachineSnapshot } from '../inspection/record-step.ts'
import { type FlowRun, flowRun } from './flow-run.ts'

interface Parts {
  browser: Pick<Browser, 'beacon' | 'onHidden'>
  /** Where beacons go. */
  url: string
  isAllowed(): boolean
}

/**
 * Tells how far people come in the flows of this window, by XState's own inspection. Loaded once somebody has said yes; before that nothing here runs, and a flow that was begun before is
 * met where it is. Answers what forgets what waits.
 */
export function countFlows({ browser, url, isAllowed }: Parts): () => void {
  const counter = createActor(
    flowCounterMachine.provide({
      actions: { sendBeacon: ({ context }) => isAllowed() && browser.beacon(url, { steps: context.waiting }) },
    }),
  ).start()
  const tell = (step: FlowStep) => isAllowed() && counter.send({ type: 'step.seen', step })
  const runs = new Map<object, FlowRun>()

  function note(actor: object): void {
    const snapshot = snapshotOf(actor)
    if (!isMachineSnapshot(snapshot) || !isCountedFlow(snapshot.machine.id)) return
    const run = runs.get(actor) ?? flowRun(snapshot.machine.id, tell)
    runs.set(actor, run)
    if (snapshot.status !== 'stopped') run.seen(snapshot)
    if (snapshot.status === 'active') return
    if (snapshot.status === 'stopped') run.gone()
    runs.delete(actor)
  }
  /** A flow may be a part of another chart: a wizard is of what is kept of it. */
  function noteWithParts(actor: AnyActorRef): void {
    note(actor)
    const snapshot = snapshotOf(actor)
    if (isMachineSnapshot(snapshot)) for (const part of Object.values<AnyActorRef>(snapshot.children)) noteWithParts(part)
  }
  observeActorSystems((root, isRunning) => {
    root.system.inspect(({ type, actorRef }) => {
      if (type === '@xstate.snapshot') note(actorRef)
    })
    if (isRunning) noteWithParts(root)
  })
  // Before what hears of a hidden page: a tab that closes has half a second, and the second of two beacons may be lost.
  onPageLeft(() => {
    for (const run of runs.values()) run.gone()
  })
  browser.onHidden(() => counter.send({ type: 'page.hidden' }))
  return () => counter.send({ type: 'consent.withdrawn' })
}
