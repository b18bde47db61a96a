import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { Fragment, useMemo } from 'react'
import { formatDay } from '#contract/dates.ts'
import type { PersonRecord } from '#contract/support/records.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Facts } from '#web/ui/facts.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { row, soft, stack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { withBreaks } from '#web/ui/with-breaks.tsx'
import { besideRecord } from '../beside-record.ts'
import { DonationsByStage, RecordLines, recordCard, Waiting } from '../record-parts.tsx'
import { personRecordWith } from './person-record.implementations.ts'

function CauseLink({ id, name }: { id: number; name: string }) {
  return (
    <Link to="/support/causes/$id" params={{ id: `${id}` }}>
      {name}
    </Link>
  )
}

function Record({ record }: { record: PersonRecord }) {
  const { id, page } = record
  const at = { to: '/support/people/$id', params: { id: `${id}` } } as const
  return (
    <div className={besideRecord}>
      <div className={stack}>
        <section className={recordCard} aria-labelledby="facts">
          <h2 id="facts">{t('support-records:facts')}</h2>
          <Facts
            rows={[
              [t('support-records:email'), <span key="email">{withBreaks(record.email)}</span>],
              [t('support-records:number'), `${id}`],
              [t('support-records:joined'), formatDay(record.joinedAt)],
              [
                t('support-records:closed'),
                record.closedAt && t('support-records:closedOn', { day: formatDay(record.closedAt) }),
              ],
              [t('support-records:supports'), record.supports && <CauseLink {...record.supports} />],
              [
                t('support-records:runs'),
                record.runs.length > 0 &&
                  record.runs.map((cause, index) => (
                    <Fragment key={cause.id}>
                      {index > 0 && <br />}
                      <CauseLink {...cause} />
                    </Fragment>
                  )),
              ],
            ]}
          />
        </section>
        <Waiting waiting={record.waiting} />
        <DonationsByStage donations={record.donations} />
      </div>
      <section className={recordCard} aria-labelledby="record">
        <div>
          <h2 id="record">{t('support-records:happened')}</h2>
          <p className={soft}>{t('support-records:shown', { page })}</p>
        </div>
        <RecordLines lines={record.lines} waiting={record.waiting} whose="person" />
        <nav className={row} aria-label={t('support-records:pages')}>
          {page > 1 && (
            <ButtonLink kind="secondary" {...at} search={{ page: page - 1 }}>
              {t('support-records:newer')}
            </ButtonLink>
          )}
          {record.hasMore && (
            <ButtonLink kind="secondary" {...at} search={{ page: page + 1 }}>
              {t('support-records:older')}
            </ButtonLink>
          )}
        </nav>
      </section>
    </div>
  )
}

/** Everything that support may know of one person, in one place. */
export function PersonRecordScreen({ id, page }: { id: string; page: number }) {
  const site = useSite()
  const [state, send, actor] = useMachine(useMemo(() => personRecordWith(site, id, page), [site, id, page]))
  const why = useWhy(actor)
  const { found } = state.context
  const record = found?.record
  const isUnknown = state.matches('shown') && !record
  const name = record?.isDeleted ? t('support-records:deleted') : (record?.name ?? '')
  return (
    <div className={stack}>
      <BackLink to="/support/queue">{t('support-records:back')}</BackLink>
      <PageHeading intro={isUnknown ? t('support-records:unknownPerson') : undefined}>
        {isUnknown ? t('support-records:unknownPersonTitle') : name || t('support-records:ofPerson')}
      </PageHeading>
      {isUnknown && (
        <p>
          <Link to="/support/donations">{t('support-records:finder')}</Link>
        </p>
      )}
      {showState(state.value, {
        loading: <Loading />,
        shown: () => record && <Record record={record} />,
        failed: () => (
          <Problem words={t('support-records:failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
        ),
      })}
    </div>
  )
}
