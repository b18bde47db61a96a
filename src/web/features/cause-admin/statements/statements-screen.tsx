import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { Statement } from '#contract/cause-admin/statement.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { formatDay, quarterMonths } from '#contract/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { Empty } from '#web/ui/empty.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { Status } from '#web/ui/status.tsx'
import { soft, stack } from '#web/ui/styles.ts'
import { listTable } from '#web/ui/table.ts'
import { PaidSoFar } from './paid-so-far.tsx'
import { statementsWith } from './statements.implementations.ts'

const tones = {
  onItsWay: 'waiting',
  paid: 'positive',
  refused: 'negative',
  returned: 'negative',
  withdrawn: 'waiting',
  carriedOver: 'waiting',
} as const

const small = css`display: block; font-size: var(--size-s); font-weight: 400;`

/** The one thing that follows: when the bank was given it, or with what it was paid. */
function Since({ sentAt, paidWith }: Statement) {
  const words = sentAt
    ? t('cause-admin:statements.sentAt', { day: formatDay(sentAt) })
    : paidWith && t('cause-admin:statements.paidWith', { reference: paidWith })
  return words ? <span className={cx(small, soft)}>{words}</span> : null
}

export function Rows({ cause, statements }: { cause: CauseCard; statements: Statement[] }) {
  return (
    <table className={listTable}>
      <thead>
        <tr>
          <th scope="col">{t('cause-admin:statements.reference')}</th>
          <th scope="col" className="money">
            {t('cause-admin:statements.amount')}
          </th>
          <th scope="col">{t('cause-admin:statements.period')}</th>
          <th scope="col">{t('cause-admin:statements.status')}</th>
        </tr>
      </thead>
      <tbody>
        {statements.map((statement) => (
          <tr key={statement.id}>
            <th scope="row">
              <Link
                to="/account/causes/$causeId/statements/$paymentId"
                params={{ causeId: `${cause.id}`, paymentId: statement.id }}
              >
                {t('cause-admin:statement.period', quarterMonths(statement.from, statement.date))}
              </Link>
              <span className={cx(small, soft)}>{statement.reference}</span>
            </th>
            <td className="money">{formatMoney(statement.pence)}</td>
            <td>{formatDay(statement.paidOn)}</td>
            <td>
              {statement.paidWith ? (
                t('cause-admin:statements.carriedOver')
              ) : (
                <Status tone={tones[statement.stage]}>{t(`cause-admin:statements.${statement.stage}`)}</Status>
              )}
              <Since {...statement} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** R-104, F-151 */
export function StatementsScreen({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const machine = useMemo(() => statementsWith(site, cause.id), [site, cause.id])
  const [state, send] = useMachine(machine)
  const { found } = state.context
  return (
    <div className={stack}>
      <PageHeading intro={t('cause-admin:statements.intro', { cause: cause.name })}>
        {t('cause-admin:statements.title')}
      </PageHeading>
      {showState(state.value, {
        loading: <Loading />,
        shown: null,
        failed: () => <Problem words={t('cause-admin:statements.failed')} onRetry={() => send({ type: 'page.refreshed' })} />,
      })}
      {found &&
        (found.statements.length > 0 ? (
          <>
            <PaidSoFar {...found} />
            <Rows cause={cause} statements={found.statements} />
          </>
        ) : (
          <Empty scene="no-statements">
            <p>{t('cause-admin:statements.empty')}</p>
          </Empty>
        ))}
    </div>
  )
}
