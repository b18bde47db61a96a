import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import type { ReactNode } from 'react'
import { formatDay } from '#contract/dates.ts'
import type { Transaction } from '#contract/giving/donation.ts'
import type { FilterFields } from '#contract/giving/transactions.rules.ts'
import type { TransactionsFound, transactionsListMachine } from '#machines/giving/transactions-list/transactions-list.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { later } from '#web/site/later.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { CelebrateOnce } from '#web/ui/celebration.tsx'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { Status } from '#web/ui/status.tsx'
import { row, skeletonLine, soft, stack, visuallyHidden } from '#web/ui/styles.ts'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { CsvDownload } from './csv-download.tsx'
import { stageLabel, toneOf } from './labels.ts'

const loadFilterRules = later(async () => (await import('#contract/giving/transactions.rules.ts')).filterRules)

const totals = css`
  display: grid; gap: var(--s3); grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  & > div { background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); padding: var(--s4); display: flex; flex-direction: column-reverse; justify-content: flex-end; }
  & > div:first-child { background: var(--accent-wash); border-color: transparent; }
  & dt { color: var(--ink-soft); font-size: var(--size-s); }
  & dd { font: 600 var(--size-xl) / 1.2 var(--display); font-variant-numeric: tabular-nums; }
`
const table = css`
  & caption { text-align: start; padding-block-end: var(--s2); }
  & th, & td { text-align: start; padding: var(--s3) var(--s3) var(--s3) 0; border-block-end: 1px solid var(--line-soft); vertical-align: middle; }
  & th { font-size: var(--size-s); color: var(--ink-soft); font-weight: 600; }
  & .money { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & a { font-weight: 600; }
  @media (max-width: 767px) {
    inline-size: 100%; table-layout: fixed;
    & thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    & tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--s1) var(--s3); padding: var(--s4); margin-block-end: var(--s3); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); }
    & th, & td { border: 0; padding: 0; }
    & .spent { display: none; }
    & .cause { grid-column: 1 / -1; color: var(--ink-soft); font-size: var(--size-s); }
  }
`
const beside = css`display: block; color: var(--ink-soft); font-size: var(--size-s);`
const dates = css`
  display: grid; gap: var(--s4); inline-size: 100%;
  @media (min-width: 560px) { grid-template-columns: 1fr 1fr; }
`

interface TransactionsViewProps {
  machine: typeof transactionsListMachine
  words: { title: string; intro: string; spent: string; nothingInPeriod: string; empty: string }
  /** What stands below the heading. */
  links?: ReactNode
  /** What to do first where there is nothing yet. */
  first: ReactNode
  nameOf(transaction: Transaction): ReactNode
  csvName: string
  readCsv(filter: FilterFields | null, signal: AbortSignal): Promise<string>
  /** What stands at the end; before the list has come it would be moved by it. */
  last?: ReactNode
  /** Of the person who looks: their first one is celebrated. */
  isOwn?: boolean
}

