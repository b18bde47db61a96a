import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import type { CauseRecord, PersonRecord } from '#contract/support/records.ts'
import { t } from '#web/i18n/i18n.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { row, soft, stack } from '#web/ui/styles.ts'
import { besideRecord } from './beside-record.ts'
import { DonationsByStage, RecordLines, recordCard, Waiting } from './record-parts.tsx'

type Whose = { whose: 'person'; record: PersonRecord } | { whose: 'cause'; record: CauseRecord }

/** What is known at a glance, given as `children`, with `below` it what can be done about it, and beside it what has happened. */
export function RecordBody({ whose, record, below, children }: Whose & { below?: ReactNode; children: ReactNode }) {
  const { id, page, hasMore } = record
  const at = { to: whose === 'person' ? '/support/people/$id' : '/support/causes/$id', params: { id: `${id}` } } as const
  return (
    <div className={besideRecord}>
      <div className={stack}>
        <section className={recordCard} aria-labelledby="facts">
          <h2 id="facts">{t('support-records:facts')}</h2>
          {children}
        </section>
        {below}
        <Waiting waiting={record.waiting} />
        <DonationsByStage donations={record.donations} />
      </div>
      <section className={recordCard} aria-labelledby="happened">
        <div>
          <h2 id="happened">{t('support-records:happened')}</h2>
          <p className={soft}>{t('support-records:shown', { page })}</p>
        </div>
        <RecordLines lines={record.lines} waiting={record.waiting} whose={whose} />
        <nav className={row} aria-label={t('support-records:pages')}>
          {page > 1 && (
            <ButtonLink kind="secondary" {...at} search={{ page: page - 1 }}>
              {t('support-records:newer')}
            </ButtonLink>
          )}
          {hasMore && (
            <ButtonLink kind="secondary" {...at} search={{ page: page + 1 }}>
              {t('support-records:older')}
            </ButtonLink>
          )}
        </nav>
      </section>
    </div>
  )
}

/** Names below one another, each a way to whoever it is. */
export const linesOf = <Named extends { id: number }>(named: readonly Named[], show: (one: Named) => ReactNode) =>
  named.length > 0 &&
  named.map((one, index) => (
    <Fragment key={one.id}>
      {index > 0 && <br />}
      {show(one)}
    </Fragment>
  ))

/** The page of a record; `unknown` says that there isn't one of this number. */
export function RecordPage({
  title,
  unknown,
  children,
}: {
  title: string
  unknown: { title: string; intro: string } | null
  children: ReactNode
}) {
  return (
    <div className={stack}>
      <BackLink to="/support/queue">{t('support-records:back')}</BackLink>
      <PageHeading intro={unknown?.intro}>{unknown?.title ?? title}</PageHeading>
      {unknown && (
        <p>
          <Link to="/support/donations">{t('support-records:finder')}</Link>
        </p>
      )}
      {children}
    </div>
  )
}
