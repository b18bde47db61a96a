import type { AnyMachineSnapshot } from 'xstate'
import { type FlowStep, flowHappenings } from '#contract/telemetry/flows.ts'
import { isEnd } from '#machines/ends.ts'

type Happened = FlowStep['happened']

const pathsIn = ({ _nodes }: Pick<AnyMachineSnapshot, '_nodes'>) =>
  new Set(_nodes.flatMap(({ path }) => (path.length > 0 ? [path.join('.')] : [])))

/** One run of a flow, from where it is first seen. What leaves it are names that the chart's code gives, each once: no event, no context, and no number of the run. */
export function flowRun(chart: string, tell: (step: FlowStep) => void) {
  const told = new Map<Happened, Set<string>>(flowHappenings.map((happened) => [happened, new Set()]))
  let now: AnyMachineSnapshot | null = null

  function tellOnce(state: string, happened: Happened): void {
    const known = told.get(happened)
    if (known?.has(state)) return
    known?.add(state)
    tell({ chart, state, happened })
  }
  return {
    seen(snapshot: AnyMachineSnapshot): void {
      const before = now ? pathsIn(now) : new Set<string>()
      const here = pathsIn(snapshot)
      for (const state of before) if (!here.has(state)) tellOnce(state, 'left')
      for (const state of here) if (!before.has(state)) tellOnce(state, 'entered')
      now = snapshot
    },
    /** The screen or the page is left: given up, but where all was done. */
    gone(): void {
      const isOver = now === null || now.status !== 'active' || now._nodes.some((node) => isEnd(node))
      if (now && !isOver) for (const state of pathsIn(now)) tellOnce(state, 'givenUp')
    },
  }
}
export type FlowRun = ReturnType<typeof flowRun>
