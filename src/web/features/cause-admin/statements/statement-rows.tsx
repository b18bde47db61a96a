import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import printer from 'lucide/dist/esm/icons/printer.mjs'
import type { Statement } from '#contract/cause-admin/statement.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { formatShortDay, quarterMonths } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { Icon } from '#web/ui/icons.tsx'
import { Status } from '#web/ui/status.tsx'
import { soft, visuallyHidden } from '#web/ui/styles.ts'
import { listTable, tablePlace } from '#web/ui/table.ts'
import { statementTones } from './statement-tones.ts'

// On a phone: the quarter and its amount, below them what became of it and when.
const rows = css`
  @media (max-width: 767px) {
    & tr { grid-template-columns: fit-content(60%) minmax(0, 1fr) max-content; align-items: center; column-gap: var(--s2); row-gap: 0; padding: var(--s3) 0 var(--s1); margin: 0; background: none; border: 0; border-block-end: 1px solid var(--line-soft); border-radius: 0; }
    & tr > th { grid-area: 1 / 1 / 2 / 4; padding-inline-end: 5.5rem; }
    & tr > .money { grid-area: 1 / 3; align-self: start; justify-self: end; }
    & tr > .says { grid-area: 2 / 1; }
    & tr > .day[data-none] { display: none; }
    & tr > .day[data-none] + .says { grid-column: 1 / 3; }
    & tr > .day { grid-area: 2 / 2; font-size: var(--size-s); color: var(--ink-soft); }
    & thead .print { display: none; }
    & tr > .print { grid-area: 2 / 3; inline-size: auto; }
  }
  & td.money { font-weight: 600; }
  & .print { text-align: end; inline-size: 4rem; }
  & .print > a { display: inline-flex; align-items: center; justify-content: center; gap: var(--s2); min-inline-size: 44px; block-size: 44px; }
  @media (max-width: 1199px) { & .print > a { margin-inline-end: -10px; & > b { display: none; } } }
  @media (min-width: 1200px) { & .print { inline-size: 8.5rem; & > a { margin-inline-end: 0; } } & thead .print { visibility: hidden; } }
  & .print > a > b { font-weight: 400; font-size: var(--size-s); }
  @container (min-width: 45rem) { & th:first-child, & .day { white-space: nowrap; } }
`
// What is as it should be is quiet; what isn’t stands out.
const asItShould = css`display: inline-flex; gap: var(--s1); align-items: center; vertical-align: middle; & > svg { color: var(--positive); stroke-width: 3; } @media (max-width: 767px) { font-size: var(--size-s); }`
const small = css`display: block; font-size: var(--size-s); font-weight: 400;`

const quarterOf = ({ from, date }: Statement) => t('cause-admin:statement.period', quarterMonths(from, date))

interface RowProps {
  statement: Statement
  all: readonly Statement[]
}

/** When the bank was given it, where a quarter's money has gone that was carried over, and what was paid with others'. */
function saysOf({ statement, all }: RowProps): string | null {
  const { sentAt, stage, reason, reference, paidWith } = statement
  if (sentAt) return t('cause-admin:statements.sentAt', { day: formatShortDay(sentAt) })
  if (stage === 'carriedOver') {
    const later = all.find((one) => one.reference === paidWith)
    const quarter = later ? quarterOf(later) : ''
    const why = reason === 'underMinimum' ? 'under' : 'other'
    if (later) return t(`cause-admin:statements.carried.${why}To`, { quarter })
    return why === 'under' ? t('cause-admin:statements.carried.under') : null
  }
  const carried = all.filter((one) => one.paidWith === reference).reduce((sum, { pence }) => sum + pence, 0)
  return carried > 0 ? t('cause-admin:statements.includes', { amount: formatMoney(carried) }) : null
}

function Stage({ stage }: Pick<Statement, 'stage'>) {
  const words = t(`cause-admin:statements.${stage}`)
  return stage === 'paid' ? (
    <span className={asItShould}>
      <Icon name="tick" />
      {words}
    </span>
  ) : (
    <Status tone={statementTones[stage]}>{words}</Status>
  )
}

interface PlaceProps {
  cause: CauseCard
  /** All were paid into one account, which is said above them. */
  hasOneAccount: boolean
}

function Row({ cause, statement, all, hasOneAccount }: RowProps & PlaceProps) {
  const says = saysOf({ statement, all })
  const { lastFour } = statement
  return (
    <tr>
      <th scope="row">
        <Link to="/account/causes/$causeId/statements/$paymentId" params={{ causeId: `${cause.id}`, paymentId: statement.id }}>
          {quarterOf(statement)}
        </Link>
        <span className={cx(small, soft)}>
          {statement.stage === 'carriedOver'
            ? statement.reference
            : t('cause-admin:statements.bankReference', { reference: statement.reference })}
        </span>
      </th>
      <td className="day" data-none={statement.stage === 'carriedOver' || undefined}>
        {statement.stage === 'carriedOver' ? (
          <>
            <span aria-hidden="true">–</span>
            <span className={visuallyHidden}>{t('cause-admin:statements.notPaid')}</span>
          </>
        ) : (
          formatShortDay(statement.paidOn)
        )}
      </td>
      <td className="says">
        <Stage stage={statement.stage} />
        {says !== null && <span className={cx(small, soft)}>{says}</span>}
        {!hasOneAccount && lastFour !== null && (
          <span className={cx(small, soft)}>{t('cause-admin:statement.account', { lastFour })}</span>
        )}
      </td>
      <td className="money">{formatMoney(statement.pence)}</td>
      <td className="print">
        <Link
          to="/account/causes/$causeId/statements/$paymentId"
          params={{ causeId: `${cause.id}`, paymentId: statement.id }}
          search={{ print: 'now' }}
        >
          <Icon drawing={printer} />
          <b aria-hidden="true">{t('cause-admin:statements.printed')}</b>
          <span className={visuallyHidden}>{t('cause-admin:statements.print', { quarter: quarterOf(statement) })}</span>
        </Link>
      </td>
    </tr>
  )
}

export function StatementRows({ cause, statements, hasOneAccount }: PlaceProps & { statements: Statement[] }) {
  return (
    <div className={tablePlace}>
      <table className={cx(listTable, rows)}>
        <thead>
          <tr>
            <th scope="col">{t('cause-admin:statements.reference')}</th>
            <th scope="col" className="day">
              {t('cause-admin:statements.period')}
            </th>
            <th scope="col">{t('cause-admin:statements.status')}</th>
            <th scope="col" className="money">
              {t('cause-admin:statements.amount')}
            </th>
            <th scope="col" className="print">
              {t('cause-admin:statements.printed')}
            </th>
          </tr>
        </thead>
        <tbody>
          {statements.map((statement) => (
            <Row key={statement.id} cause={cause} statement={statement} all={statements} hasOneAccount={hasOneAccount} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
