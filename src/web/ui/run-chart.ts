import { type Actor, type AnyStateMachine, createActor, type InputFrom } from 'xstate'

/** Starts a chart. In a module of its own, which brings XState along when it is first needed. */
export function runChart<Chart extends AnyStateMachine>(chart: Chart, input: InputFrom<Chart> | undefined): Actor<Chart> {
  return (createActor(chart as AnyStateMachine, { input }) as Actor<Chart>).start() // the options' type depends on the chart
}
