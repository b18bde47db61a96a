import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AdminStats } from '#contract/cause-admin/dashboard.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { DashboardFound } from '#machines/cause-admin/dashboard/dashboard.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount, formatMoney } from '#web/i18n/later-formats.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { formatDays } from '#web/ui/days.ts'
import { card, soft, tightStack } from '#web/ui/styles.ts'

const accented = css`
  && { padding-block: var(--s4); } & h2 { font-size: var(--size-l); } background: var(--accent-wash); border-color: transparent; display: grid; gap: var(--s3) var(--s6); line-height: 1.4; grid-template-columns: minmax(0, 1fr);
  @media (max-width: 767px) { && { padding: var(--s4); } }
  @media (min-width: 768px) { grid-template-columns: minmax(0, 1fr) auto; align-items: center; }
`
const target = css`
  font-size: var(--size-s);
  & > h2 { font-size: var(--size-m); }
  & > p { line-height: 1.4; }
  & b { font-size: var(--size-m); font-variant-numeric: tabular-nums; }
`
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

const people = css`& > h2 { font-size: var(--size-l); } & > p { font-size: var(--size-s); line-height: 1.4; }`

const told = css`display: grid; gap: var(--s1);`

type Action = 'bank' | 'lapsed' | 'promote'

/** What would help most now, besides the steps that are still to do: those stand on their own card. */
export function actionFor({ stats }: DashboardFound, isStarted: boolean): Action | null {
  const missing = stats?.nextPayment.missing
  if (missing === 'noBankDetails' || missing === 'cheque' || missing === 'accountRefused') return 'bank'
  if ((stats?.supporters.lapsed ?? 0) > 0) return 'lapsed'
  return isStarted ? 'promote' : null
}

function Go({ action, causeId }: { action: Action; causeId: string }) {
  const words = t(`cause-admin-dashboard:action.${action}.go`)
  const params = { causeId }
  const links: Record<Action, () => ReactNode> = {
    bank: () => (
      <ButtonLink to="/account/causes/$causeId/settings/payment-methods" params={params}>
        {words}
      </ButtonLink>
    ),
    lapsed: () => (
      <ButtonLink to="/settings/cause/$causeId/supporter-communications" params={params}>
        {words}
      </ButtonLink>
    ),
    promote: () => <ButtonLink to="/promote-my-cause">{words}</ButtonLink>,
  }
  return links[action]()
}

export function NextAction({ cause, action }: { cause: CauseCard; action: Action }) {
  return (
    <section className={cx(card, accented)} aria-labelledby="next-action">
      <div className={told}>
        <h2 id="next-action">{t(`cause-admin-dashboard:action.${action}.title`)}</h2>
        <p>{t(`cause-admin-dashboard:action.${action}.text`)}</p>
      </div>
      <div>
        <Go action={action} causeId={`${cause.id}`} />
      </div>
    </section>
  )
}

/** How far the cause has come this year, where it has said how far it means to. */
export function Target({ raised, target: pence }: { raised: number; target: number }) {
  const words = t('cause-admin-dashboard:target.text', { raised: formatMoney(raised), target: formatMoney(pence) })
  return (
    <section className={cx(tightStack, target)} aria-labelledby="target">
      <h2 id="target">{t('cause-admin-dashboard:target.title')}</h2>
      <progress className={meter} value={Math.min(raised, pence)} max={pence} aria-label={words} />
      <p>
        <b>{words}</b>
      </p>
      <p className={soft}>
        {raised >= pence
          ? t('cause-admin-dashboard:target.reached')
          : t('cause-admin-dashboard:target.left', { left: formatMoney(pence - raised) })}
      </p>
    </section>
  )
}

export function Supporters({ causeId, stats: { supporters, recent } }: { causeId: number; stats: AdminStats }) {
  return (
    <section className={cx(tightStack, people)} aria-labelledby="supporters">
      <h2 id="supporters">{t('cause-admin-dashboard:supporters.title')}</h2>
      <dl className={counts}>
        {(['active', 'lapsed', 'waiting'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`cause-admin-dashboard:supporters.${name}`)}</dt>
            <dd>{formatCount(supporters[name])}</dd>
          </div>
        ))}
        <div>
          <dt>
            {t('cause-admin-dashboard:supporters.joined')} <small className={soft}>{formatDays(recent.from, recent.to)}</small>
          </dt>
          <dd>{formatCount(recent.supportersJoined)}</dd>
        </div>
      </dl>
      <p className={soft}>{t('cause-admin-dashboard:supporters.guests')}</p>
      <p>
        <Link to="/account/causes/$causeId/supporters" params={{ causeId: `${causeId}` }}>
          {t('cause-admin-dashboard:supporters.all')}
        </Link>
      </p>
    </section>
  )
}
