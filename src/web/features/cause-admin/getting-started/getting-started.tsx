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
import { buttonLooks } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Icon } from '#web/ui/icons.tsx'
import { Status } from '#web/ui/status.tsx'
import { card, row, soft, stack, tightStack } from '#web/ui/styles.ts'
import { Fold } from '../fold.tsx'
import { StarterPackButton } from '../onboarding/starter-pack.tsx'

const head = css`
  display: flex; flex-wrap: wrap; gap: var(--s2) var(--s4); justify-content: space-between; align-items: baseline;
`
// One below the other, each with what it is called, why, and whether it's done at the end of the line.
const steps = css`
  display: grid; list-style: none; padding: 0;
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px var(--s4); align-items: start; padding-block: var(--s3); border-block-start: 1px solid var(--line-soft); }
  & > li > :first-child { grid-area: 1 / 2; }
  & > li > span:last-child { grid-column: 1 / -1; font-size: var(--size-s); text-wrap: pretty; }
  & a { font-weight: 650; justify-self: start; }
`

// As lines of one card: the first that is open as its button.
const lines = css`
  display: grid; gap: var(--s2); list-style: none; padding: 0;
  & > li { display: grid; gap: var(--s1); grid-template-columns: minmax(0, 1fr); }
  & > li > span, & > li > a:not([data-first]) { display: flex; flex-wrap: wrap; gap: 0 var(--s2); justify-content: space-between; align-items: center; min-block-size: 32px; font-size: var(--size-s); font-weight: 600; line-height: 1.3; }
  & > li > a[data-first] { inline-size: 100%; padding-inline: var(--s3); }
  & > li > a:not([data-first]) { min-block-size: 44px; flex-wrap: nowrap; & svg { flex: none; } }
`
// In a narrow card its title is one line.
const brief = css`&& > h2 { font-size: var(--size-m); }`
const quiet = css`display: flex; flex-wrap: wrap; gap: 0 var(--s4); align-items: center; font-size: var(--size-s); & > * > button, & > button { padding-inline: 0; font-size: inherit; font-weight: inherit; } && > a { inline-size: auto; padding-inline: 0; display: inline-flex; align-items: center; min-block-size: 44px; }`

/** a page has a description and a logo; it has been shared from here; somebody besides its administrator supports it. */
export function stepsDoneIn(found: DashboardFound): StartStep[] {
  const isDone: Record<StartStep, boolean> = {
    causePage: found.cause !== null && found.cause.description !== '' && found.cause.logoHttps !== null,
    share: found.isShared,
    recruit: (found.cause?.supportersCount ?? 0) > 1,
  }
  return startSteps.filter((step) => isDone[step])
}

/** What a page still lacks, where that is known. */
function lackingIn({ cause }: DashboardFound): 'logo' | 'story' | null {
  if (!cause || (cause.logoHttps === null) === (cause.description === '')) return null
  return cause.logoHttps === null ? 'logo' : 'story'
}

function stepAddress({ id }: CauseCard, step: StartStep): string {
  if (step === 'share') return '/referrals'
  return step === 'recruit' ? '/raisemore' : `/account/causes/${id}/settings/cause-details`
}

function stepText(found: DashboardFound, step: StartStep): string {
  const lacking = lackingIn(found)
  return step === 'causePage' && lacking
    ? t(`cause-admin-dashboard:start.causePage.${lacking}`)
    : t(`cause-admin-dashboard:start.${step}.text`)
}

/** F-140: which steps are done, as the figures that were read last say it. */
export function useStarted(found: DashboardFound) {
  const done = useMemo(() => stepsDoneIn(found), [found])
  const [state, send] = useMachine(gettingStartedMachine, { input: { done } })
  useEffect(() => send({ type: 'steps.counted', done }), [done, send])
  return state
}

interface StepsProps {
  cause: CauseCard
  found: DashboardFound
}

