import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import type { Transaction, TransactionList } from '#contract/giving/donation.ts'
import { dayInLondon } from '#contract/london.ts'
import type { TransactionsFound } from '#machines/giving/transactions-list/transactions-list.machine.ts'
import { formatDayOfMonth, monthName } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { useSite } from '#web/site/site.ts'
import { Status } from '#web/ui/status.tsx'
import { soft } from '#web/ui/styles.ts'
import { tablePlace } from '#web/ui/table.ts'
import { isReturnable, stageNote, stageWord, toneOf } from './labels.ts'

const table = css`
  inline-size: 100%;
  & caption { text-align: start; padding-block-end: var(--s2); }
  & th, & td { text-align: start; padding: var(--s3) var(--s4) var(--s3) 0; border-block-end: 1px solid var(--line-soft); vertical-align: top; }
  & th:last-child, & td:last-child { padding-inline-end: 0; }
  & thead th { font-size: var(--size-s); color: var(--ink-soft); font-weight: 600; vertical-align: bottom; white-space: nowrap; }
  & .month > * { padding-block: var(--s5) var(--s2); font-weight: 650; }
  & .money { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & .day { white-space: nowrap; }
  @container (min-width: 45.01rem) { & td.stage { inline-size: 14rem; } & th, & td { padding-inline-end: var(--s3); } & thead .money { inline-size: 5.5rem; } & .day { inline-size: 6.5rem; } }
  & .state { display: grid; justify-items: start; gap: 2px; }
  & a { font-weight: 600; }
  & .narrow { display: none; }
  & tr:has([data-face]) > td { vertical-align: middle; }
  @container (max-width: 45rem) {
    display: block;
    & caption, & tbody { display: block; }
    & thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    & tr { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: var(--s1) var(--s3); padding-block: var(--s3); border-block-end: 1px solid var(--line-soft); }
    & tr.month { padding-block: var(--s4) var(--s2); }
    & th, & td, & .month > * { border: 0; padding: 0; }
    & tr > :first-child { grid-column: span 2; }
    & .given { grid-area: 1 / 3; }
    & .day, & .spent { color: var(--ink-soft); font-size: var(--size-s); grid-row: 2; }
    & .spent { grid-column: 2 / -1; white-space: normal; }
    & .stage { grid-area: 3 / 1 / auto / -1; }
    & .state { display: flex; flex-wrap: wrap; align-items: center; gap: 2px var(--s2); }
    & tr:has([data-face]) { position: relative; padding-inline-start: calc(2rem + var(--s2)); }
    & td [data-face][data-face][data-face] { position: absolute; inset: var(--s4) auto auto 0; inline-size: 2rem; block-size: 2rem; }
    & .wide { display: none; }
    & .narrow { display: inline; }
  }
`
const beside = css`color: var(--ink-soft); font-size: var(--size-s);`
const under = css`display: block; font-weight: 400;`

interface RowsProps {
  found: TransactionsFound
  /** What was declined raises nothing, so there is no sum of it. */
  sumsMonths: boolean
  words: { spent: string; monthsMean?: string; pendingMeans?: string }
  nameOf(transaction: Transaction): ReactNode
}

function Row({ transaction, words, nameOf }: Pick<RowsProps, 'words' | 'nameOf'> & { transaction: Transaction }) {
  const { stage, bonus, donationPence, correctionPence, spentPence } = transaction
  const now = useSite().browser.now()
  const spent = formatMoney(spentPence)
  return (
    <tr>
      <td>{nameOf(transaction)}</td>
      <td className="day">
        {formatDayOfMonth(transaction.purchasedAt)}
        {transaction.purchaseType === 'inStore' && <span className={cx(beside, under)}>{t('giving:purchaseType.inStore')}</span>}
      </td>
      <td className="stage">
        <div className="state">
          <Status tone={toneOf(stage)}>{stageWord(stage)}</Status>
          {!(words.pendingMeans && isReturnable(transaction)) && <span className={beside}>{stageNote(transaction, now)}</span>}
        </div>
      </td>
      <td className="money spent">
        {!bonus && (
          <>
            <span className="wide">{spent}</span>
            <span className="narrow">{t('giving:list.ofSpent', { amount: spent })}</span>
          </>
        )}
      </td>
      <td className="money given">
        {stage === 'declined' ? <s>{formatMoney(donationPence)}</s> : <b>{formatMoney(donationPence)}</b>}
        {correctionPence !== 0 && (
          <span className={cx(beside, under)}>
            {t('giving:list.nowPence', { amount: formatMoney(donationPence + correctionPence) })}
          </span>
        )}
      </td>
    </tr>
  )
}

function Month({
  name,
  pence = 0,
  before = 0,
  after = 0,
  isSummed,
}: { name: string; isSummed: boolean } & Partial<TransactionList['months'][number]>) {
  return (
    <tr className="month">
      <th scope="rowgroup" colSpan={4}>
        {before + after > 0 ? t(`giving:list.${before > 0 ? 'continued' : 'goesOn'}`, { month: name }) : name}
      </th>
      <td className="money">{isSummed && formatMoney(pence)}</td>
    </tr>
  )
}

/** The donations of a page by London's months; the sum of a month is of all of it, also where another page shows the rest. */
export function Rows({ found: { list }, sumsMonths, words, nameOf }: RowsProps) {
  const byMonth = Map.groupBy(list.transactions, ({ purchasedAt }) => dayInLondon(purchasedAt).slice(0, 7))
  const sums = new Map(list.months.map((one) => [one.month, one]))
  // A sum that isn’t what stands below it is explained, once for all of them.
  const explainsSums =
    sumsMonths &&
    (list.months.some(({ before, after }) => before + after > 0) || list.transactions.some(({ stage }) => stage === 'declined'))
  return (
    <div className={tablePlace}>
      <table className={table}>
        <caption className={soft}>
          {t('giving:list.counted', { count: list.total, page: list.page, pages: list.pages })}
          {words.pendingMeans && list.transactions.some(isReturnable) && (
            <span className={cx(beside, under)}>{words.pendingMeans}</span>
          )}
          {explainsSums && words.monthsMean && <span className={cx(beside, under)}>{words.monthsMean}</span>}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('giving:list.retailer')}</th>
            <th scope="col">{t('giving:list.date')}</th>
            <th scope="col">{t('giving:list.status')}</th>
            <th scope="col" className="money spent">
              {words.spent}
            </th>
            <th scope="col" className="money">
              {t('giving:list.donation')}
            </th>
          </tr>
        </thead>
        {[...byMonth].map(([month, transactions]) => (
          <tbody key={month}>
            <Month name={monthName(month)} isSummed={sumsMonths} {...sums.get(month)} />
            {transactions.map((transaction) => (
              <Row key={transaction.id} transaction={transaction} words={words} nameOf={nameOf} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
