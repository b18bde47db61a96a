import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { oneOf } from '../platform/page-search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Which wizard has written this address itself, and the number of it among those that it has written. */
    step?: { of: number; at: number }
  }
}

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
  const router = useRouter()
  // The router's own location: it changes with the press of Back, the route's search only when the page has been loaded.
  const step = oneOf(steps)(useRouterState({ select: (state) => (state.location.search as { step?: unknown }).step }))
  const wrote = useRouterState({ select: (state) => state.location.state.step })
  const addressed = useRef(step)
  const own = useRef({ of: Math.random(), at: 0, arrived: 0 }).current
  const hasShown = useRef(false)
  const page = useRef(router.latestLocation.pathname).current
  const chart = useRef({ now, show })
  chart.current = { now, show }

  const write = useCallback(
    (shown: Step | undefined, replace: boolean) => {
      // Somebody is on their way to another page, whose address has no steps of ours.
      if (router.latestLocation.pathname !== page) return
      addressed.current = shown
      void navigate({
        to: '.',
        search: (before: Record<string, unknown>) => ({ ...before, step: shown }) as never, // each wizard's route reads its own steps
        state: { step: { of: own.of, at: ++own.at } },
        replace,
      })
    },
    [router, navigate, own, page],
  )
  useEffect(() => {
    // What we have written ourselves comes, perhaps when the person has gone on already: that is no press of Back.
    if (wrote?.of === own.of && wrote.at > own.arrived) {
      own.arrived = wrote.at
      return
    }
    addressed.current = step
    if (!isKnown || step === undefined || step === chart.current.now()) return
    chart.current.show(step)
    const allowed = chart.current.now()
    if (allowed !== step) write(allowed, true)
  }, [step, wrote, isKnown, write, own])
  useEffect(() => {
    if (!isKnown || current === undefined || current === addressed.current) return
    // The address has moved the chart meanwhile: this render is of before.
    if (current !== chart.current.now()) return
    // An address that names no step yet is completed, not left.
    write(current, addressed.current === undefined || !hasShown.current)
  }, [current, isKnown, write])
  useEffect(() => {
    hasShown.current = true
  }, [])
}
