import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { AdminStats } from '#contract/cause-admin/dashboard.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney, formatSum } from '#web/i18n/later-formats.ts'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { unsure, visuallyHidden } from '#web/ui/styles.ts'
import { shortOf } from './target-pace.ts'

// How far the year has come in pounds and as a bar, and where that leads.
const frame = css`
  display: grid; gap: var(--s3) var(--s5); grid-template-columns: minmax(0, 1fr); align-content: start; line-height: 1.4;
  & > header { display: grid; gap: var(--s2); & > h2 { font-size: var(--size-l); line-height: 1.3; } & > p > b { font: 700 var(--size-xl) / 1.2 var(--text); } }
  & > p { text-wrap: pretty; & > small { font-size: var(--size-s); color: var(--ink-soft); } }
  & > a { justify-self: start; font-size: var(--size-s); }
  @media (max-width: 767px) { & > header { display: flex; flex-wrap: wrap; gap: var(--s1) var(--s3); align-items: baseline; justify-content: space-between; } }
`
// The bar, and where it’s heading.
const bars = css`
  display: grid; grid-template-columns: minmax(0, 1fr);
  & > svg { grid-area: 1 / 1; }
  & > [data-bar] { block-size: 14px; border-radius: 7px; }
  & > [data-mark] { inline-size: 100%; block-size: 36px; overflow: visible; & > line { stroke: var(--ink); stroke-width: 3; } & > text { font-size: 15px; font-weight: 650; fill: var(--ink); } }
  @media (forced-colors: active) { & > [data-mark] > line { stroke: CanvasText; } }
`

interface TargetProps {
  causeId: number
  stats: Pick<AdminStats, 'yearToDate' | 'allTime' | 'recent'>
  /** What the cause means to raise this year, in pence; null where it hasn’t said. */
  pence: number | null
  /** In milliseconds. */
  now: number
}

/** How far the cause has come this year towards what it means to raise, and where the last thirty days’ pace leads. */
export function Target({ causeId, stats, pence, now }: TargetProps) {
  const { totalAmount: raised, parts } = stats.yearToDate.donations
  const short = pence === null ? 0 : shortOf(pence, raised, stats.recent.totalAmount, now)
  return (
    <section className={frame} aria-labelledby="target">
      <header>
        <h2 id="target">{t('cause-admin-dashboard:target.title')}</h2>
        {pence !== null && (
          <p>
            <b>{formatMoney(raised)}</b> {t('cause-admin-dashboard:target.of', { target: formatSum(pence) })}
          </p>
        )}
      </header>
      {pence === null && <p>{t('cause-admin-dashboard:target.unset')}</p>}
      {pence !== null && (
        <>
          <Bar raised={raised} pending={parts.pending} pence={pence} guess={short > 0 ? pence - short : null} />
          <Outlook stats={stats} pence={pence} short={short} />
        </>
      )}
      <Link to="/account/causes/$causeId/settings/cause-details" params={{ causeId: `${causeId}` }}>
        {t(`cause-admin-dashboard:target.${pence === null ? 'set' : 'change'}`)}
      </Link>
    </section>
  )
}

interface BarProps {
  /** This year until now; pence. */
  raised: number
  /** How much of it shops haven’t confirmed. */
  pending: number
  pence: number
  /** Where it’s heading, where that’s short of the target; pence. */
  guess: number | null
}

/** What is written at the mark stays within the bar. */
const anchorAt = (share: number) => (share > 78 ? 'end' : share < 22 ? 'start' : 'middle')

function Bar({ raised, pending, pence, guess }: BarProps) {
  const words = t('cause-admin-dashboard:target.text', { raised: formatMoney(raised), target: formatSum(pence) })
  const share = Number((((guess ?? 0) / pence) * 100).toFixed(1))
  return (
    <div className={bars}>
      <ShareBar value={raised} most={Math.max(raised, pence)} pending={pending} />
      {guess !== null && (
        <svg aria-hidden="true" focusable="false" data-mark>
          <line x1={`${share}%`} x2={`${share}%`} y1="-4" y2="18" />
          <text x={`${share}%`} y="34" textAnchor={anchorAt(share)}>
            {t('cause-admin-dashboard:target.pace', { sum: formatSum(guess) })}
          </text>
        </svg>
      )}
      <progress className={visuallyHidden} value={Math.min(raised, pence)} max={pence} aria-label={words} />
    </div>
  )
}

/** Where the year is heading. What is pending reaches no target. */
function Outlook({ stats, pence, short }: { stats: TargetProps['stats']; pence: number; short: number }) {
  const { totalAmount: raised, parts } = stats.yearToDate.donations
  const { pending } = parts
  const isReached = raised - pending >= pence
  return (
    <>
      {raised < pence && pending > 0 && (
        <p>
          <small className={unsure}>
            {/* The sum of all that is pending stands with where the money is. */}
            {pending === stats.allTime.donations.parts.pending
              ? t('cause-admin-dashboard:parts.pending')
              : t('cause-admin-dashboard:target.pending', { amount: formatMoney(pending), raised: formatMoney(raised) })}
          </small>
        </p>
      )}
      <p>
        {raised >= pence && t(`cause-admin-dashboard:target.${isReached ? 'reached' : 'almost'}`)}
        {short > 0 && (
          <>
            <b>{t('cause-admin-dashboard:target.short', { short: formatSum(short) })}</b> {t('cause-admin-dashboard:target.rate')}
          </>
        )}
        {raised < pence && short === 0 && (
          <>
            {t('cause-admin-dashboard:target.left', { left: formatMoney(pence - raised) })}
            {stats.recent.totalAmount > 0 && ` ${t('cause-admin-dashboard:target.inTime')}`}
          </>
        )}
      </p>
    </>
  )
}
