import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate'

/** A delay as the chart has it, in milliseconds. */
function delayOf(machine: AnyStateMachine, delay: unknown, snapshot: AnyMachineSnapshot): number {
  if (typeof delay === 'number') return delay
  const known: unknown = machine.implementations.delays[String(delay)]
  if (typeof known === 'number') return known
  return typeof known === 'function'
    ? Number(Reflect.apply(known, undefined, [{ context: snapshot.context, event: { type: '' } }]))
    : Number(delay)
}

/**
 * Takes a running chart back to what it was. What it had asked then is asked again, what it was waiting for is waited for anew, and what goes on now ends. The chart itself
 * does it: for one event its logic answers with the earlier snapshot.
 */
export function goBack(actor: AnyActorRef & { logic: AnyStateMachine }, kept: Snapshot<unknown>): void {
  const { logic, system } = actor
  const transition = logic.transition
  logic.transition = (now, _event, scope) => {
    for (const child of Object.values<AnyActorRef>(now.children)) scope.stopChild(child)
    system.scheduler.cancelAll(actor)
    const restored: AnyMachineSnapshot = logic.restoreSnapshot(kept, scope)
    scope.defer(() => {
      logic.start(restored)
      for (const node of restored._nodes)
        for (const { delay, eventType } of node.after)
          system.scheduler.schedule(actor, actor, { type: eventType }, delayOf(logic, delay, restored), eventType)
    })
    return restored
  }
  try {
    actor.send({ type: 'xstate.viewer.back' })
  } finally {
    logic.transition = transition
  }
}
