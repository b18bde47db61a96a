import { css } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { stack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { CheckBanner } from '../cause-check/check-banner.tsx'
import { causeSummaryWith } from './cause-summary.implementations.ts'
import { OnThePage } from './on-the-page.tsx'
import { PageCard } from './page-card.tsx'
import { Ways, WhoRunsIt } from './ways.tsx'

const both = css`
  display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1152px) { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
  & h2 { font-size: var(--size-l); }
  @media (max-width: 767px) { & section { padding: var(--s4); } }
`
// Both columns end on one line.
const beside = css`display: grid; gap: var(--s4); grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);`
// As high as it will be.
const waiting = css`min-block-size: 30rem;`

/** the cause itself: what people see of it, how they come to it, and who runs it. Its figures and what is left to do stand in the overview. */
export function CauseSummaryScreen({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const machine = useMemo(() => causeSummaryWith(site, cause.id), [site, cause.id])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { found } = state.context
  return (
    <div className={stack}>
      <PageHeading intro={t('cause-admin:summary.intro', { cause: cause.name })}>{t('cause-admin:summary.title')}</PageHeading>
      {cause.standing !== 'confirmed' && <CheckBanner cause={cause} />}
      {showState(state.value, {
        loading: () => (
          <div className={waiting}>
            <Loading />
          </div>
        ),
        shown: null,
        failed: () => (
          <Problem words={t('cause-admin:summary.failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
        ),
      })}
      {found && (
        <>
          <PageCard cause={found.cause} />
          <div className={both}>
            <OnThePage cause={found.cause} />
            <div className={beside}>
              <Ways cause={found.cause} />
              <WhoRunsIt team={found.team} />
            </div>
          </div>
        </>
      )}
      {state.matches('failed') && (
        <div className={both}>
          <Ways cause={cause} />
        </div>
      )}
    </div>
  )
}
