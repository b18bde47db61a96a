import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { Fragment, useMemo } from 'react'
import type { CauseRecord } from '#contract/support/records.ts'
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
import { besideRecord } from '../beside-record.ts'
import { DonationsByStage, RecordLines, recordCard, Waiting } from '../record-parts.tsx'
import { causeRecordWith } from './cause-record.implementations.ts'

function Record({ record }: { record: CauseRecord }) {
  const { id, page } = record
  const at = { to: '/support/causes/$id', params: { id: `${id}` } } as const
  return (
    <div className={besideRecord}>
      <div className={stack}>
        <section className={recordCard} aria-labelledby="facts">
          <h2 id="facts">{t('support-records:facts')}</h2>
          <Facts
            rows={[
              [t('support-records:number'), `${id}`],
              [t('support-records:check'), t(`support-causes:stage.${record.review}`)],
              [t('support-records:life'), t(`support-records:lifecycle.${record.lifecycle}`)],
              [t('support-records:supporters'), `${record.supporters}`],
              [
                t('support-records:runBy'),
                record.people.length > 0 &&
                  record.people.map((person, index) => (
                    <Fragment key={person.id}>
                      {index > 0 && <br />}
                      <Link to="/support/people/$id" params={{ id: `${person.id}` }}>
                        {person.name}
                      </Link>
                    </Fragment>
                  )),
              ],
            ]}
          />
          <p className={row}>
            <a href={`/causes/${record.uri}`} target="_blank" rel="noreferrer">
              {t('support-records:page')}
            </a>
            {record.review === 'confirmed' && <Link to="/support/recall">{t('support-records:recall')}</Link>}
          </p>
        </section>
        <Waiting waiting={record.waiting} />
        <DonationsByStage donations={record.donations} />
      </div>
      <section className={recordCard} aria-labelledby="record">
        <div>
          <h2 id="record">{t('support-records:happened')}</h2>
          <p className={soft}>{t('support-records:shown', { page })}</p>
        </div>
        <RecordLines lines={record.lines} waiting={record.waiting} whose="cause" />
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

/** Everything that support may know of one cause, in one place. */
export function CauseRecordScreen({ id, page }: { id: string; page: number }) {
  const site = useSite()
  const [state, send, actor] = useMachine(useMemo(() => causeRecordWith(site, id, page), [site, id, page]))
  const why = useWhy(actor)
  const { found } = state.context
  const record = found?.record
  const isUnknown = state.matches('shown') && !record
  return (
    <div className={stack}>
      <BackLink to="/support/queue">{t('support-records:back')}</BackLink>
      <PageHeading intro={isUnknown ? t('support-records:unknownCause') : undefined}>
        {isUnknown ? t('support-records:unknownCauseTitle') : record?.name || t('support-records:ofCause')}
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