/** Without figures their places are kept. */
function Totals({ stats }: { stats: TransactionsFound['stats'] | undefined }) {
  return (
    <dl className={totals} aria-busy={!stats}>
      {(['raised', 'pending', 'confirmed', 'paid', 'declined'] as const).map((name) => (
        <div key={name}>
          <dt>{t(`giving:totals.${name}`)}</dt>
          <dd>{stats ? formatMoney(stats[name]) : '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  )
}

function Rows({ found, words, nameOf }: { found: TransactionsFound } & Pick<TransactionsViewProps, 'words' | 'nameOf'>) {
  return (
    <table className={table}>
      <caption className={soft}>
        {t('giving:list.counted', { count: found.list.total, page: found.list.page, pages: found.list.pages })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('giving:list.retailer')}</th>
          <th scope="col">{t('giving:list.date')}</th>
          <th scope="col">{t('giving:list.status')}</th>
          <th scope="col" className="money">
            {words.spent}
          </th>
          <th scope="col" className="money">
            {t('giving:list.donation')}
          </th>
        </tr>
      </thead>
      <tbody>
        {found.list.transactions.map((transaction) => (
          <tr key={transaction.id}>
            <td>{nameOf(transaction)}</td>
            <td>
              {formatDay(transaction.purchasedAt)}
              {transaction.purchaseType === 'inStore' && <span className={beside}>{t('giving:purchaseType.inStore')}</span>}
            </td>
            <td>
              <Status tone={toneOf(transaction.stage)}>{stageLabel(transaction.stage)}</Status>
            </td>
            <td className="money spent">{transaction.bonus ? '' : formatMoney(transaction.spentPence)}</td>
            <td className="money">
              {transaction.stage === 'declined' ? (
                <s>{formatMoney(transaction.donationPence)}</s>
              ) : (
                <b>{formatMoney(transaction.donationPence)}</b>
              )}
              {transaction.correctionPence !== 0 && (
                <span className={beside}>
                  {t('giving:list.nowPence', { amount: formatMoney(transaction.donationPence + transaction.correctionPence) })}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** F-105…F-107, U-055: donations ten a page, with their sums, a filter by date, and the same as a file. */
export function TransactionsView({
  machine,
  words,
  links,
  first,
  last,
  nameOf,
  csvName,
  readCsv,
  isOwn = false,
}: TransactionsViewProps) {
  const [state, send] = useMachine(machine, { input: { filter: null, page: 1 } })
  const form = useRulesForm(loadFilterRules, { startDate: '', endDate: '' })
  const { found, filter, page } = state.context
  const isBusy = state.hasTag('busy')
  const [only, another] = found?.list.transactions ?? []
  const showsRows = found !== null && (state.matches('shown') || (isBusy && found.list.transactions.length > 0))
  return (
    <div className={stack}>
      <PageHeading intro={words.intro}>{words.title}</PageHeading>
      {links}
      {!state.matches('failed') && !state.matches('empty') && <Totals stats={found?.stats} />}
      {!state.matches('empty') && (
        <Collapsible
          title={
            filter
              ? t('giving:filter.active', { start: formatDay(filter.startDate), end: formatDay(filter.endDate) })
              : t('giving:filter.title')
          }
        >
          <FormFrame
            form={form}
            fields={['startDate', 'endDate']}
            onSubmit={(fields) => send({ type: 'filter.submitted', filter: fields })}
          >
            <div className={dates}>
              <TextField registration={form.register('startDate')} label={t('giving:filter.start')} type="date" />
              <TextField registration={form.register('endDate')} label={t('giving:filter.end')} type="date" />
            </div>
            <div className={row}>
              <Button type="submit" kind="secondary" isBusy={isBusy}>
                {t('giving:filter.apply')}
              </Button>
              {filter && (
                <Button
                  kind="quiet"
                  isDisabled={isBusy}
                  onClick={() => {
                    form.reset()
                    send({ type: 'filter.cleared' })
                  }}
                >
                  {t('giving:filter.clear')}
                </Button>
              )}
            </div>
          </FormFrame>
        </Collapsible>
      )}
      <div role="status" aria-busy={isBusy} className={stack}>
        {isBusy && <p className={showsRows ? visuallyHidden : soft}>{t('common:loading')}</p>}
        {isBusy && !showsRows && ['a', 'b', 'c', 'd', 'e'].map((line) => <div key={line} className={skeletonLine} />)}
        {showState(state.value, {
          loading: null,
          shown: null,
          empty: () => (
            <Empty scene="no-donations">
              <p>{words.empty}</p>
              <div>{first}</div>
            </Empty>
          ),
          nothingInPeriod: () => <p>{words.nothingInPeriod}</p>,
          failed: null,
        })}
      </div>
      {state.matches('failed') && <Problem words={t('giving:list.failed')} onRetry={() => send({ type: 'list.refreshed' })} />}
      {showsRows && (
        <>
          {isOwn && !filter && only && !another && <CelebrateOnce at={only.purchasedAt} />}
          <Rows found={found} words={words} nameOf={nameOf} />
          <CsvDownload name={csvName} read={(signal) => readCsv(filter, signal)} />
          <nav className={cx(row)} aria-label={t('giving:list.pages')}>
            {page > 1 && (
              <Button kind="secondary" isBusy={isBusy} onClick={() => send({ type: 'page.chosen', page: page - 1 })}>
                {t('giving:list.newer')}
              </Button>
            )}
            {page < found.list.pages && (
              <Button kind="secondary" isBusy={isBusy} onClick={() => send({ type: 'page.chosen', page: page + 1 })}>
                {t('giving:list.older')}
              </Button>
            )}
          </nav>
        </>
      )}
      {(found !== null || !isBusy) && last}
    </div>
  )
}
