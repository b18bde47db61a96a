import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AdminStats } from '#contract/cause-admin/dashboard.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { DashboardFound } from '#machines/cause-admin/dashboard/dashboard.machine.ts'
import { startSteps } from '#machines/cause-admin/getting-started/getting-started.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount, formatMoney } from '#web/i18n/later-formats.ts'
import { ButtonLink, buttonLooks } from '#web/ui/button.tsx'
import { formatDays } from '#web/ui/days.ts'
import { card, soft, tightStack } from '#web/ui/styles.ts'
import { Checklist } from '../getting-started/checklist.tsx'
import { Further, StepGroup, stepsDoneIn } from '../getting-started/getting-started.tsx'
import { lapsedIn, type Task, tasksIn } from '../tasks.ts'

const band = css`
  display: grid; gap: var(--s3); align-content: start; line-height: 1.4; grid-template-columns: minmax(0, 1fr); background: var(--accent-wash);
  & h2 { font-size: var(--size-l); line-height: 1.25; text-wrap: balance; }
  & p { font-size: var(--size-s); text-wrap: pretty; }
  & small { font-size: var(--size-s); font-weight: 600; color: var(--accent); }
  & > div > a { inline-size: 100%; padding-inline: var(--s3); }
  @media (forced-colors: active) { border: 1px solid; }
`
const counts = css`
  display: grid; margin: 0; font-size: var(--size-s); border-block-start: 1px solid var(--line-soft);
  & > div { display: flex; justify-content: space-between; gap: var(--s3); padding-block: var(--s2); border-block-end: 1px solid var(--line-soft); }
  & dd { margin: 0; font-size: var(--size-m); font-weight: 600; font-variant-numeric: tabular-nums; }
`

const people = css`
  display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr);
  & > * + * { border-block-start: 1px solid var(--line-soft); padding-block-start: var(--s4); }
`
const whole = css`
  & > h2 { font-size: var(--size-l); }
  & > p { font-size: var(--size-s); line-height: 1.4; }
  & > b { font: 700 var(--size-3xl) / 1.1 var(--text); font-variant-numeric: tabular-nums; }
  & > p:last-child { display: flex; flex-wrap: wrap; gap: 0 var(--s4); & > a { padding-block: var(--s1); } }
`
const lately = css`font-size: var(--size-s); line-height: 1.4; text-wrap: pretty;`
const told = css`display: grid; gap: 2px; & > p:first-child { display: flex; flex-wrap: wrap; gap: 0 var(--s3); justify-content: space-between; align-items: baseline; & > b { font-weight: 600; } }`
// The steps, what else is left, and what is no task.
const steps = css`
  gap: var(--s4);
  & h3 { padding-block-end: var(--s2); font: 600 var(--size-s) / 1.4 var(--text); letter-spacing: 0; }
`
/** What the whole card is for, and how many things are left to do. */
const Head = ({ left }: { left: number }) => (
  <p>
    <small>{t('cause-admin-dashboard:toDo.title')}</small>
    {left > 0 && <b>{t('cause-admin-dashboard:toDo.left', { count: left })}</b>}
  </p>
)

