import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { dataDownloadCalls } from '#contract/account/data-download.calls.ts'
import type { AcceptedTerms as Accepted } from '#contract/account/terms.ts'
import { acceptedTermsMachine } from '#machines/account/accepted-terms/accepted-terms.machine.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { tightStack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'

const acceptedTermsWith = ({ api }: Pick<Site, 'api'>) =>
  acceptedTermsMachine.provide({
    actors: { read: fromPromise(async () => (await api.ask(dataDownloadCalls.listAcceptedTerms)).details.terms) },
  })

const named = ['supporter', 'cause', 'website'] as const
const nameOf = (type: string) => named.find((one) => one === type) ?? 'other'

function Sentences({ terms }: { terms: Accepted[] }) {
  if (terms.length === 0) return <p>{t('account:accepted.none')}</p>
  return (
    <ul className={tightStack}>
      {terms.map(({ id, type, from, acceptedAt }) => (
        <li key={id}>{t(`account:accepted.${nameOf(type)}`, { from: formatDay(from), day: formatDay(acceptedAt) })}</li>
      ))}
    </ul>
  )
}

/** F-069: which version of the terms somebody accepted, and when. */
export function AcceptedTerms() {
  const site = useSite()
  const [state, send, actor] = useMachine(useMemo(() => acceptedTermsWith(site), [site]))
  const why = useWhy(actor)
  return (
    <section className={tightStack} aria-labelledby="accepted">
      <h2 id="accepted">{t('account:accepted.title')}</h2>
      {showState(state.value, {
        loading: <Loading />,
        shown: () => <Sentences terms={state.context.found ?? []} />,
        failed: () => (
          <Problem words={t('account:accepted.failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
        ),
      })}
    </section>
  )
}
