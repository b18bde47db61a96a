import { css, cx } from '@linaria/core'
import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { StatementDetail } from '#contract/cause-admin/statement.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { useSite } from '#web/site/site.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Facts } from '#web/ui/facts.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { Status } from '#web/ui/status.tsx'
import { container, pageBody, soft, stack, tightStack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { statementTones } from '../statements/statement-tones.ts'
import { statementWith } from './statement.implementations.ts'

const paper = css`
  max-inline-size: 46rem; margin-inline: auto;
  @media print { max-inline-size: none; & .screen { display: none; } }
`
const table = css`
  inline-size: 100%;
  & th, & td { text-align: start; padding: var(--s3) var(--s3) var(--s3) 0; border-block-end: 1px solid var(--line-soft); font-weight: 400; }
  & thead th { font-size: var(--size-s); color: var(--ink-soft); font-weight: 600; }
  & tfoot th, & tfoot td { font-weight: 650; border-block-end: 2px solid var(--ink); }
  & .money { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; padding-inline: var(--s3) 0; }
  @media print { & th, & td { padding-block: var(--s1); } }
`
const head = css`display: flex; flex-wrap: wrap; gap: var(--s3) var(--s5); justify-content: space-between; align-items: end;`
const come = css`
  display: flex; flex-wrap: wrap; gap: var(--s2) var(--s4); align-items: center;
  & > b { font: 700 var(--size-3xl) / 1.05 var(--text); font-variant-numeric: tabular-nums; }
`
const print = css`display: grid; gap: var(--s1); justify-items: start; & > p { font-size: var(--size-s); }`
const back = css`margin-block-end: calc(-1 * var(--s4));`

function outcomeOf({ stage, reason, refusal, returnedAt }: StatementDetail) {
  if (stage === 'returned') return t('cause-admin:statement.returned', { day: formatDay(returnedAt ?? '') })
  if (stage === 'refused') return t(`cause-admin:statement.refused.${refusal ?? 'other'}`)
  return t(`cause-admin:statement.${stage === 'carriedOver' ? (reason ?? 'carriedOver') : stage}`)
}

/** The quarter ends the moment before the next one begins. */
const lastDay = (date: string) => formatDay(new Date(Date.parse(date) - 1).toISOString())

function Shown({ found, onPrint }: { found: StatementDetail; onPrint(): void }) {
  return (
    <>
      <div className={head}>
        <PageHeading intro={t('cause-admin:statement.for', { cause: found.causeName })}>
          {t('cause-admin:statement.title', { reference: found.reference })}
        </PageHeading>
        <div className={cx('screen', print)}>
          <Button kind="secondary" onClick={onPrint}>
            {t('cause-admin:statement.print')}
          </Button>
          <p className={soft}>{t('cause-admin:statement.printHint')}</p>
        </div>
      </div>
      <div className={tightStack}>
        <p className={come}>
          <b>{formatMoney(found.pence)}</b>
          <Status tone={statementTones[found.stage]}>{t(`cause-admin:statements.${found.stage}`)}</Status>
        </p>
        <p>{outcomeOf(found)}</p>
        {found.sentAt && <p>{t('cause-admin:statements.sentAt', { day: formatDay(found.sentAt) })}</p>}
        {found.paidWith && <p>{t('cause-admin:statements.paidWith', { reference: found.paidWith })}</p>}
      </div>
      <Facts
        rows={[
          [
            t('cause-admin:statement.quarter'),
            t('cause-admin:statement.period', { from: formatDay(found.from), to: lastDay(found.date) }),
          ],
          [t('cause-admin:statement.paidOn'), found.stage !== 'carriedOver' && formatDay(found.paidOn)],
          [
            t('cause-admin:statement.into'),
            found.lastFour !== null && t('cause-admin:statement.account', { lastFour: found.lastFour }),
          ],
          [t('cause-admin:statement.bankReference'), found.stage !== 'carriedOver' && found.reference],
        ]}
      />
      {found.lines.length > 0 || found.corrections ? (
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">{t('cause-admin:statement.shop')}</th>
              <th scope="col" className="money">
                {t('cause-admin:statement.donations')}
              </th>
              <th scope="col" className="money">
                {t('cause-admin:statement.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {found.lines.map(({ name, donations, pence }) => (
              <tr key={name}>
                <th scope="row">{name || t('cause-admin:statement.bonus')}</th>
                <td className="money">{donations}</td>
                <td className="money">{formatMoney(pence)}</td>
              </tr>
            ))}
            {found.corrections && (
              <tr>
                <th scope="row">{t('cause-admin:statement.corrections')}</th>
                <td className="money">{found.corrections.count}</td>
                <td className="money">{formatMoney(found.corrections.pence)}</td>
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('cause-admin:statement.total')}</th>
              <td className="money">{found.lines.reduce((sum, { donations }) => sum + donations, 0)}</td>
              <td className="money">{formatMoney(found.pence)}</td>
            </tr>
            {found.returnedAt && (
              <tr>
                <th scope="row">{t('cause-admin:statement.returnedLine', { day: formatDay(found.returnedAt) })}</th>
                <td />
                <td className="money">{formatMoney(-found.pence)}</td>
              </tr>
            )}
          </tfoot>
        </table>
      ) : (
        <p className={soft}>{t('cause-admin:statement.noLines')}</p>
      )}
    </>
  )
}

interface StatementProps {
  causeId: number
  statementId: string
  /** Come to in order to be printed: as soon as it is there. */
  isToPrint?: boolean
}

/** R-106, F-151: it stands alone on its page, as it is printed. */
export function StatementScreen({ causeId, statementId, isToPrint = false }: StatementProps) {
  const site = useSite()
  const machine = useMemo(() => statementWith(site, causeId, statementId), [site, causeId, statementId])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { found } = state.context
  const isReady = isToPrint && state.matches('printable')
  const navigate = useNavigate()
  useEffect(() => {
    if (!isReady) return
    send({ type: 'print.asked' })
    // Who comes back to it has printed it.
    void navigate({ to: '.', search: {}, replace: true })
  }, [isReady, send, navigate])
  return (
    <div className={cx(container, pageBody)}>
      <div className={cx(stack, paper)}>
        <div className={cx('screen', back)}>
          <BackLink to="/account/causes/$causeId/statements" params={{ causeId: `${causeId}` }}>
            {t('cause-admin:statement.back')}
          </BackLink>
        </div>
        {showState(state.value, {
          loading: () => (
            <>
              <PageHeading>{t('cause-admin:statements.reference')}</PageHeading>
              <Loading />
            </>
          ),
          printable: null,
          unknown: () => (
            <PageHeading intro={t('cause-admin:statement.unknown')}>{t('cause-admin:statement.unknownTitle')}</PageHeading>
          ),
          failed: () => (
            <>
              <PageHeading>{t('cause-admin:statements.reference')}</PageHeading>
              <Problem
                words={t('cause-admin:statement.failed')}
                help={helpFor(why)}
                onRetry={() => send({ type: 'page.refreshed' })}
              />
            </>
          ),
        })}
        {found && <Shown found={found} onPrint={() => send({ type: 'print.asked' })} />}
      </div>
    </div>
  )
}
