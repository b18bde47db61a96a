import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AdminStats } from '#contract/cause-admin/dashboard.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { DashboardFound } from '#machines/cause-admin/dashboard/dashboard.machine.ts'
import { startSteps } from '#machines/cause-admin/getting-started/getting-started.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount } from '#web/i18n/later-formats.ts'
import { ButtonLink, buttonLooks } from '#web/ui/button.tsx'
import { formatDays } from '#web/ui/days.ts'
import { card, soft, tightStack } from '#web/ui/styles.ts'
import { stepAddress, stepsDoneIn, stepText } from '../getting-started/getting-started.tsx'
import { tasksIn } from '../tasks.ts'

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
  & small { display: block; font-size: inherit; }
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
const told = css`display: grid; gap: 2px;`
const further = css`
  display: grid; justify-items: start; font-size: var(--size-s);
  & > p { font-weight: 650; }
  & > ul { list-style: none; padding: 0; }
  && > a { display: inline-flex; align-items: center; inline-size: auto; min-block-size: 32px; padding: 0; }
`

function Band({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={band} aria-labelledby="next-action">
      <div className={told}>
        <small>{t('cause-admin-dashboard:toDo.title')}</small>
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

/** The first of what needs doing, and the way to all of it. Bank details are asked for where the next payment stands. Where nothing is missing: the first of the steps that is still to do, and materials once all are done. */
export function NextAction({ cause, found }: NextProps) {
  const tasks = tasksIn(cause.id, found)
  const task = tasks.find(({ kind }) => kind !== 'bank')
  if (!task) return <NextStep cause={cause} found={found} />
  return (
    <Band title={task.name} text={task.says}>
      <div>
        <Link to={task.to} {...(task.search && { search: task.search })} className={buttonLooks('primary')}>
          {task.go}
        </Link>
      </div>
      {tasks.length > 1 && (
        <div className={further}>
          <p>{t('cause-admin-dashboard:toDo.then')}</p>
          <ul>
            {tasks
              .filter((one) => one !== task)
              .slice(0, 2)
              .map(({ kind, name }) => (
                <li key={kind}>{name}</li>
              ))}
          </ul>
          <Link to="/account/causes/$causeId" params={{ causeId: `${cause.id}` }}>
            {t('cause-admin-dashboard:toDo.all', { count: tasks.length })}
          </Link>
        </div>
      )}
    </Band>
  )
}

function NextStep({ cause, found }: NextProps) {
  const done = stepsDoneIn(found)
  const step = startSteps.find((one) => !done.includes(one))
  if (!step)
    return (
      <Band title={t('cause-admin-dashboard:action.promote.title')} text={t('cause-admin-dashboard:action.promote.text')}>
        <div>
          <ButtonLink to="/promote-my-cause">{t('cause-admin-dashboard:action.promote.go')}</ButtonLink>
        </div>
      </Band>
    )
  return (
    <Band title={t(`cause-admin-dashboard:start.${step}.title`)} text={stepText(found, step)}>
      <div>
        <Link to={stepAddress(cause, step)} className={buttonLooks('primary')}>
          {t('cause-admin-dashboard:action.step')}
        </Link>
      </div>
    </Band>
  )
}

/** D-036 */
function Supporters({ causeId, stats: { supporters, recent } }: { causeId: number; stats: AdminStats }) {
  // What there is nobody of says nothing.
  const parts = (['active', 'lapsed', 'waiting'] as const).filter((name) => name === 'active' || supporters[name] > 0)
  return (
    <section className={cx(tightStack, whole)} aria-labelledby="supporters">
      <h2 id="supporters">{t('cause-admin-dashboard:supporters.title')}</h2>
      <b>{formatCount(supporters.active + supporters.lapsed + supporters.waiting)}</b>
      <dl className={counts}>
        {parts.map((name) => (
          <div key={name}>
            <dt>{t(`cause-admin-dashboard:supporters.${name}`)}</dt>
            <dd>{formatCount(supporters[name])}</dd>
          </div>
        ))}
        {recent.supportersJoined > 0 && (
          <div>
            <dt>
              {t('cause-admin-dashboard:supporters.joined')} <small className={soft}>{formatDays(recent.from, recent.to)}</small>
            </dt>
            <dd>{formatCount(recent.supportersJoined)}</dd>
          </div>
        )}
      </dl>
      <p className={soft}>{t('cause-admin-dashboard:supporters.guests')}</p>
      <p>
        <Link to="/account/causes/$causeId/supporters" params={{ causeId: `${causeId}` }}>
          {t('cause-admin-dashboard:supporters.all')}
        </Link>
        <Link to="/promote-my-cause">{t('cause-admin-dashboard:supporters.more')}</Link>
      </p>
    </section>
  )
}

interface WholeProps {
  causeId: number
  stats: AdminStats
  target: ReactNode
  isUnderWay: boolean
}

/** What is of no period: who supports the cause, and how far it is to the year’s target. */
export function Whole({ causeId, stats, target, isUnderWay }: WholeProps) {
  return (
    <div className={cx(card, people)}>
      {isUnderWay && <Supporters causeId={causeId} stats={stats} />}
      {target}
    </div>
  )
}