const Further = ({ cause }: { cause: CauseCard }) => (
  <>
    <StarterPackButton cause={cause} />
    <Link to="/account/causes/$causeId/settings" params={{ causeId: `${cause.id}` }}>
      {t('cause-admin-dashboard:start.settings')}
    </Link>
  </>
)

/** D-012…D-018: the steps as the first of what there is to do next, while one of them is open. */
export function StepGroup({ cause, found }: StepsProps) {
  const done = stepsDoneIn(found)
  const first = startSteps.find((step) => !done.includes(step))
  return (
    <>
      <div className={tightStack}>
        <div className={cx(head, brief)}>
          <h2 id="next-action">{t('cause-admin-dashboard:start.title')}</h2>
          <p>{t('cause-admin-dashboard:start.progress', { count: done.length })}</p>
        </div>
        <p>{t('cause-admin-dashboard:start.subtitle')}</p>
      </div>
      <ol className={lines}>
        {startSteps.map((step) => {
          const title = t(`cause-admin-dashboard:start.${step}.title`)
          const isFirst = step === first
          return (
            <li key={step}>
              {done.includes(step) ? (
                <span>
                  <Link to={stepAddress(cause, step)}>{title}</Link>
                  <Status tone="positive">{t('cause-admin-dashboard:start.done')}</Status>
                </span>
              ) : (
                <Link to={stepAddress(cause, step)} {...(isFirst && { className: buttonLooks('primary'), 'data-first': true })}>
                  {title}
                  {!isFirst && <Icon name="forward" />}
                </Link>
              )}
              {isFirst && <p>{stepText(found, step)}</p>}
            </li>
          )
        })}
      </ol>
      <div className={quiet}>
        <Further cause={cause} />
      </div>
    </>
  )
}

interface Props extends StepsProps {
  started: ReturnType<typeof useStarted>
  /** For a cause that has raised money: a line that opens. */
  isBrief: boolean
}

/** F-140, D-012…D-018 */
export function GettingStarted({ cause, found, started: state, isBrief }: Props) {
  const title = t('cause-admin-dashboard:start.title')
  const progress = t('cause-admin-dashboard:start.progress', { count: state.context.done.length })
  const completeTitle = t('cause-admin-dashboard:start.complete')
  const completeText = <p className={soft}>{t('cause-admin-dashboard:start.completeText')}</p>
  const subtitle = <p className={soft}>{t('cause-admin-dashboard:start.subtitle')}</p>
  const list = (
    <>
      <ol className={steps}>
        {startSteps.map((step) => {
          const isDone = state.context.done.includes(step)
          return (
            <li key={step}>
              <Status tone={isDone ? 'positive' : 'waiting'}>
                {t(isDone ? 'cause-admin-dashboard:start.done' : 'cause-admin-dashboard:start.open')}
              </Status>
              <Link to={stepAddress(cause, step)}>{t(`cause-admin-dashboard:start.${step}.title`)}</Link>
              {!isDone && <span className={soft}>{stepText(found, step)}</span>}
            </li>
          )
        })}
      </ol>
      <div className={row}>
        <Further cause={cause} />
      </div>
    </>
  )
  const complete = () =>
    isBrief ? (
      <Fold title={completeTitle}>
        <div className={stack}>
          {completeText}
          {list}
        </div>
      </Fold>
    ) : (
      <section className={cx(card, stack)} aria-labelledby="getting-started">
        <div className={tightStack}>
          <h2 id="getting-started">{completeTitle}</h2>
          {completeText}
        </div>
        {list}
      </section>
    )
  const open = () =>
    isBrief ? (
      <Fold title={title} note={progress}>
        <div className={stack}>
          {subtitle}
          {list}
        </div>
      </Fold>
    ) : (
      <section className={cx(card, stack)} aria-labelledby="getting-started">
        <div className={tightStack}>
          <div className={head}>
            <h2 id="getting-started">{title}</h2>
            <b>{progress}</b>
          </div>
          {subtitle}
        </div>
        {list}
      </section>
    )
  return showState(state.value, { counting: open, open, complete })
}
