import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { RecordedStep, ValueKind } from '#contract/support/recordings.ts'

function kindOf(value: unknown): ValueKind {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'list'
  switch (typeof value) {
    case 'string':
      return 'text'
    case 'number':
      return 'number'
    case 'boolean':
      return 'choice'
    case 'object':
      return 'record'
    default:
      return 'other'
  }
}

/** The fields that a chart's code gives a name, each with its kind. What stands below them could be named by anybody, and is left out. */
const kindsOf = (of: object, but?: string): Record<string, ValueKind> =>
  Object.fromEntries(Object.entries(of).flatMap(([key, value]) => (key === but ? [] : [[key, kindOf(value)]])))

export const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && '_nodes' in snapshot

/** As a chart's own code calls it, or nothing: an event that it does not know could be called anything. */
const nameOf = (event: AnyEventObject, { machine }: AnyMachineSnapshot) =>
  event.type.startsWith('xstate.') || machine.events.includes(event.type) ? event.type : 'unknown'

/** The events that a person or a page could cause in the states that it is in. */
const acceptedBy = ({ _nodes }: AnyMachineSnapshot) => [
  ...new Set(_nodes.flatMap((node) => node.ownEvents.filter((type) => !type.startsWith('xstate.') && type !== ''))),
]

/** What an actor is called outside: the name of its chart, else its id, which code gives it. */
export function callerOf(actor: AnyActorRef | undefined): string | null {
  if (!actor) return null
  const snapshot: unknown = actor.getSnapshot()
  return isMachineSnapshot(snapshot) ? snapshot.machine.id : actor.id
}

/**
 * What may leave the actor system of a step: names that code gives and kinds of values. No value does, so that neither a token nor anything typed is ever in a
 * recording, or sent to another tab.
 */
export function recordStep(
  place: Pick<RecordedStep, 'number' | 'tab' | 'at' | 'actor'>,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  from: string | null,
): RecordedStep {
  return {
    ...place,
    chart: snapshot.machine.id,
    from,
    event: nameOf(event, snapshot),
    fields: kindsOf(event, 'type'),
    states: snapshot._nodes.flatMap(({ path }) => (path.length > 0 ? [path.join('.')] : [])),
    knows: kindsOf(snapshot.context),
    accepts: acceptedBy(snapshot),
    isDone: snapshot.status !== 'active',
  }
}
