import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { PersonRecord } from '#contract/support/records.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { withBreaks } from '#web/ui/with-breaks.tsx'
import { linesOf, RecordBody, RecordPage } from '../record-frame.tsx'
import { personRecordWith } from './person-record.implementations.ts'

const causeLink = ({ id, name }: { id: number; name: string }) => (
  <Link to="/support/causes/$id" params={{ id: `${id}` }}>
    {name}
  </Link>
)

function Record({ record }: { record: PersonRecord }) {
  const { id, email, joinedAt, closedAt, supports, runs } = record
  return (
    <RecordBody whose="person" record={record}>
      <Facts
        rows={[
          [t('support-records:email'), <span key="email">{withBreaks(email)}</span>],
          [t('support-records:number'), `${id}`],
          [t('support-records:joined'), formatDay(joinedAt)],
          [t('support-records:closed'), closedAt && t('support-records:closedOn', { day: formatDay(closedAt) })],
          [t('support-records:supports'), supports && causeLink(supports)],
          [t('support-records:runs'), linesOf(runs, causeLink)],
        ]}
      />
    </RecordBody>
  )
}

/** Everything that support may know of one person, in one place. */
export function PersonRecordScreen({ id, page }: { id: string; page: number }) {
  const site = useSite()
  const [state, send, actor] = useMachine(useMemo(() => personRecordWith(site, id, page), [site, id, page]))
  const why = useWhy(actor)
  const record = state.context.found?.record
  const name = record?.isDeleted ? t('support-records:deleted') : record?.name
  const unknown = { title: t('support-records:unknownPersonTitle'), intro: t('support-records:unknownPerson') }
  return (
    <RecordPage title={name || t('support-records:ofPerson')} unknown={state.matches('shown') && !record ? unknown : null}>
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
