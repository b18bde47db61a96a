import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { AdminStats } from '#contract/cause-admin/dashboard.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount, formatMoney, formatSum } from '#web/i18n/later-formats.ts'
import { percentOf, ShareRing } from '#web/ui/share-ring.tsx'
import { card, unsure, visuallyHidden } from '#web/ui/styles.ts'
import { raisedByYearEnd, saidOf } from './target-pace.ts'

// What it is; below it as a ring how far it has come, beside that in pounds, and where there is room for it what is missing too.
const frame = css`
  display: grid; gap: var(--s1) var(--s4); grid-template-columns: auto minmax(0, 1fr); align-content: start; line-height: 1.4; font-size: var(--size-s);
  & > * { grid-column: 1 / -1; }
  & > header { display: contents; & > * { grid-column: 1 / -1; } & > h2 { font-size: var(--size-l); line-height: 1.3; margin-block-end: var(--s1); } & > a { order: 1; justify-self: start; display: inline-flex; align-items: center; min-block-size: 32px; } }
  & > svg { grid-column: 1; inline-size: 5rem; block-size: 5rem; align-self: center; }
  & > p { text-wrap: pretty; }
  & > svg + p { display: grid; grid-column: 2; align-self: center; font-size: var(--size-m); }
  & b { font: 700 var(--size-xl) / 1.25 var(--text); }
  @media (min-width: 768px) and (max-width: 71.99rem) { column-gap: var(--s5); & > svg { grid-row: 2 / span 6; inline-size: 6.5rem; block-size: 6.5rem; } & > p, & > header > a { grid-column: 2; } }
  @media (max-width: 767px) { && { padding: var(--s4); } }
  /* In a narrow column: large, with its sum below it. */
  @media (min-width: 72rem) { row-gap: var(--s2); &:has(> svg) { align-content: space-between; } & > svg { grid-column: 1 / -1; justify-self: center; inline-size: 9rem; block-size: 9rem; } & > svg + p { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 0 var(--s2); align-items: baseline; justify-content: center; } }
`
const pace = css`font-weight: 650;`

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
    <header>
      <h2 id="target">{t('cause-admin-dashboard:target.title')}</h2>
      <Link to="/account/causes/$causeId/settings/cause-details" params={{ causeId: `${causeId}` }}>
        {t(`cause-admin-dashboard:target.${pence === null ? 'set' : 'change'}`)}
      </Link>
    </header>
    {pence !== null && <SoFar stats={stats} pence={pence} now={now} />}
  </section>
)

/** In pounds and as a ring, by what is paid or confirmed; what shops haven’t confirmed yet is told apart. */
function SoFar({ stats: { yearToDate, recent: lately }, pence, now }: Omit<TargetProps, 'causeId'> & { pence: number }) {
  const { totalAmount: raised, parts } = yearToDate.donations
  const { pending } = parts
  const sure = raised - pending
  const recent = lately.totalAmount
  const words = t('cause-admin-dashboard:target.text', { raised: formatMoney(sure), target: formatSum(pence) })
  const guess = raisedByYearEnd(raised, recent, now)
  const said = saidOf(guess, raised)
  const isMissed = recent > 0 && guess < pence
  return (
    <>
      <ShareRing value={raised} most={pence} pending={pending} isSure />
      <p>
        <b>{formatMoney(sure)}</b> <span>{t('cause-admin-dashboard:target.of', { target: formatSum(pence) })}</span>
      </p>
      <progress className={visuallyHidden} value={Math.min(sure, pence)} max={pence} aria-label={words} />
      {pending > 0 && (
        <p className={unsure}>{t('cause-admin-dashboard:target.pending', { share: formatCount(percentOf(raised, pence)) })}</p>
      )}
      {sure >= pence && <p>{t('cause-admin-dashboard:target.reached')}</p>}
      {sure < pence && !isMissed && <p>{t('cause-admin-dashboard:target.left', { left: formatMoney(pence - sure) })}</p>}
      {sure < pence && recent > 0 && (
        <p className={pace}>
          {isMissed
            ? t('cause-admin-dashboard:target.pace', { sum: formatSum(said), short: formatSum(pence - said) })
            : t('cause-admin-dashboard:target.inTime')}
        </p>
      )}
    </>
  )
}
