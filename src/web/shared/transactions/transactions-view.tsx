import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Transaction } from '#contract/giving/donation.ts'
import type { TransactionsQuery, transactionsListMachine } from '#machines/giving/transactions-list/transactions-list.machine.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { CelebrateOnce } from '#web/ui/celebration.tsx'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { useArrival, useOwnAddress } from '#web/ui/own-address.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { row, skeletonLine, soft, stack, visuallyHidden } from '#web/ui/styles.ts'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { CsvDownload } from './csv-download.tsx'
import { StatusFilter } from './narrowing/status-filter.tsx'
import { readQuery, rewriteQuery, writeQuery } from './narrowing/transactions-address.ts'
import { Pages } from './pages.tsx'
import { Rows } from './rows.tsx'
import { Totals } from './totals.tsx'
import type { Narrowing } from './transactions.implementations.ts'

const loadFilterRules = lazyImport(async () => (await import('#contract/giving/transactions.rules.ts')).filterRules)

// The filter opens over the whole width, below what it stands beside.
const tools = css`
  display: grid; grid-template-columns: minmax(0, 1fr) fit-content(55%); column-gap: var(--s4); align-items: center; margin-block: calc(-1 * var(--s2));
  & > :first-child { display: contents; }
  & > :first-child > h2 > button { justify-content: start; gap: var(--s2); inline-size: auto; }
  & > :first-child > h2 { grid-area: 1 / 1; }
  & > :first-child > div { grid-column: 1 / -1; }
  & > section { grid-area: 1 / 2; justify-content: end; }
`
const top = css`display: flex; flex-wrap: wrap; gap: var(--s3) var(--s5); align-items: center; justify-content: space-between;`
// Nothing to say takes no room.
const said = css`&:empty { position: absolute; }`
const dates = css`
  display: grid; gap: var(--s4); inline-size: 100%;
  @media (min-width: 560px) { grid-template-columns: 1fr 1fr; }
`

interface TransactionsViewProps {
  machine: typeof transactionsListMachine
  words: {
    title: string
    intro?: string
    spent: string
    /** How a month’s sum comes about, where the page doesn’t say it elsewhere. */
    monthsMean?: string
    /** What “pending” leaves open, where rows don’t say it one by one. */
    pendingMeans?: string
    nothingInPeriod: string
    empty: string
  }
  /** What stands below the heading. */
  links?: ReactNode
  /** What to do first where there is nothing yet. */
  first: ReactNode
  nameOf(transaction: Transaction): ReactNode
  /** Whom it is most likely for while that isn’t known yet: its place is kept. */
  likelyCause?: string | undefined
  csvName: string
  readCsv(narrowing: Narrowing, signal: AbortSignal): Promise<string>
  /** What stands at the end; before the list has come it would be moved by it. */
  last?: ReactNode
  /** Of the person who looks: their first one is celebrated. */
  isOwn?: boolean
}

/** F-105…F-107, U-055: donations ten a page, with their sums, filters by status and date, and the same as a file. */
export function TransactionsView(props: TransactionsViewProps) {
  const { search, key } = useArrival()
  return <Transactions key={key} asked={readQuery(search)} {...props} />
}

function Transactions({
  asked,
  machine,
  words,
  links,
  first,
  last,
  nameOf,
  likelyCause,
  csvName,
  readCsv,
  isOwn = false,
}: TransactionsViewProps & { asked: TransactionsQuery }) {
  const [state, send, actor] = useMachine(machine, { input: asked })
  const why = useWhy(actor)
  const form = useRulesForm(loadFilterRules, { startDate: '', endDate: '', ...asked.filter })
  const { found, filter, status, page } = state.context
  const isBusy = state.hasTag('busy')
  useOwnAddress(isBusy || state.matches('failed') ? null : writeQuery({ filter, status, page }), rewriteQuery)
  const clearDates = () => {
    form.reset({ startDate: '', endDate: '' })
    send({ type: 'filter.cleared' })
  }
  const [only, another] = found?.list.transactions ?? []
  const showsRows = found !== null && (state.matches('shown') || (isBusy && found.list.transactions.length > 0))
  return (
    <div className={stack}>
      <div className={top}>
        <PageHeading intro={words.intro}>{words.title}</PageHeading>
        {links}
      </div>
      {!state.matches('failed') && !state.matches('empty') && (
        <Totals stats={found?.stats} cause={found ? found.causeName : likelyCause} />
      )}
      {!state.matches('empty') && (
        <StatusFilter
          status={status}
          counts={found?.counts}
          onChoose={(chosen) => send({ type: 'status.chosen', status: chosen })}
        />
      )}
      {!state.matches('empty') && (
        <div className={tools}>
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
                {filter && !state.matches('nothingInPeriod') && (
                  <Button kind="quiet" isDisabled={isBusy} onClick={clearDates}>
                    {t('giving:filter.clear')}
                  </Button>
                )}
              </div>
            </FormFrame>
          </Collapsible>
          {(showsRows || isBusy) && <CsvDownload name={csvName} read={(signal) => readCsv({ filter, status }, signal)} />}
        </div>
      )}
      <div role="status" aria-busy={isBusy} className={cx(stack, said)}>
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
          nothingOfStatus: () =>
            status && <p>{t(filter ? `giving:list.nothingThen.${status}` : `giving:list.nothing.${status}`)}</p>,
          failed: null,
        })}
      </div>
      {state.matches('nothingOfStatus') && (
        <div>
          <Button kind="secondary" onClick={() => send({ type: 'status.chosen', status: null })}>
            {t(filter ? 'giving:list.showAllThen' : 'giving:list.showAll')}
          </Button>
        </div>
      )}
      {state.matches('nothingInPeriod') && (
        <div>
          <Button kind="secondary" onClick={clearDates}>
            {t('giving:filter.clear')}
          </Button>
        </div>
      )}
      {state.matches('failed') && (
        <Problem words={t('giving:list.failed')} help={helpFor(why)} onRetry={() => send({ type: 'list.refreshed' })} />
      )}
      {showsRows && (
        <>
          {isOwn && !filter && !status && only && !another && <CelebrateOnce at={only.purchasedAt} />}
          <Rows found={found} words={words} nameOf={nameOf} sumsMonths={status !== 'declined'} />
          {found.list.pages > 1 && (
            <Pages
              page={page}
              pages={found.list.pages}
              isBusy={isBusy}
              onChoose={(one) => send({ type: 'page.chosen', page: one })}
            />
          )}
        </>
      )}
      {(found !== null || !isBusy) && last}
    </div>
  )
}
