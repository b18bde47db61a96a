import '../../i18n/giving.words.ts'
import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { TransactionsFound } from '../../../../machines/giving/transactions-list/transactions-list.machine.ts'
import { formatDay } from '../../../contract/dates.ts'
import { formatMoney } from '../../../contract/money.ts'
import { t } from '../../i18n/i18n.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { TextField } from '../../ui/fields.tsx'
import { FormFrame } from '../../ui/form.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Status } from '../../ui/status.tsx'
import { row, skeletonLine, soft, stack, visuallyHidden } from '../../ui/styles.ts'
import { useRulesForm } from '../../ui/use-rules-form.ts'
import { useSite } from '../session/site.ts'
import { CsvDownload } from './csv-download.tsx'
import { sourceOf, stageLabel, toneOf } from './labels.ts'
import { readTransactionsCsv, transactionsListWith } from './transactions.implementations.ts'

const loadFilterRules = async () => (await import('../../../contract/rules/transactions.ts')).filterRules

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
    & thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    & tr { display: grid; grid-template-columns: 1fr auto; gap: var(--s1) var(--s3); padding: var(--s4); margin-block-end: var(--s3); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); }
    & th, & td { border: 0; padding: 0; }
    & .spent { display: none; }
    & .cause { grid-column: 1 / -1; color: var(--ink-soft); font-size: var(--size-s); }
  }
`
const dates = css`
  display: grid; gap: var(--s4); inline-size: 100%;
  @media (min-width: 560px) { grid-template-columns: 1fr 1fr; }
`

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

function Rows({ found }: { found: TransactionsFound }) {
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
            {t('giving:list.spent')}
          </th>
          <th scope="col" className="money">
            {t('giving:list.donation')}
          </th>
        </tr>
      </thead>
      <tbody>
        {found.list.transactions.map((transaction) => (
          <tr key={transaction.id}>
            <td>
              <Link to="/account/donations/$transactionId" params={{ transactionId: transaction.id }}>
                {sourceOf(transaction)}
              </Link>
            </td>
            <td>{formatDay(transaction.purchasedAt)}</td>
            <td>
              <Status tone={toneOf(transaction.stage)}>{stageLabel(transaction.stage)}</Status>
            </td>
            <td className="money spent">{transaction.bonus ? '' : formatMoney(transaction.spentPence)}</td>
            <td className="money">
              <b>{formatMoney(transaction.donationPence)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** R-083, F-105…F-107, U-055 */
export function DonationsScreen() {
  const site = useSite()
  const machine = useMemo(() => transactionsListWith(site), [site])
  const [state, send] = useMachine(machine, { input: { filter: null, page: 1 } })
  const form = useRulesForm(loadFilterRules, { startDate: '', endDate: '' })
  const { found, filter, page } = state.context
  const isBusy = state.hasTag('busy')
  const showsRows = found !== null && (state.matches('shown') || (isBusy && found.list.transactions.length > 0))
  return (
    <div className={stack}>
      <PageHeading intro={t('giving:list.intro')}>{t('giving:list.title')}</PageHeading>
      <p className={row}>
        <Link to="/enquiry/missing-donation/new">{t('giving:list.missing')}</Link>
        <Link to="/account/claims">{t('giving:list.claims')}</Link>
      </p>
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
        {state.matches('nothingInPeriod') && <p>{t('giving:list.nothingInPeriod')}</p>}
        {state.matches('empty') && (
          <div className={stack}>
            <p>{t('giving:list.empty')}</p>
            <div>
              <ButtonLink to="/retailers">{t('giving:list.findShop')}</ButtonLink>
            </div>
          </div>
        )}
      </div>
      {state.matches('failed') && (
        <Panel tone="negative" isAlert>
          <p>{t('giving:list.failed')}</p>
          <Button kind="secondary" onClick={() => send({ type: 'list.refreshed' })}>
            {t('common:tryAgain')}
          </Button>
        </Panel>
      )}
      {showsRows && (
        <>
          <Rows found={found} />
          <CsvDownload name="donations.csv" read={(signal) => readTransactionsCsv(site, filter, signal)} />
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
    </div>
  )
}
