import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { Statement } from '#contract/cause-admin/statement.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { CsvDownload } from '#web/shared/transactions/csv-download.tsx'
import { useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { Empty } from '#web/ui/empty.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { bullets, row, soft, stack, tightStack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { PaidSoFar } from './paid-so-far.tsx'
import { StatementRows } from './statement-rows.tsx'
import { readStatementsCsv, statementsWith } from './statements.implementations.ts'

const notes = css`padding-block-start: var(--s3); text-wrap: pretty;`
const listHead = css`justify-content: space-between; gap: var(--s1) var(--s4); & > p { display: flex; flex-wrap: wrap; gap: 0 var(--s3); align-items: baseline; font-weight: 650; & > span { font-size: var(--size-s); font-weight: 400; } } @media (max-width: 767px) { & > p { flex: 1 1 9rem; flex-direction: column; } }`

/** The day of the first payment that the bank made; the newest come first. */
const firstOf = (statements: readonly Statement[]) => statements.findLast(({ stage }) => stage === 'paid')?.paidOn ?? null

/** The one account that everything was paid into; null where there were several, or none. */
function accountOf(statements: readonly Statement[]): string | null {
  const [lastFour = null, another] = new Set(statements.flatMap((one) => one.lastFour ?? []))
  return another === undefined ? lastFour : null
}

/** R-104, F-151 */
export function StatementsScreen({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const machine = useMemo(() => statementsWith(site, cause.id), [site, cause.id])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { found } = state.context
  const account = found && accountOf(found.statements)
  return (
    <div className={stack}>
      <PageHeading intro={t('cause-admin:statements.intro')}>{t('cause-admin:statements.title')}</PageHeading>
      {showState(state.value, {
        loading: <Loading />,
        shown: null,
        failed: () => (
          <Problem
            words={t('cause-admin:statements.failed')}
            help={helpFor(why)}
            onRetry={() => send({ type: 'page.refreshed' })}
          />
        ),
      })}
      {found && <PaidSoFar paid={found.paid} next={found.next} since={firstOf(found.statements)} />}
      {found &&
        (found.statements.length > 0 ? (
          <div className={tightStack}>
            <div className={cx(row, listHead)}>
              <p>
                {t('cause-admin:statements.counted', { count: found.statements.length })}{' '}
                {account !== null && <span className={soft}>{t('cause-admin:statements.into', { lastFour: account })}</span>}
              </p>
              <CsvDownload
                title={t('cause-admin:statements.fileTitle')}
                name="statements.csv"
                read={(signal) => readStatementsCsv(site, cause.id, signal)}
              />
            </div>
            <StatementRows cause={cause} statements={found.statements} hasOneAccount={account !== null} />
            <ul className={cx(bullets, soft, notes)}>
              <li>{t('cause-admin:statements.covers')}</li>
              <li>{t('cause-admin:statements.meanings')}</li>
              {found.isBuildingSociety && <li>{t('cause-admin:statements.roll')}</li>}
            </ul>
          </div>
        ) : (
          <Empty scene="no-statements">
            <p>{t('cause-admin:statements.empty')}</p>
          </Empty>
        ))}
    </div>
  )
}