/** `left` is how many things are left to do, this one among them. */
function Band({ title, text, left = 0, children }: { title: string; text: string; left?: number; children: ReactNode }) {
  return (
    <section className={band} aria-labelledby="next-action">
      <div className={told}>
        <Head left={left} />
        <h2 id="next-action">{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  )
}

interface NextProps {
  cause: CauseCard
  found: DashboardFound
}

const TaskLink = ({ task, children, className }: { task: Task; children: ReactNode; className?: string | undefined }) => (
  <Link to={task.to} {...(task.search && { search: task.search })} className={className}>
    {children}
  </Link>
)

/** Whether the first steps stand in the card of what to do next: while one of them is known to be open. */
export const asksForSteps = (found: DashboardFound): boolean =>
  found.cause !== null && stepsDoneIn(found).length < startSteps.length

/** The first steps while one is open, and below them everything else that is left: what is part of a step isn’t listed twice. */
function Steps({ cause, found }: NextProps) {
  const isPageDone = stepsDoneIn(found).includes('causePage')
  const others = tasksIn(cause.id, found).filter(({ kind }) => isPageDone || (kind !== 'logo' && kind !== 'story'))
  return (
    <section className={cx(band, steps)} aria-labelledby="next-action">
      <StepGroup cause={cause} found={found} />
      {others.length > 0 && (
        <div>
          <h3>{t('cause-admin-dashboard:toDo.after')}</h3>
          <Checklist items={others} />
        </div>
      )}
      <Further cause={cause} />
    </section>
  )
}

/** Everything that is left to do: the first steps while one is open, then the first of the rest as a button. Bank details are asked for where the next payment stands. Where nothing is left: whom to win back, or materials. */
export function NextAction({ cause, found }: NextProps) {
  if (asksForSteps(found)) return <Steps cause={cause} found={found} />
  const tasks = tasksIn(cause.id, found)
  const left = tasks.find(({ kind }) => kind !== 'bank')
  const task = left ?? lapsedIn(cause.id, found.stats)
  if (!task)
    return (
      <Band title={t('cause-admin-dashboard:action.promote.title')} text={t('cause-admin-dashboard:action.promote.text')}>
        <div>
          <ButtonLink to="/promote-my-cause">{t('cause-admin-dashboard:action.promote.go')}</ButtonLink>
        </div>
      </Band>
    )
  const others = tasks.filter((one) => left && one !== left)
  return (
    <Band title={task.name} text={task.says} left={left ? tasks.length : 0}>
      <div>
        <TaskLink task={task} className={buttonLooks('primary')}>
          {task.go}
        </TaskLink>
      </div>
      <Checklist items={others} />
    </Band>
  )
}

/** D-036 */
function Supporters({ causeId, stats: { supporters } }: { causeId: number; stats: AdminStats }) {
  // What there is nobody of says nothing.
  const parts = (['active', 'lapsed', 'waiting'] as const).filter((name) => name === 'active' || supporters[name] > 0)
  const params = { causeId: `${causeId}` }
  return (
    <section className={cx(tightStack, whole)} aria-labelledby="supporters">
      <h2 id="supporters">{t('cause-admin-dashboard:supporters.title')}</h2>
      <b>{formatCount(supporters.active + supporters.lapsed + supporters.waiting)}</b>
      <dl className={counts}>
        {parts.map((part) => (
          <div key={part}>
            <dt>
              <Link to="/account/causes/$causeId/supporters" params={params} search={{ part }}>
                {t(`cause-admin-dashboard:supporters.${part}`)}
              </Link>
            </dt>
            <dd>{formatCount(supporters[part])}</dd>
          </div>
        ))}
      </dl>
      <p className={soft}>{t('cause-admin-dashboard:supporters.guests')}</p>
      <p>
        <Link to="/account/causes/$causeId/supporters" params={params}>
          {t('cause-admin-dashboard:supporters.all')}
        </Link>
        <Link to="/promote-my-cause">{t('cause-admin-dashboard:supporters.more')}</Link>
      </p>
    </section>
  )
}

/** C-068, X-042: the last thirty days in one line, beside those very days: no period of the calendar is of them. */
const Recent = ({ recent }: Pick<AdminStats, 'recent'>) => (
  <p className={cx(soft, lately)}>
    {t('cause-admin-dashboard:recent', {
      days: formatDays(recent.from, recent.to),
      amount: formatMoney(recent.totalAmount),
      count: recent.supportersJoined,
      joined: formatCount(recent.supportersJoined),
    })}
  </p>
)

interface WholeProps {
  causeId: number
  stats: AdminStats
  target: ReactNode
  isUnderWay: boolean
}

/** What is of no period that is chosen: who supports the cause, how far it is to the year’s target, and the last thirty days. */
export function Whole({ causeId, stats, target, isUnderWay }: WholeProps) {
  return (
    <div className={cx(card, people)}>
      {isUnderWay && <Supporters causeId={causeId} stats={stats} />}
      {target}
      {isUnderWay && <Recent recent={stats.recent} />}
    </div>
  )
}
