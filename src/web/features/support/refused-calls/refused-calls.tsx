import { css } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { RefusalCount } from '#contract/support/audit.ts'
import { refusedCallsMachine } from '#machines/support/refused-calls/refused-calls.machine.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount } from '#web/i18n/later-formats.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { showState } from '#web/ui/by-state.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { soft, stack } from '#web/ui/styles.ts'
import { listTable } from '#web/ui/table.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'

const loadCalls = lazyImport(async () => (await import('#contract/support/audit.calls.ts')).auditCalls)

const counts = css`
  @media (max-width: 767px) { & tr > th { grid-column: 1 / -1; order: -1; } & td { overflow-wrap: anywhere; } & td:first-child { grid-column: 1 / -1; } }
`

export function refusedCallsWith({ api }: Pick<Site, 'api'>) {
  return refusedCallsMachine.provide({
    actors: { read: fromPromise(async () => (await api.ask((await loadCalls()).listRefusals)).details) },
  })
}

function Rows({ refusals }: { refusals: RefusalCount[] }) {
  return (
    <table className={`${listTable} ${counts}`}>
      <caption className={soft}>{t('support-audit:refused.shown', { count: refusals.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('support-audit:refused.day')}</th>
          <th scope="col">{t('support-audit:refused.call')}</th>
          <th scope="col">{t('support-audit:refused.code')}</th>
          <th scope="col" className="money">
            {t('support-audit:refused.times')}
          </th>
        </tr>
      </thead>
      <tbody>
        {refusals.map(({ day, call, code, times }) => (
          <tr key={`${day} ${call} ${code}`}>
            <td>{formatDay(`${day}T12:00:00Z`)}</td>
            <th scope="row">{call}</th>
            <td>{code}</td>
            <td className="money">{formatCount(times)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How often calls were refused, for the support team alone: what a flood of them looks like, where the trail has no line for each. */
export function RefusedCallsScreen() {
  const site = useSite()
  const [state, send, actor] = useMachine(useMemo(() => refusedCallsWith(site), [site]))
  const why = useWhy(actor)
  const { found } = state.context
  return (
    <div className={stack}>
      <BackLink to="/support/audit-trail/{-$part}" params={{ part: undefined }}>
        {t('support-audit:refused.back')}
      </BackLink>
      <PageHeading intro={t('support-audit:refused.intro')}>{t('support-audit:refused.title')}</PageHeading>
      {showState(state.value, {
        loading: <Loading />,
        shown: null,
        failed: () => (
          <Problem
            words={t('support-audit:refused.failed')}
            help={helpFor(why)}
            onRetry={() => send({ type: 'page.refreshed' })}
          />
        ),
      })}
      {found && (found.refusals.length > 0 ? <Rows refusals={found.refusals} /> : <p>{t('support-audit:refused.empty')}</p>)}
    </div>
  )
}
