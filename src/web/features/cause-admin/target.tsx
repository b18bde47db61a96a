import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { AdminStats } from '#contract/cause-admin/dashboard.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney, formatSum } from '#web/i18n/later-formats.ts'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { card, unsure, visuallyHidden } from '#web/ui/styles.ts'
import { shortOf } from './target-pace.ts'

// What it is and where it is changed, how far it has come in pounds and as a bar, and where that leads.
const frame = css`
  /* On a phone in few lines, right below the figures. */
  @media (max-width: 767px) { && { order: -1; padding: var(--s4); } && > p { font-size: var(--size-s); & > b { font-size: var(--size-xl); } } }
  display: grid; gap: var(--s2); grid-template-columns: minmax(0, 1fr); align-content: start; line-height: 1.4;
  & > h2 { font-size: var(--size-l); line-height: 1.3; }
  & > a { justify-self: start; font-size: var(--size-s); }
  & > p { text-wrap: pretty; }
  & > p > b { font: 700 var(--size-2xl) / 1.1 var(--text); }
  & > svg { block-size: 12px; border-radius: 6px; }
`
// What the parts of the bar are.
const keys = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s4); font-size: var(--size-s);
  & > :first-child { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s2); &::before { content: ''; inline-size: 0.75rem; block-size: 0.75rem; border-radius: 3px; margin-block-start: 0.35em; background: var(--accent); forced-color-adjust: none; } }
`

interface TargetProps {
  causeId: number
  stats: Pick<AdminStats, 'yearToDate' | 'recent'>
  /** What the cause means to raise this year, in pence; null where it hasn’t said. */
  pence: number | null
  /** In milliseconds. */
  now: number
}

/** How far the cause has come this year towards what it means to raise, and where the last thirty days' pace leads. */
export const Target = ({ causeId, stats, pence, now }: TargetProps) => (
  <section className={cx(card, frame)} aria-labelledby="target">
    <h2 id="target">{t('cause-admin-dashboard:target.title')}</h2>
    {pence === null && <p>{t('cause-admin-dashboard:target.unset')}</p>}
    {pence !== null && <SoFar stats={stats} pence={pence} now={now} />}
    <Link to="/account/causes/$causeId/settings/cause-details" params={{ causeId: `${causeId}` }}>
      {t(`cause-admin-dashboard:target.${pence === null ? 'set' : 'change'}`)}
    </Link>
  </section>
)

/** In pounds and as a bar; what shops haven’t confirmed yet is told apart, and reaches no target. */
function SoFar({ stats: { yearToDate, recent: lately }, pence, now }: Omit<TargetProps, 'causeId'> & { pence: number }) {
  const { totalAmount: raised, parts } = yearToDate.donations
  const { pending } = parts
  const sure = raised - pending
  const recent = lately.totalAmount
  const words = t('cause-admin-dashboard:target.text', { raised: formatMoney(raised), target: formatSum(pence) })
  const short = shortOf(pence, raised, recent, now)
  const says =
    sure >= pence
      ? t('cause-admin-dashboard:target.reached')
      : raised >= pence
        ? t('cause-admin-dashboard:target.almost')
        : [
            t('cause-admin-dashboard:target.left', { left: formatMoney(pence - raised) }),
            recent > 0 &&
              (short > 0
                ? t('cause-admin-dashboard:target.pace', { sum: formatSum(pence - short) })
                : t('cause-admin-dashboard:target.inTime')),
          ]
            .filter(Boolean)
            .join(' ')
  return (
    <>
      <p>
        <b>{formatMoney(raised)}</b> {t('cause-admin-dashboard:target.of', { target: formatSum(pence) })}
      </p>
      <ShareBar value={raised} most={Math.max(raised, pence)} pending={pending} />
      <progress className={visuallyHidden} value={Math.min(raised, pence)} max={pence} aria-label={words} />
      {pending > 0 && (
        <p className={keys}>
          <span>{t('cause-admin-dashboard:target.sure', { amount: formatMoney(sure) })}</span>{' '}
          <span className={unsure}>{t('cause-admin-dashboard:target.pending', { amount: formatMoney(pending) })}</span>
        </p>
      )}
      <p>{says}</p>
    </>
  )
}
