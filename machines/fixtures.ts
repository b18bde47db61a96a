import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom, SnapshotFrom, StateValue } from 'xstate'

/**
 * Everything that the tests of a chart need and cannot derive. `events` is exhaustive over the chart's own events and `outcomes` names every invoked
 * actor, so that a new event or actor does not compile, or is reported, until it has its cases.
 */
export interface Fixtures<M extends AnyStateMachine> {
  /** The charts of the specification that it is. */
  items?: string
  /** Each starting point; most charts have one. */
  inputs: InputFrom<M>[]
  events: { [Type in Exclude<EventFrom<M>['type'], `xstate.${string}`>]: Extract<EventFrom<M>, { type: Type }>[] }
  /** What each invoked actor or child chart can answer, by its id, and spawned ones by their name in `actors`; `fails` adds a rejection. */
  outcomes: Record<string, { outputs: unknown[]; fails: boolean }>
  /** Keeps the search finite where a context could grow for ever. */
  within?: (snapshot: SnapshotFrom<M>) => boolean
  /** What must hold in every reachable state: the sentence, and its check. */
  invariants: [string, (snapshot: SnapshotFrom<M>) => boolean][]
  /**
   * Journeys pinned by hand: events in the kit's notation, the state that they must end in, what it must know there, and what the last step must have done:
   * its actions by name, in order, with their parameters as JSON; and what nobody can do there, in the same notation.
   */
  pinned: {
    name: string
    input: number
    events: string[]
    ends: StateValue
    knows?: Partial<ContextFrom<M>>
    does?: string[]
    refuses?: string[]
  }[]
}

export function fixturesFor<M extends AnyStateMachine>(_machine: M, fixtures: Fixtures<M>): Fixtures<M> {
  return fixtures
}

/** A pinned journey in one line: its steps have ` > ` between them. Of what it must know only what is named is held. */
export function journey(
  name: string,
  input: number,
  way: string,
  ends: StateValue,
  there: { knows?: object; does?: string[]; refuses?: string[] } = {},
) {
  return { name, input, events: way === '' ? [] : way.split(' > '), ends, ...there }
}
