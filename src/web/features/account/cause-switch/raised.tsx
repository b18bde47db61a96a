import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { MyGiving } from '#contract/giving/my-giving.ts'
import { formatWeekday } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { supporterPanelWith } from '#web/shared/transactions/supporter-panel.implementations.ts'
import { useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { soft } from '#web/ui/styles.ts'

// As high as what comes, so that nothing moves.
const come = css`
  display: grid; gap: var(--s1); align-content: center; min-block-size: 6.5rem;
  & > p > b { display: block; font: 700 var(--size-2xl) / 1.2 var(--text); color: var(--accent); font-variant-numeric: tabular-nums; }
`

/** When the cause is paid next, and what of it is one’s own. */
function Next({ giving: { nextPayment, unpaid } }: { giving: NonNullable<MyGiving['cause']> }) {
  if (!nextPayment || unpaid.us === 0) return null
  return (
    <p className={soft}>{t('account-raised:next', { amount: formatMoney(unpaid.us), day: formatWeekday(nextPayment.on) })}</p>
  )
}

function Sums({ giving }: { giving: NonNullable<MyGiving['cause']> }) {
  if (giving.stats.raised === 0) return <p>{t('account-raised:nothing')}</p>
  return (
    <>
      <p>
        <b>{formatMoney(giving.stats.raised)}</b> {t('account-raised:sum')}
      </p>
      <Next giving={giving} />
    </>
  )
}

/** What one has raised for the cause that one shops for, once that is known; without it the page is as useful. */
export function Raised({ className }: { className: string }) {
  const site = useSite()
  const [state] = useMachine(useMemo(() => supporterPanelWith(site), [site]))
  const giving = state.context.found?.giving.cause
  return showState(state.value, {
    loading: <div className={cx(come, className)} aria-busy="true" />,
    shown: () => <div className={cx(come, className)}>{giving && <Sums giving={giving} />}</div>,
    failed: null,
  })
}
