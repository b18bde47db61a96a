import { css } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { SupporterEntry } from '#contract/cause-admin/supporter.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { formatDay } from '#contract/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { CsvDownload } from '#web/shared/transactions/csv-download.tsx'
import { useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Empty } from '#web/ui/empty.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { soft, stack } from '#web/ui/styles.ts'
import { listTable } from '#web/ui/table.ts'
import { readSupportersCsv, supporterListWith } from './supporter-list.implementations.ts'

const nameOf = ({ firstName, lastName }: SupporterEntry) =>
  [firstName, lastName].filter(Boolean).join(' ') || t('cause-admin:supporters.anonymous')

const label = css`color: var(--ink-soft); @media (min-width: 768px) { display: none; }`

/** On a card, where no column says what a day is of. */
const Label = ({ children }: { children: string }) => <span className={label}>{children} </span>

function Rows({ supporters, total }: { supporters: SupporterEntry[]; total: number }) {
  return (
    <table className={listTable}>
      <caption className={soft}>{t('cause-admin:supporters.counted', { count: total })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cause-admin:supporters.name')}</th>
          <th scope="col">{t('cause-admin:supporters.joined')}</th>
          <th scope="col">{t('cause-admin:supporters.lastRaised')}</th>
        </tr>
      </thead>
      <tbody>
        {supporters.map((entry) => (
          <tr key={entry.position}>
            <th scope="row" className="wide">
              {nameOf(entry)}
            </th>
            <td className="wide">
              <Label>{t('cause-admin:supporters.joined')}</Label>
              {formatDay(entry.registeredDate)}
            </td>
            <td className="wide">
              {entry.lastRaisedDate && <Label>{t('cause-admin:supporters.lastRaised')}</Label>}
              {entry.lastRaisedDate ? formatDay(entry.lastRaisedDate) : t('cause-admin:supporters.never')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** R-105, F-149, F-150 */
export function SupportersScreen({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const machine = useMemo(() => supporterListWith(site, cause.id), [site, cause.id])
  const [state, send] = useMachine(machine)
  const { supporters, total } = state.context
  const hasMore = (supporters.at(-1)?.position ?? 1) > 1
  return (
    <div className={stack}>
      <PageHeading intro={t('cause-admin:supporters.intro', { cause: cause.name })}>
        {t('cause-admin:supporters.title')}
      </PageHeading>
      {showState(state.value, {
        loading: <Loading />,
        shown: null,
        loadingMore: null,
        moreFailed: null,
        empty: () => (
          <Empty scene="no-supporters">
            <p>{t('cause-admin:supporters.empty')}</p>
            <ButtonLink to="/referrals">{t('cause-admin:donations.share')}</ButtonLink>
          </Empty>
        ),
        failed: () => <Problem words={t('cause-admin:supporters.failed')} onRetry={() => send({ type: 'page.refreshed' })} />,
      })}
      {supporters.length > 0 && (
        <>
          <p className={soft}>{t('cause-admin:supporters.anonymousNote')}</p>
          <Rows supporters={supporters} total={total} />
          {state.matches('moreFailed') && (
            <Problem words={t('cause-admin:supporters.moreFailed')} onRetry={() => send({ type: 'more.asked' })} />
          )}
          {hasMore && !state.matches('moreFailed') && (
            <div>
              <Button kind="secondary" isBusy={state.matches('loadingMore')} onClick={() => send({ type: 'more.asked' })}>
                {t('cause-admin:supporters.more')}
              </Button>
            </div>
          )}
          <CsvDownload
            title={t('cause-admin:supporters.fileTitle')}
            name="supporters.csv"
            read={(signal) => readSupportersCsv(site, cause.id, signal)}
          />
        </>
      )}
    </div>
  )
}
