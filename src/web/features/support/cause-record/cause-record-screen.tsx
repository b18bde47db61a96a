import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { CauseRecord } from '#contract/support/records.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { row } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { linesOf, RecordBody, RecordPage } from '../record-frame.tsx'
import { UpdateTakedown } from '../update-takedown/update-takedown.tsx'
import { causeRecordWith } from './cause-record.implementations.ts'

function Record({ record }: { record: CauseRecord }) {
  return (
    <RecordBody whose="cause" record={record} below={<UpdateTakedown updates={record.updates} isMine={record.isMine} />}>
      <Facts
        rows={[
          [t('support-records:number'), `${record.id}`],
          [t('support-records:check'), t(`support-causes:stage.${record.review}`)],
          [t('support-records:life'), t(`support-records:lifecycle.${record.lifecycle}`)],
          [t('support-records:supporters'), `${record.supporters}`],
          [
            t('support-records:runBy'),
            linesOf(record.people, ({ id, name }) => (
              <Link to="/support/people/$id" params={{ id: `${id}` }}>
                {name}
              </Link>
            )),
          ],
        ]}
      />
      <p className={row}>
        <a href={`/causes/${record.uri}`} target="_blank" rel="noreferrer">
          {t('support-records:page')}
        </a>
        {record.review === 'confirmed' && (
          <Link to="/support/recall" hash={record.uri}>
            {t('support-records:recall')}
          </Link>
        )}
      </p>
    </RecordBody>
  )
}

/** Everything that support may know of one cause, in one place. */
export function CauseRecordScreen({ id, page }: { id: string; page: number }) {
  const site = useSite()
  const [state, send, actor] = useMachine(useMemo(() => causeRecordWith(site, id, page), [site, id, page]))
  const why = useWhy(actor)
  const record = state.context.found?.record
  const unknown = { title: t('support-records:unknownCauseTitle'), intro: t('support-records:unknownCause') }
  return (
    <RecordPage title={record?.name || t('support-records:ofCause')} unknown={state.matches('shown') && !record ? unknown : null}>
      {showState(state.value, {
        loading: <Loading />,
        shown: () => record && <Record record={record} />,
        failed: () => (
          <Problem words={t('support-records:failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
        ),
      })}
    </RecordPage>
  )
}
