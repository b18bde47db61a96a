import { css } from '@linaria/core'
import type { CauseStory } from '#contract/causes/story.ts'
import { formatMoney } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { useProfile } from './profile-context.ts'

// The sum that the parts below add up to: what stands large is the year’s, at the head of the page.
const place = css`display: grid; gap: var(--s4); align-content: start; grid-template-columns: minmax(0, 1fr); & > h2 { display: flex; flex-wrap: wrap; gap: 0 var(--s3); align-items: baseline; justify-content: space-between; } & strong { font: 700 var(--size-xl) / 1.2 var(--text); word-spacing: normal; font-variant-numeric: tabular-nums; }`
// The parts of a whole, as a supporter’s own bar has them, and below it what each is, in the same order.
const whole = css`
  display: block; inline-size: 100%; block-size: 1.5rem; border-radius: 99px; overflow: hidden;
  & rect { fill: var(--accent); }
  & line { stroke: var(--accent-wash); stroke-width: 4; }
  & > :nth-of-type(1) { fill: var(--highlight); } & > :nth-of-type(2) { fill: url(#hatch); }
  & pattern > :first-child { fill: var(--surface-raised); }
  @media (forced-colors: active) { forced-color-adjust: none; border: 1px solid; }
`
const parts = css`
  display: grid; font-variant-numeric: tabular-nums;
  & > div { display: flex; justify-content: space-between; align-items: baseline; gap: var(--s3); padding-block: var(--s2); border-block-end: 1px solid var(--line-soft); }
  & dt { display: flex; align-items: baseline; gap: var(--s2); }
  & dt::before { content: ''; flex: none; inline-size: 0.75rem; block-size: 0.75rem; border-radius: 3px; background: var(--accent); forced-color-adjust: none; }
  & > :nth-child(2) > dt::before { background: repeating-linear-gradient(135deg, var(--accent) 0 3px, var(--surface-raised) 3px 6px); }
  & > :last-child > dt::before { background: var(--highlight); }
  & small { display: block; color: var(--ink-soft); font-size: var(--size-s); }
  & dd { white-space: nowrap; font-weight: 600; }
`

/** H-003: where all that has been raised is. */
export function CauseMoney({ story: { paid, pending } }: { story: CauseStory }) {
  const { cause } = useProfile()
  // What is taken back after it was paid can leave less than that.
  const confirmed = cause.donationsTotal - paid - pending
  if (confirmed < 0) return null
  const share = (pence: number) => `${(100 * pence) / cause.donationsTotal}%`
  return (
    <section className={place} aria-labelledby="money">
      <h2 id="money">
        {t('content:cause.money.title')} <strong>{formatMoney(cause.donationsTotal)}</strong>
      </h2>
      <svg className={whole} aria-hidden="true">
        <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" />
          <rect width="3" height="6" />
        </pattern>
        <rect width="100%" height="100%" />
        <rect width={share(paid + confirmed)} height="100%" />
        <rect width={share(paid)} height="100%" />
        <line x1={share(paid)} x2={share(paid)} y2="100%" />
        <line x1={share(paid + confirmed)} x2={share(paid + confirmed)} y2="100%" />
      </svg>
      <dl className={parts}>
        {(
          [
            ['paid', paid],
            ['confirmed', confirmed],
            ['pending', pending],
          ] as const
        ).map(([name, pence]) => (
          <div key={name}>
            <dt>
              <span>
                {t(`content:cause.money.${name}`)}
                {name === 'pending' && <small>{t('content:cause.money.pendingNote')}</small>}
              </span>
            </dt>
            <dd>{formatMoney(pence)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
