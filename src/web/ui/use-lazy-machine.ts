import { useEffect, useRef, useState } from 'react'
import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'
import { allStyles } from '../platform/all-styles.ts'

/**
 * Runs a chart that is loaded after the page has been shown, so that a first visit does not wait for it. The snapshot is null until then: show the
 * state that the chart starts in. Events that come earlier are kept and sent in their order. `load` and `input` are read once.
 */
export function useLazyMachine<Chart extends AnyStateMachine>(
  load: () => Promise<Chart>,
  input?: InputFrom<Chart>,
): [SnapshotFrom<Chart> | null, (event: EventFromLogic<Chart>) => void] {
  const [snapshot, setSnapshot] = useState<SnapshotFrom<Chart> | null>(null)
  const given = useRef({ load, input })
  const early = useRef<EventFromLogic<Chart>[]>([])
  const deliver = useRef<((event: EventFromLogic<Chart>) => void) | null>(null)
  const [send] = useState(() => (event: EventFromLogic<Chart>) => {
    if (deliver.current) deliver.current(event)
    else early.current.push(event)
  })
  useEffect(() => {
    let isGone = false
    let stop = () => {}
    async function start(): Promise<void> {
      const [{ runChart }, chart] = await Promise.all([import('./run-chart.ts'), given.current.load(), allStyles()])
      if (isGone) return
      const actor = runChart(chart, given.current.input)
      stop = () => actor.stop()
      deliver.current = actor.send
      actor.subscribe(setSnapshot)
      for (const event of early.current.splice(0)) actor.send(event)
      setSnapshot(actor.getSnapshot())
    }
    // What could not be loaded leaves the page in its first state, where links and forms work by themselves.
    start().catch(() => {})
    return () => {
      isGone = true
      deliver.current = null
      stop()
    }
  }, [])
  return [snapshot, send]
}
