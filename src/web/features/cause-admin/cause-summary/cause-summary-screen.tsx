import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { CauseSummary } from '#machines/cause-admin/cause-summary/cause-summary.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { causeLabel } from '#web/shared/cause-search/cause-label.ts'
import { useSite } from '#web/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Facts } from '#web/ui/facts.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { row, stack } from '#web/ui/styles.ts'
import { causeSummaryWith } from './cause-summary.implementations.ts'

function Shown({ cause, totals }: CauseSummary) {
  return (
    <>
      <section aria-labelledby="cause-facts" className={stack}>
        <h2 id="cause-facts">{t('cause-admin:summary.facts')}</h2>
        <Facts
          rows={[
            [t('cause-admin:summary.kind'), causeLabel(cause)],
            [t('cause-admin:summary.place'), cause.place],
            [t('cause-admin:summary.number'), cause.charityNumber],
            [t('cause-admin:summary.website'), cause.website],
            [t('cause-admin:summary.supporters'), `${cause.supportersCount}`],
            [t('cause-admin:summary.raised'), formatMoney(totals.raised)],
            [t('cause-admin:summary.paid'), formatMoney(totals.paid)],
          ]}
        />
      </section>
      <nav aria-label={t('cause-admin:summary.links')} className={row}>
        {(['donations', 'supporters', 'statements'] as const).map((name) => (
          <Link key={name} to={`/account/causes/$causeId/${name}`} params={{ causeId: `${cause.id}` }}>
            {t(`cause-admin:${name}.title`)}
          </Link>
        ))}
        <Link to="/account/causes/$causeId/settings" params={{ causeId: `${cause.id}` }}>
          {t('cause-admin:settings.title')}
        </Link>
        <a href={`/causes/${cause.uri}`}>{t('cause-admin:summary.page')}</a>
      </nav>
    </>
  )
}

/** */
export function CauseSummaryScreen({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const machine = useMemo(() => causeSummaryWith(site, cause.id), [site, cause.id])
  const [state, send] = useMachine(machine)
  const { found } = state.context
  return (
    <div className={stack}>
      <PageHeading intro={found?.cause.description}>{cause.name}</PageHeading>
      <div>
        <ButtonLink to="/admin-dashboard">{t('cause-admin:summary.dashboard')}</ButtonLink>
      </div>
      {showState(state.value, {
        loading: <Loading />,
        shown: null,
        failed: () => <Problem words={t('cause-admin:summary.failed')} onRetry={() => send({ type: 'page.refreshed' })} />,
      })}
      {found && <Shown {...found} />}
    </div>
  )
}
