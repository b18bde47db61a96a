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
import { Fold } from '#web/ui/fold.tsx'
import { card, soft, stack, tightStack } from '#web/ui/styles.ts'
import { StarterPackButton } from '../onboarding/starter-pack.tsx'
import { Checklist, type ChecklistItem } from './checklist.tsx'

const head = css`
  display: flex; flex-wrap: wrap; gap: var(--s2) var(--s4); justify-content: space-between; align-items: baseline;
`
// What is no task: one quiet line below them.
const quiet = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s4); align-items: baseline; padding-block-start: var(--s1); border-block-start: 1px solid color-mix(in srgb, var(--accent) 25%, transparent); font-size: var(--size-s);
  & > * > button { padding-inline: 0; font-size: inherit; font-weight: inherit; }
  && > a { inline-size: auto; padding-inline: 0; display: inline-flex; align-items: center; min-block-size: 44px; }
`

/** a page has a description and a logo; it has been shared from here; somebody besides its administrator supports it. */
function stepsDoneIn(found: DashboardFound): StartStep[] {
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

/** Each step as a line; the cause’s page is called by what alone it lacks. */
function stepItems(cause: CauseCard, found: DashboardFound, done: readonly StartStep[]): ChecklistItem[] {
  const lacking = lackingIn(found)
  return startSteps.map((step) => ({
    kind: step,
    to: stepAddress(cause, step),
    isDone: done.includes(step),
    ...(step === 'causePage' && lacking
      ? { name: t(`cause-admin-dashboard:toDo.${lacking}.name`), says: t(`cause-admin-dashboard:toDo.${lacking}.text`) }
      : { name: t(`cause-admin-dashboard:start.${step}.title`), says: t(`cause-admin-dashboard:start.${step}.text`) }),
  }))
}

/** F-140: which steps are done, as the figures that were read last say it. */
export function useStarted(found: DashboardFound) {
  const done = useMemo(() => stepsDoneIn(found), [found])
  const [state, send] = useMachine(gettingStartedMachine, { input: { done } })
  useEffect(() => send({ type: 'steps.counted', done }), [done, send])
  return state
}

export type Started = ReturnType<typeof useStarted>

/** The materials, and where everything else of the cause is set. */
const Further = ({ cause }: { cause: CauseCard }) => (
  <div className={quiet}>
    <StarterPackButton cause={cause} />
    <Link to="/account/causes/$causeId/settings" params={{ causeId: `${cause.id}` }}>
      {t('cause-admin-dashboard:start.settings')}
    </Link>
  </div>
)

interface Props {
  cause: CauseCard
  found: DashboardFound
  started: Started
  /** For a cause that has raised money: a line that opens. */
  isBrief: boolean
}

/** F-140, D-012…D-018 */
export function GettingStarted({ cause, found, started: state, isBrief }: Props) {
  const title = t('cause-admin-dashboard:start.title')
  const { done } = state.context
  const progress = t('cause-admin-dashboard:start.progress', { count: done.length })
  const items = stepItems(cause, found, done)
  const next = items.find(({ isDone }) => !isDone)
  const completeTitle = t('cause-admin-dashboard:start.complete')
  const completeText = <p className={soft}>{t('cause-admin-dashboard:start.completeText')}</p>
  const subtitle = <p className={soft}>{t('cause-admin-dashboard:start.subtitle')}</p>
  const list = (
    <div>
      <Checklist items={items} />
      <Further cause={cause} />
    </div>
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
      <Fold title={title} text={next && t('cause-admin-dashboard:start.next', { step: next.name })} note={progress}>
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
