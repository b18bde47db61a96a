import { css } from '@linaria/core'
import type { ReferralSummary } from '#contract/rewards/referral.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney, formatSum } from '#web/i18n/later-formats.ts'

const strip = css`
  display: grid; gap: var(--s4) var(--s6); grid-template-columns: minmax(0, 1fr); padding: var(--s4) var(--s5); border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised); text-wrap: pretty;
  & > div { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--s4); align-items: center; }
  & dd { grid-area: 1 / 2; margin: 0; font: 700 var(--size-xl) / 1.2 var(--text); color: var(--accent); font-variant-numeric: tabular-nums; }
  & dt small { display: block; font-size: var(--size-s); color: var(--ink-soft); }
  @media (min-width: 768px) {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); padding: var(--s5) var(--s6);
    & > div { grid-template-columns: minmax(0, 1fr); gap: var(--s1); align-content: start; }
    & dd { grid-area: auto; grid-row: 1; font-size: var(--size-2xl); }
  }
`
interface Part {
  key: string
  value: string
  says: string
  more?: string | false
}

const nobody = css`padding: var(--s4) var(--s5); border: 1px dashed var(--line); border-radius: var(--radius-card); color: var(--ink-soft); text-wrap: pretty;`

/** Which words say how many of those who have joined are awaited. */
const awaited = (waiting: number, friends: number) =>
  waiting < friends ? 'waiting' : friends === 2 ? 'bothWaiting' : 'allWaiting'

/** What came of it: how many have joined, whose purchase is awaited, what is on its way to both causes, and what they have; before the first, that there’s nobody yet. */
export function ReferralsSoFar({ found }: { found: ReferralSummary }) {
  const { friends, waiting, bonusPence, pendingPence, confirmedPence } = found
  if (friends === 0) return <p className={nobody}>{t('rewards:referrals.nobody')}</p>
  const parts: Part[] = [
    {
      key: 'joined',
      value: String(friends),
      says: t('rewards:referrals.soFar.joined', { count: friends }),
      // They are some of those who have joined, or all of them.
      more: waiting > 0 && t(`rewards:referrals.soFar.${awaited(waiting, friends)}`, { count: waiting }),
    },
    ...(pendingPence > 0
      ? [{ key: 'pending', value: formatMoney(pendingPence), says: t('rewards:referrals.soFar.pending') }]
      : []),
    // A sum that is still nothing says what makes it more.
    {
      key: 'raised',
      value: confirmedPence > 0 ? formatMoney(confirmedPence) : formatSum(0),
      says: t('rewards:referrals.soFar.raised'),
      more: confirmedPence === 0 && t('rewards:referrals.soFar.first', { amount: formatSum(bonusPence) }),
    },
  ]
  return (
    <dl className={strip} aria-label={t('rewards:referrals.soFar.title')}>
      {parts.map(({ key, value, says, more }) => (
        <div key={key}>
          <dt>
            {says}
            {more && <small>{more}</small>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
