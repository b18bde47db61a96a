import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { DashboardFound } from '#machines/cause-admin/dashboard/dashboard.machine.ts'
import {
  gettingStartedMachine,
  type StartStep,
  startSteps,
} from '#machines/cause-admin/getting-started/getting-started.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { showState } from '#web/ui/by-state.ts'
import { Status } from '#web/ui/status.tsx'
import { card, soft, stack, tightStack } from '#web/ui/styles.ts'
import { StarterPackButton } from '../onboarding/starter-pack.tsx'

const head = css`
  display: flex; flex-wrap: wrap; gap: var(--s2) var(--s4); justify-content: space-between; align-items: baseline;
`
const steps = css`
  display: grid; gap: var(--s3); list-style: none; padding: 0;
  @media (min-width: 768px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  & > li { display: grid; gap: var(--s2); align-content: start; justify-items: start; padding: var(--s4); border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface); }
  & a { font-weight: 650; }
`

/** a page has a description and a logo; it has been shared from here; somebody besides its administrator supports it. */
function doneIn(found: DashboardFound): StartStep[] {
  const isDone: Record<StartStep, boolean> = {
    causePage: found.cause !== null && found.cause.description !== '' && found.cause.logoHttps !== null,
    share: found.isShared,
    recruit: (found.cause?.supportersCount ?? 0) > 1,
  }
  return startSteps.filter((step) => isDone[step])
}

/** F-140, D-012…D-017 */
export function GettingStarted({ cause, found }: { cause: CauseCard; found: DashboardFound }) {
  const done = useMemo(() => doneIn(found), [found])
  const [state, send] = useMachine(gettingStartedMachine, { input: { done } })
  useEffect(() => send({ type: 'steps.counted', done }), [done, send])
  const addresses: Record<StartStep, string> = {
    causePage: `/account/causes/${cause.id}/settings/cause-details`,
    share: '/referrals',
    recruit: '/raisemore',
  }
  const complete = () => (
    <section className={cx(card, tightStack)} aria-labelledby="getting-started">
      <h2 id="getting-started">{t('cause-admin-dashboard:start.complete')}</h2>
      <p className={soft}>{t('cause-admin-dashboard:start.completeText')}</p>
    </section>
  )
  const open = () => (
    <section className={cx(card, stack)} aria-labelledby="getting-started">
      <div className={tightStack}>
        <div className={head}>
          <h2 id="getting-started">{t('cause-admin-dashboard:start.title')}</h2>
          <b>{t('cause-admin-dashboard:start.progress', { count: state.context.done.length })}</b>
        </div>
        <p className={soft}>{t('cause-admin-dashboard:start.subtitle')}</p>
      </div>
      <ol className={steps}>
        {startSteps.map((step) => {
          const isDone = state.context.done.includes(step)
          return (
            <li key={step}>
              <Status tone={isDone ? 'positive' : 'waiting'}>
                {t(isDone ? 'cause-admin-dashboard:start.done' : 'cause-admin-dashboard:start.open')}
              </Status>
              <Link to={addresses[step]}>{t(`cause-admin-dashboard:start.${step}.title`)}</Link>
              <span className={soft}>{t(`cause-admin-dashboard:start.${step}.text`)}</span>
            </li>
          )
        })}
      </ol>
      <StarterPackButton cause={cause} />
    </section>
  )
  return showState(state.value, { counting: open, open, complete })
}
