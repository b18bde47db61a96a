import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AdminStats } from '#contract/cause-admin/dashboard.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { DashboardFound } from '#machines/cause-admin/dashboard/dashboard.machine.ts'
import { startSteps } from '#machines/cause-admin/getting-started/getting-started.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount, formatMoney, formatSum } from '#web/i18n/later-formats.ts'
import { ButtonLink, buttonLooks } from '#web/ui/button.tsx'
import { formatDays } from '#web/ui/days.ts'
import { card, soft, tightStack } from '#web/ui/styles.ts'
import { stepAddress, stepsDoneIn, stepText } from '../getting-started/getting-started.tsx'

const band = css`
  display: grid; gap: var(--s3); align-content: start; line-height: 1.4; grid-template-columns: minmax(0, 1fr); background: var(--accent-wash);
  & h2 { font-size: var(--size-l); line-height: 1.25; text-wrap: balance; }
  & p { font-size: var(--size-s); text-wrap: pretty; }
  & small { font-size: var(--size-s); font-weight: 600; color: var(--accent); }
  & > div > a { inline-size: 100%; padding-inline: var(--s3); }
  @media (forced-colors: active) { border: 1px solid; }
`
const frame = css`background: var(--surface-raised); border: 1px solid var(--line-soft);`
const target = css`
  display: grid; gap: var(--s2); grid-template-columns: minmax(0, 1fr);
  & > h2 { font: 650 var(--size-m) / 1.4 var(--text); letter-spacing: 0; }
`
const come = css`display: flex; flex-wrap: wrap; gap: 0 var(--s3); justify-content: space-between; font-size: var(--size-s); font-variant-numeric: tabular-nums;`
const none = css`font-size: var(--size-s);`
const meter = css`
  appearance: none; inline-size: 100%; block-size: 8px; border: 0; border-radius: 4px; overflow: hidden; background: var(--surface-sunk);
  &::-webkit-progress-bar { background: var(--surface-sunk); }
  &::-webkit-progress-value { background: var(--accent); border-radius: 4px; }
  &::-moz-progress-bar { background: var(--accent); }
`
const counts = css`
  display: grid; margin: 0; font-size: var(--size-s); border-block-start: 1px solid var(--line-soft);
  & > div { display: flex; justify-content: space-between; gap: var(--s3); padding-block: var(--s2); border-block-end: 1px solid var(--line-soft); }
  & small { display: block; font-size: inherit; }
  & dd { margin: 0; font-size: var(--size-m); font-weight: 600; font-variant-numeric: tabular-nums; }
`

const people = css`
  & > h2 { font-size: var(--size-l); }
  & > p { font-size: var(--size-s); line-height: 1.4; }
  & > b { font: 700 var(--size-3xl) / 1.1 var(--text); font-variant-numeric: tabular-nums; }
  & > p:last-child { display: flex; flex-wrap: wrap; gap: 0 var(--s4); & > a { padding-block: var(--s1); } }
`

const told = css`display: grid; gap: 2px;`

type Action = 'lapsed' | 'promote'

/** What would help most now, besides the steps that are still to do: those stand by themselves. Bank details are asked for where the next payment stands. */
export function actionFor({ stats }: DashboardFound, isStarted: boolean): Action | null {
  if ((stats?.supporters.lapsed ?? 0) > 0) return 'lapsed'
  return isStarted ? 'promote' : null
}

function Go({ action, causeId, lapsed }: { action: Action; causeId: string; lapsed: number }) {
  const words = t(`cause-admin-dashboard:action.${action}.go`, { count: lapsed })
  const params = { causeId }
  const links: Record<Action, () => ReactNode> = {
    lapsed: () => (
      <ButtonLink to="/account/causes/$causeId/supporters" params={params} search={{ part: 'lapsed' }}>
        {words}
      </ButtonLink>
    ),
    promote: () => <ButtonLink to="/promote-my-cause">{words}</ButtonLink>,
  }
  return links[action]()
}

function Band({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={band} aria-labelledby="next-action">
      <div className={told}>
        <small>{t('cause-admin-dashboard:action.label')}</small>
        <h2 id="next-action">{title}</h2>
        <p>{text}</p>
      </div>
      <div>{children}</div>
    </section>
  )
}

interface ActionProps {
  cause: CauseCard
  action: Action
  /** How many have stopped. */
  lapsed: number
}

export function NextAction({ cause, action, lapsed }: ActionProps) {
  const title =
    action === 'lapsed'
      ? t('cause-admin-dashboard:action.lapsed.title', { count: lapsed })
      : t(`cause-admin-dashboard:action.${action}.title`)
  return (
    <Band title={title} text={t(`cause-admin-dashboard:action.${action}.text`)}>
      <Go action={action} causeId={`${cause.id}`} lapsed={lapsed} />
    </Band>
  )
}

/** Where nothing would help more: the first of the steps that is still to do. */
export function NextStep({ cause, found }: { cause: CauseCard; found: DashboardFound }) {
  const done = stepsDoneIn(found)
  const step = startSteps.find((one) => !done.includes(one))
  if (!step) return null
  return (
    <Band title={t(`cause-admin-dashboard:start.${step}.title`)} text={stepText(found, step)}>
      <Link to={stepAddress(cause, step)} className={buttonLooks('primary')}>
        {t('cause-admin-dashboard:action.step')}
      </Link>
    </Band>
  )
}

interface TargetProps {
  causeId: number
  /** This year. */
  raised: number
  target: number | null
}

/** How far the cause has come this year, where it has said how far it means to; or where it can say so. */
export function Target({ causeId, raised, target: pence }: TargetProps) {
  if (pence === null)
    return (
      <p className={cx(frame, none)}>
        <Link to="/account/causes/$causeId/settings/cause-details" params={{ causeId: `${causeId}` }}>
          {t('cause-admin-dashboard:target.set')}
        </Link>
      </p>
    )
  const words = t('cause-admin-dashboard:target.text', { raised: formatMoney(raised), target: formatSum(pence) })
  return (
    <section className={cx(frame, target)} aria-labelledby="target">
      <h2 id="target">{t('cause-admin-dashboard:target.title')}</h2>
      <progress className={meter} value={Math.min(raised, pence)} max={pence} aria-label={words} />
      <p className={come}>
        <b>{words}</b>
        <span className={soft}>
          {raised >= pence
            ? t('cause-admin-dashboard:target.reached')
            : t('cause-admin-dashboard:target.left', { left: formatMoney(pence - raised) })}
        </span>
      </p>
    </section>
  )
}

/** D-036 */
export function Supporters({ causeId, stats: { supporters, recent } }: { causeId: number; stats: AdminStats }) {
  // What there is nobody of says nothing.
  const parts = (['active', 'lapsed', 'waiting'] as const).filter((name) => name === 'active' || supporters[name] > 0)
  return (
    <section className={cx(card, tightStack, people)} aria-labelledby="supporters">
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
