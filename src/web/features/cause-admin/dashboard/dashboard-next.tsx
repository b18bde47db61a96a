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
import { soft, tightStack } from '#web/ui/styles.ts'
import { stepAddress, stepsDoneIn, stepText } from '../getting-started/getting-started.tsx'

// The foot of the first sheet.
const band = css`
  display: grid; gap: var(--s3) var(--s6); line-height: 1.4; grid-template-columns: minmax(0, 1fr); background: var(--accent-wash); margin: 0 calc(-1 * var(--s5)) calc(-1 * var(--s5)); padding: var(--s4) var(--s5);
  & h2 { font-size: var(--size-l); line-height: 1.25; }
  & p { text-wrap: balance; }
  & small { font-size: var(--size-s); font-weight: 600; color: var(--accent); }
  @media (max-width: 767px) { margin: 0 calc(-1 * var(--s4)) calc(-1 * var(--s4)); padding: var(--s3) var(--s4) var(--s4); & p { font-size: var(--size-s); } & h2 { font-size: 1.0625rem; } }
  @media (min-width: 48rem) { display: flex; flex-wrap: wrap; align-items: center; & > :first-child { flex: 1 1 18rem; min-inline-size: 0; } }
  @media (forced-colors: active) { border-block-start: 1px solid; }
`
// Below the figure, at the foot of its column.
const target = css`
  display: grid; gap: var(--s2); grid-template-columns: minmax(0, 1fr);
  & > h2 { font: inherit; font-size: var(--size-s); letter-spacing: 0; color: var(--ink-soft); }
`
const come = css`display: flex; flex-wrap: wrap; gap: 0 var(--s3); justify-content: space-between; font-size: var(--size-s); font-variant-numeric: tabular-nums;`
const none = css`font-size: var(--size-s); align-self: end;`
const meter = css`
  appearance: none; inline-size: 100%; block-size: 8px; border: 0; border-radius: 4px; overflow: hidden; background: var(--surface-sunk);
  &::-webkit-progress-bar { background: var(--surface-sunk); }
  &::-webkit-progress-value { background: var(--accent); border-radius: 4px; }
  &::-moz-progress-bar { background: var(--accent); }
`
const counts = css`
  display: grid; margin: 0; font-size: var(--size-s);
  & > div { display: flex; justify-content: space-between; gap: var(--s3); padding-block: var(--s2); border-block-end: 1px solid var(--line-soft); }
  & small { display: block; font-size: inherit; }
  & dd { margin: 0; font-size: var(--size-m); font-weight: 600; font-variant-numeric: tabular-nums; }
`

const people = css`
  & > h2 { font-size: var(--size-l); }
  & > p { font-size: var(--size-s); line-height: 1.4; }
  & > p:last-child { display: flex; flex-wrap: wrap; gap: 0 var(--s4); & > a { padding-block: var(--s1); } }
`

const told = css`display: grid; gap: 2px;`

type Action = 'bank' | 'lapsed' | 'promote'

/** What would help most now, besides the steps that are still to do: those stand by themselves. */
export function actionFor({ stats }: DashboardFound, isStarted: boolean): Action | null {
  const missing = stats?.nextPayment.missing
  if (missing === 'noBankDetails' || missing === 'cheque' || missing === 'accountRefused') return 'bank'
  if ((stats?.supporters.lapsed ?? 0) > 0) return 'lapsed'
  return isStarted ? 'promote' : null
}

function Go({ action, causeId, lapsed }: { action: Action; causeId: string; lapsed: number }) {
  const words = t(`cause-admin-dashboard:action.${action}.go`, { count: lapsed })
  const params = { causeId }
  const links: Record<Action, () => ReactNode> = {
    bank: () => (
      <ButtonLink to="/account/causes/$causeId/settings/payment-methods" params={params}>
        {words}
      </ButtonLink>
    ),
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
    <section className={band} data-foot aria-labelledby="next-action">
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
      <p className={none}>
        <Link to="/account/causes/$causeId/settings/cause-details" params={{ causeId: `${causeId}` }}>
          {t('cause-admin-dashboard:target.set')}
        </Link>
      </p>
    )
  const words = t('cause-admin-dashboard:target.text', { raised: formatMoney(raised), target: formatMoney(pence) })
  return (
    <section className={target} aria-labelledby="target">
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
    <section className={cx(tightStack, people)} aria-labelledby="supporters">
      <h2 id="supporters">{t('cause-admin-dashboard:supporters.title')}</h2>
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
