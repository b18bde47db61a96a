import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { oneOf } from '../platform/page-search.ts'

/**
 * Keeps `?step=` and a wizard's chart together: the chart says which step is shown and the address follows; Back, Forward and links ask the chart
 * (`show`), and where it does not allow the step the address gives way. `current` is the step of the render, `now` reads it from the running chart.
 */
export function useStepAddress<Step extends string>(
  steps: readonly Step[],
  current: Step | undefined,
  now: () => Step | undefined,
  show: (step: Step) => void,
  /** False while it is not known yet where the wizard begins: the address then stays as it came. */
  isKnown = true,
): void {
  const navigate = useNavigate()
  // The router's own location: it changes with the press of Back, the route's search only when the page has been loaded.
  const step = oneOf(steps)(useRouterState({ select: (state) => (state.location.search as { step?: unknown }).step }))
  const addressed = useRef(step)
  const hasShown = useRef(false)
  const chart = useRef({ now, show })
  chart.current = { now, show }

  useEffect(() => {
    addressed.current = step
    if (!isKnown || step === undefined || step === chart.current.now()) return
    chart.current.show(step)
    const allowed = chart.current.now()
    if (allowed !== step)
      void navigate({
        to: '.',
        search: (before: Record<string, unknown>) => ({ ...before, step: allowed }) as never,
        replace: true,
      })
  }, [step, isKnown, navigate])
  useEffect(() => {
    if (!isKnown || current === undefined || current === addressed.current) return
    // The address has moved the chart meanwhile: this render is of before.
    if (current !== chart.current.now()) return
    // An address that names no step yet is completed, not left.
    const isFirst = addressed.current === undefined
    addressed.current = current
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, step: current }) as never, // each wizard's route reads its own steps
      replace: isFirst || !hasShown.current,
    })
  }, [current, isKnown, navigate])
  useEffect(() => {
    hasShown.current = true
  }, [])
}
