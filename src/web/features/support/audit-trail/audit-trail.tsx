import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { type AuditEntry, auditGroups } from '#contract/support/audit.ts'
import {
  type AuditFilter,
  type AuditFound,
  auditTrailMachine,
  wholeTrail,
} from '#machines/support/audit-trail/audit-trail.machine.ts'
import { formatDayAndTime } from '#web/i18n/dates.ts'
import { hasWords, t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Radios } from '#web/ui/choices.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { soft, stack } from '#web/ui/styles.ts'
import { listTable } from '#web/ui/table.ts'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'

const loadCalls = lazyImport(async () => (await import('#contract/support/audit.calls.ts')).auditCalls)
const loadRules = lazyImport(async () => (await import('#contract/support/audit.rules.ts')).auditFilterRules)

const fields = css`
  display: grid; gap: var(--s5) var(--s4); inline-size: 100%; align-items: end;
  @media (min-width: 768px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
// Six choices side by side: below one another they would push what is found out of sight.
const groups = css`
  inline-size: 100%;
  & fieldset { grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); }
  & legend { grid-column: 1 / -1; }
  & label { min-inline-size: 0; padding-block: var(--s2); }
  @media (max-width: 479px) { & fieldset { grid-template-columns: repeat(2, minmax(0, 1fr)); } & label { padding-inline: var(--s2); } }
`
const lines = css`
  & th, & td { vertical-align: top; }
  & th > span { display: block; color: var(--ink-soft); font-weight: 400; }
  & td:last-child { overflow-wrap: anywhere; }
  @media (min-width: 768px) { & th[scope='row'] { min-inline-size: min(17rem, 22vw); } }
  @media (max-width: 767px) { & tr > * { grid-column: 1 / -1; } }
`

export function auditTrailWith({ api }: Pick<Site, 'api'>) {
  return auditTrailMachine.provide({
    actors: {
      readTrail: fromPromise(async ({ input: { filter, lastId } }): Promise<AuditFound> => {
        const { group, ...texts } = filter
        const query = { ...texts, ...(group ? { group } : {}), ...(lastId === null ? {} : { lastId }) }
        const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
        return (await api.ask((await loadCalls()).listAudit, { query: given })).details
      }),
    },
  })
}

/** What each line is about besides its subject, as it was noted; nothing twice. */
const detailOf = ({ detail, subject }: AuditEntry) =>
  Object.entries(detail)
    .filter(([, value]) => !subject?.endsWith(`:${value}`))
    .map(([name, value]) => `${name}: ${value ?? ''}`)
    .join(', ')

function Lines({ entries }: { entries: AuditEntry[] }) {
  return (
    <table className={`${listTable} ${lines}`}>
      <caption className={soft}>{t('support-audit:shown', { count: entries.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('support-audit:what')}</th>
          <th scope="col">{t('support-audit:who')}</th>
          <th scope="col">{t('support-audit:about')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <th scope="row">
              {actionWords(entry.action)}
              {entry.lastAt && ` ${t('support-audit:times', { count: entry.times, until: formatDayAndTime(entry.lastAt) })}`}
              <span>{formatDayAndTime(entry.at)}</span>
            </th>
            <td>{entry.person ?? t('support-audit:nobody')}</td>
            <td>{[entry.subject, detailOf(entry)].filter(Boolean).join('; ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A line of an older version may tell of what is done no more: it's shown as it was written. */
const actionWords = (action: string) =>
  hasWords('support-audit', `action.${action}`)
    ? t(`support-audit:action.${action}` as 'support-audit:action.loggedIn') // asked just before
    : action

/** What was done by whom, for the support team alone. To look is noted too. */
export function AuditTrailScreen() {
  const site = useSite()
  const [state, send, actor] = useMachine(useMemo(() => auditTrailWith(site), [site]))
  const why = useWhy(actor)
  const form = useRulesForm<AuditFilter>(loadRules, wholeTrail)
  const { entries, hasMore, filter } = state.context
  const read = (asked: AuditFilter) => send({ type: 'trail.asked', filter: asked })
  const again = () => send({ type: 'more.asked' })
  return (
    <div className={stack}>
      <PageHeading intro={t('support-audit:intro')}>{t('support-audit:title')}</PageHeading>
      <p>
        <Link to="/support/audit-trail/{-$part}" params={{ part: 'refused-calls' }}>
          {t('support-audit:refused.link')}
        </Link>
      </p>
      <FormFrame form={form} fields={['group', 'person', 'subject', 'from', 'to']} onSubmit={read}>
        <div className={groups}>
          <Radios
            registration={form.register('group')}
            legend={t('support-audit:group')}
            options={[
              { value: '', label: t('support-audit:everything') },
              ...auditGroups.map((value) => ({ value, label: t(`support-audit:groups.${value}`) })),
            ]}
          />
        </div>
        <div className={fields}>
          <TextField
            registration={form.register('person')}
            label={t('support-audit:person')}
            hint={t('support-audit:personHint')}
          />
          <TextField
            registration={form.register('subject')}
            label={t('support-audit:subject')}
            hint={t('support-audit:subjectHint')}
          />
          <TextField registration={form.register('from')} type="date" label={t('support-audit:from')} />
          <TextField registration={form.register('to')} type="date" label={t('support-audit:to')} />
        </div>
        <div>
          <Button type="submit" isBusy={state.hasTag('busy')}>
            {t('support-audit:read')}
          </Button>
        </div>
      </FormFrame>
      {showState(state.value, {
        closed: null,
        loading: <Loading />,
        shown: null,
        loadingMore: null,
        moreFailed: null,
        empty: () => <p role="status">{t('support-audit:empty')}</p>,
        failed: () => <Problem words={t('support-audit:failed')} help={helpFor(why)} onRetry={() => read(filter)} />,
      })}
      {entries.length > 0 && <Lines entries={entries} />}
      {state.matches('moreFailed') && (
        <Problem words={t('support-audit:moreFailed')} help={helpFor(why)} onRetry={again} retryWords={t('support-audit:more')} />
      )}
      {hasMore && !state.matches('moreFailed') && (
        <div>
          <Button kind="secondary" isBusy={state.matches('loadingMore')} onClick={again}>
            {t('support-audit:more')}
          </Button>
        </div>
      )}
    </div>
  )
}
