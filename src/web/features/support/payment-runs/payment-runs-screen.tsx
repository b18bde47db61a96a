import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { PaymentRunCard, RunStage } from '#contract/giving/payment-run.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { byState } from '#web/ui/by-state.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { Status, type StatusTone } from '#web/ui/status.tsx'
import { soft, stack, tightStack } from '#web/ui/styles.ts'
import { listTable } from '#web/ui/table.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { paymentRunsWith } from './payment-runs.implementations.ts'

// On a phone the quarter stands before its sum, as money does elsewhere.
const phone = css`@media (max-width: 767px) { & td.money { order: 1; } & td:last-child { order: 2; grid-column: 1 / -1; } }`
const beside = css`display: block; color: var(--ink-soft); font-size: var(--size-s); font-weight: 400; white-space: normal;`

export const runTones: Record<RunStage, StatusTone> = {
  prepared: 'waiting',
  approved: 'waiting',
  sent: 'waiting',
  answered: 'positive',
  voided: 'negative',
}

/** A quarter's last day: it ends the moment before the next begins. */
export const lastDay = (turn: string) => formatDay(new Date(Date.parse(turn) - 1).toISOString())

function Rows({ runs }: { runs: PaymentRunCard[] }) {
  return (
    <table className={cx(listTable, phone)}>
      <caption>{t('support-payment-runs:listed', { count: runs.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('support-payment-runs:column.run')}</th>
          <th scope="col" className="money">
            {t('support-payment-runs:column.amount')}
          </th>
          <th scope="col">{t('support-payment-runs:column.quarter')}</th>
          <th scope="col">{t('support-payment-runs:column.stage')}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map(({ id, turn, stage, payable, preparedAt, preparedBy }) => (
          <tr key={id}>
            <th scope="row" className="wide">
              <Link to="/support/payment-runs/$runId" params={{ runId: id }}>
                {id}
              </Link>
              <span className={beside}>
                {t('support-payment-runs:preparedBy', { name: preparedBy, day: formatDay(preparedAt) })}
              </span>
            </th>
            <td className="money">
              <b>{formatMoney(payable.pence)}</b>
              <span className={beside}>{t('support-payment-runs:toCauses', { count: payable.count })}</span>
            </td>
            <td>{lastDay(turn)}</td>
            <td>
              <Status tone={runTones[stage]}>{t(`support-payment-runs:stage.${stage}`)}</Status>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The support team's payment runs, and where the next one is prepared. */
export function PaymentRunsScreen() {
  const site = useSite()
  const machine = useMemo(() => paymentRunsWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { found, refusal } = state.context
  const problem = byState(state.value, {
    loading: null,
    failed: 'failed',
    shown: null,
    preparing: null,
    refused: null,
    notPrepared: 'notPrepared',
  })
  const refresh = () => send({ type: 'page.refreshed' })
  return (
    <div className={stack}>
      <PageHeading intro={t('support-payment-runs:intro')}>{t('support-payment-runs:title')}</PageHeading>
      {state.matches('loading') && <Loading />}
      {(problem || refusal) && (
        <Problem
          words={t(`support-payment-runs:${problem ?? (refusal === 'noPayerAccount' ? refusal : 'nothingToPay')}`)}
          help={problem ? helpFor(why) : undefined}
          tone={problem ? 'negative' : 'waiting'}
          onRetry={refresh}
          retryWords={t('support-payment-runs:readAgain')}
        />
      )}
      {found && !problem && !refusal && !state.matches('loading') && (
        <>
          <div className={tightStack}>
            <div>
              <Button isBusy={state.matches('preparing')} onClick={() => send({ type: 'preparation.asked' })}>
                {t('support-payment-runs:prepare', { day: lastDay(found.turn) })}
              </Button>
            </div>
            <p className={soft}>{t('support-payment-runs:prepareHint')}</p>
          </div>
          {found.runs.length > 0 ? <Rows runs={found.runs} /> : <p>{t('support-payment-runs:empty')}</p>}
          {state.matches('shown') && (
            <div>
              <Button kind="quiet" onClick={refresh}>
                {t('support-payment-runs:readAgain')}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}
