import { afterAll } from 'vitest'
import { observeActorSystems, snapshotOf } from '#web/site/inspection/observe-actor-systems.ts'
import { isMachineSnapshot } from '#web/site/inspection/record-step.ts'
import { transitionKey } from './transitions.ts'
import { noteWalked } from './walked.ts'

/** Notes the transitions that charts take in the screens of a test file: in a whole run, so that the viewer of charts can say what was walked in jsdom. */
export function noteActors(): void {
  if (!process.env.NOTE_WALKED) return
  const taken = new Map<string, Set<string>>()
  observeActorSystems((root) => {
    root.system.inspect((event) => {
      if (event.type !== '@xstate.microstep') return
      const snapshot = snapshotOf(event.actorRef)
      // A chart that is known late stands behind a stand-in for its logic: its snapshots name it.
      if (!isMachineSnapshot(snapshot)) return
      const { id } = snapshot.machine
      const keys = taken.get(id) ?? new Set()
      for (const transition of event._transitions) keys.add(transitionKey(transition))
      taken.set(id, keys)
    })
  })
  afterAll(() => {
    for (const [chart, keys] of taken) noteWalked('jsdom', chart, keys)
    taken.clear()
  })
}
