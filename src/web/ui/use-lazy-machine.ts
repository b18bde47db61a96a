import { useEffect, useRef, useState } from 'react'
import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'
import { allStyles } from '../platform/all-styles.ts'
import { type LazyImport, lazyImport } from '../site/lazy-import.ts'

const loadRunner = lazyImport(() => import('./run-chart.ts'))

/**
 * Runs a chart that is loaded with its first event: who never sends one never pays for it. The snapshot is null until then: show the state that the chart
 * starts in. Events that come while it is on its way are kept and sent in their order. `load` and `input` are read once.
 */
export function useLazyMachine<Chart extends AnyStateMachine>(
  load: LazyImport<Chart>,
  input?: InputFrom<Chart>,
): [SnapshotFrom<Chart> | null, (event: EventFromLogic<Chart>) => void] {
  const [snapshot, setSnapshot] = useState<SnapshotFrom<Chart> | null>(null)
  const given = useRef({ load, input })
  const isGone = useRef(false)
  const early = useRef<EventFromLogic<Chart>[]>([])
  const running = useRef<{ send: (event: EventFromLogic<Chart>) => void; stop: () => void } | null>(null)
  const [send] = useState(() => {
    async function start(): Promise<void> {
      const [{ runChart }, chart] = await Promise.all([loadRunner(), given.current.load(), allStyles()])
      if (isGone.current) return
      const actor = runChart(chart, given.current.input)
      running.current = { send: actor.send, stop: () => actor.stop() }
      actor.subscribe(setSnapshot)
      for (const event of early.current.splice(0)) actor.send(event)
      setSnapshot(actor.getSnapshot())
    }
    return (event: EventFromLogic<Chart>) => {
      if (running.current) return running.current.send(event)
      if (early.current.push(event) > 1) return
      // What could not be loaded leaves the page in its first state, where links and forms work by themselves; the next event tries again.
      start().catch(() => {
        early.current = []
      })
    }
  })
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      running.current?.stop()
      running.current = null
      early.current = []
    }
  }, [])
  return [snapshot, send]
}
