import { afterAll } from 'vitest'
import { StateMachine } from 'xstate'
import { observeActorSystems } from '#web/site/inspection/observe-actor-systems.ts'
import { transitionKey } from './transitions.ts'
import { noteWalked } from './walked.ts'

/** Notes the transitions that charts take in the screens of a test file: in a whole run, so that the viewer of charts can say what was walked in jsdom. */
export function noteActors(): void {
  if (!process.env.NOTE_WALKED) return
  const taken = new Map<string, Set<string>>()
  observeActorSystems((root) => {
    root.system.inspect((event) => {
      if (event.type !== '@xstate.microstep' || !('logic' in event.actorRef)) return
      const { logic } = event.actorRef
      if (!(logic instanceof StateMachine)) return
      const keys = taken.get(logic.id) ?? new Set()
      for (const transition of event._transitions) keys.add(transitionKey(transition))
      taken.set(logic.id, keys)
    })
  })
  afterAll(() => {
    for (const [chart, keys] of taken) noteWalked('jsdom', chart, keys)
    taken.clear()
  })
}
