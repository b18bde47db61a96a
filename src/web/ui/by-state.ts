import type { ReactNode } from 'react'
import type { StateValue } from 'xstate'

/** The names of a chart's states, or of those inside of one state. */
type NameIn<Value> = Value extends string ? Value : keyof Value & string
/** The value inside of the state of this name; a state without states of its own has none. */
type Inside<Value, Name> = Value extends string ? never : Name extends keyof Value ? Value[Name] : never

type Screens<Value> = { [Name in NameIn<Value>]: ReactNode | ((inside: Inside<Value, Name>) => ReactNode) }

const nameOf = (value: StateValue) => (typeof value === 'string' ? value : Object.keys(value)[0]) ?? ''

/**
 * What each state of a chart shows: `showState(state.value, { loading: <Loading />, … })`. A state that the chart has and the screen leaves out does not
 * compile, and neither does one that the chart has not. States inside of a state are asked for in the same way, by the value that its case is given.
 */
export function showState<Value extends StateValue>(value: Value, screens: Screens<Value>): ReactNode {
  const name = nameOf(value)
  const cases: Record<string, ReactNode | ((inside: unknown) => ReactNode)> = screens as never // by name, which the type of `screens` has checked
  const shown = cases[name]
  return typeof shown === 'function' ? shown(typeof value === 'string' ? value : value[name]) : shown
}

/** The same for what isn't a part of the page: whether something is open, which of two faults there was. */
export function byState<Value extends StateValue, const Facts extends Record<NameIn<Value>, unknown>>(
  value: Value,
  facts: Facts & Record<Exclude<keyof Facts, NameIn<Value>>, never>,
): Facts[NameIn<Value>] {
  return (facts as Facts)[nameOf(value) as NameIn<Value>] // a value's name is one of its chart's
}
