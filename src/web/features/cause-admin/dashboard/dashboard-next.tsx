import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AdminStats, NextPayment } from '#contract/cause-admin/dashboard.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { formatWeekday } from '#contract/dates.ts'
import type { DashboardFound } from '#machines/cause-admin/dashboard/dashboard.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount, formatMoney } from '#web/i18n/later-formats.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { card, soft, tightStack } from '#web/ui/styles.ts'

const amount = css`font: 600 var(--size-2xl) / 1.1 var(--display); font-variant-numeric: tabular-nums;`
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
  & dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
`

/** When the cause is paid next, and what keeps it from being paid: bank details before anything else. */
export function Payment({ next: { on, readyPence, minimumPence, missing, unpaid } }: { next: NextPayment }) {
  const day = formatWeekday(on)
  return (
    <section className={cx(card, tightStack)} aria-labelledby="next-payment">
      <h2 id="next-payment">{t('cause-admin-dashboard:payment.title')}</h2>
      <p className={amount}>{formatMoney(readyPence)}</p>
      <p>
        {missing === null
          ? t('cause-admin-dashboard:payment.paidOn', { day })
          : t(`cause-admin-dashboard:payment.missing.${missing}`, {
              day,
              minimum: formatMoney(minimumPence),
              more: formatMoney(minimumPence - readyPence),
            })}
      </p>
      <p className={soft}>{t('cause-admin-dashboard:payment.ready')}</p>
      {unpaid.bank > 0 && (
        <p className={soft}>{t('cause-admin-dashboard:payment.withBank', { amount: formatMoney(unpaid.bank) })}</p>
      )}
      {unpaid.shops > 0 && (
        <p className={soft}>{t('cause-admin-dashboard:payment.withShops', { amount: formatMoney(unpaid.shops) })}</p>
      )}
    </section>
  )
}

type Action = 'bank' | 'page' | 'logo' | 'story' | 'share' | 'recruit' | 'lapsed' | 'promote'

/** Which one thing would help most now. */
function bestOf({ stats, cause, isShared }: DashboardFound): Action {
  const missing = stats?.nextPayment.missing
  if (missing === 'noBankDetails' || missing === 'cheque' || missing === 'accountRefused') return 'bank'
  if (cause && cause.logoHttps === null) return cause.description === '' ? 'page' : 'logo'
  if (cause?.description === '') return 'story'
  if (!isShared) return 'share'
  if ((cause?.supportersCount ?? 0) <= 1) return 'recruit'
  return (stats?.supporters.lapsed ?? 0) > 0 ? 'lapsed' : 'promote'
}

function Go({ action, causeId }: { action: Action; causeId: string }) {
  const words = t(`cause-admin-dashboard:action.${action}.go`)
  const params = { causeId }
  const toCausePage = () => (
    <ButtonLink to="/account/causes/$causeId/settings/cause-details" params={params}>
      {words}
    </ButtonLink>
  )
  const links: Record<Action, () => ReactNode> = {
    bank: () => (
      <ButtonLink to="/account/causes/$causeId/settings/payment-methods" params={params}>
        {words}
      </ButtonLink>
    ),
    page: toCausePage,
    logo: toCausePage,
    story: toCausePage,
    share: () => <ButtonLink to="/referrals">{words}</ButtonLink>,
    recruit: () => <ButtonLink to="/raisemore">{words}</ButtonLink>,
    lapsed: () => (
      <ButtonLink to="/settings/cause/$causeId/supporter-communications" params={params}>
        {words}
      </ButtonLink>
    ),
    promote: () => <ButtonLink to="/promote-my-cause">{words}</ButtonLink>,
  }
  return links[action]()
}

export function NextAction({ cause, found }: { cause: CauseCard; found: DashboardFound }) {
  const action = bestOf(found)
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

export function Supporters({ causeId, supporters }: { causeId: number; supporters: AdminStats['supporters'] }) {
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
      </dl>
      <p>
        <Link to="/account/causes/$causeId/supporters" params={{ causeId: `${causeId}` }}>
          {t('cause-admin-dashboard:supporters.all')}
        </Link>
      </p>
    </section>
  )
}
