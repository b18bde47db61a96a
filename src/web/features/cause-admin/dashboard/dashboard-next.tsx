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
  background: var(--accent-wash); border-color: transparent;
`
const meter = css`
  appearance: none; inline-size: 100%; block-size: 12px; border: 0; border-radius: 6px; overflow: hidden; background: var(--surface-sunk);
  &::-webkit-progress-bar { background: var(--surface-sunk); }
  &::-webkit-progress-value { background: var(--accent); border-radius: 6px; }
  &::-moz-progress-bar { background: var(--accent); }
`
const counts = css`
  display: grid; gap: var(--s2); margin: 0;
  & > div { display: flex; justify-content: space-between; gap: var(--s3); padding-block: var(--s2); border-block-end: 1px solid var(--line-soft); }
  & small { display: block; font-size: var(--size-s); }
  & dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
`

type Action = 'bank' | 'lapsed' | 'promote'

/** What would help most now, besides the steps that are still to do. */
function bestOf({ stats }: DashboardFound, isStarted: boolean): Action | null {
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

interface NextActionProps {
  cause: CauseCard
  found: DashboardFound
  /** Whether the first steps are all done: what is left of them stands on their own card. */
  isStarted: boolean
}

export function NextAction({ cause, found, isStarted }: NextActionProps) {
  const action = bestOf(found, isStarted)
  if (action === null) return null
  return (
    <section className={cx(card, accented, tightStack)} aria-labelledby="next-action">
      <h2 id="next-action">{t(`cause-admin-dashboard:action.${action}.title`)}</h2>
      <p>{t(`cause-admin-dashboard:action.${action}.text`)}</p>
      <div>
        <Go action={action} causeId={`${cause.id}`} />
      </div>
    </section>
  )
}

/** How far the cause has come this year, where it has said how far it means to. */
export function Target({ raised, target }: { raised: number; target: number }) {
  const words = t('cause-admin-dashboard:target.text', { raised: formatMoney(raised), target: formatMoney(target) })
  return (
    <section className={cx(card, tightStack)} aria-labelledby="target">
      <h2 id="target">{t('cause-admin-dashboard:target.title')}</h2>
      <progress className={meter} value={Math.min(raised, target)} max={target} aria-label={words} />
      <p>{words}</p>
      <p className={soft}>
        {raised >= target
          ? t('cause-admin-dashboard:target.reached')
          : t('cause-admin-dashboard:target.left', { left: formatMoney(target - raised) })}
      </p>
    </section>
  )
}

export function Supporters({ causeId, stats: { supporters, recent } }: { causeId: number; stats: AdminStats }) {
  return (
    <section className={cx(card, tightStack)} aria-labelledby="supporters">
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
      <p>
        <Link to="/account/causes/$causeId/supporters" params={{ causeId: `${causeId}` }}>
          {t('cause-admin-dashboard:supporters.all')}
        </Link>
      </p>
    </section>
  )
}
