import { Link } from '@tanstack/react-router'
import type { AnyStateMachine } from 'xstate'
import { findState } from '#machines/find-state.ts'
import { t } from '#web/i18n/i18n.ts'
import { hashOf } from './chart-list/chart-place.ts'

interface OnItsChartProps {
  of: 'claim' | 'donation' | 'paymentRun'
  machine: AnyStateMachine
  /** The stored stage, and those before it in their order. */
  now: string
  been?: readonly string[]
}

/** Leads to the chart that decides about something, where it stands on it now and how it got there. */
export function OnItsChart({ of, machine, now, been = [] }: OnItsChartProps) {
  const pathOf = (stage: string) => findState(machine, stage)?.path.join('.') ?? ''
  // A stage that lasted is one step.
  const steps = been
    .filter((stage, index) => stage !== been[index + 1])
    .filter((stage, index, all) => index < all.length - 1 || stage !== now)
  return (
    <p>
      <Link to="/support/charts" hash={hashOf({ name: machine.id, now: pathOf(now), been: steps.map(pathOf) })}>
        {t(`support:onItsChart.${of}`)}
      </Link>
    </p>
  )
}
