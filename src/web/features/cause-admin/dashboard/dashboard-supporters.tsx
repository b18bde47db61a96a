import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { AdminStats } from '#contract/cause-admin/dashboard.ts'
import type { SaidReason } from '#contract/causes/support-reason.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount } from '#web/i18n/later-formats.ts'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { card, tightStack } from '#web/ui/styles.ts'

const head = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s3); align-items: baseline; justify-content: space-between; min-block-size: 2rem;
  & > h2 { font-size: var(--size-l); line-height: 1.3; }
  & > b { font: 700 var(--size-xl) / 1 var(--text); }
`
const counts = css`
  display: grid; margin: 0; font-size: var(--size-s);
  & > div { display: flex; justify-content: space-between; gap: var(--s3); align-items: center; min-block-size: 44px; border-block-end: 1px solid var(--line-soft); }
  /* The parts of the bar. */
  & dt { display: flex; gap: var(--s2); align-items: center; &::before { content: ''; flex: none; inline-size: 0.75rem; block-size: 0.75rem; border-radius: 3px; background: var(--line); } &[data-plain]::before { content: none; } }
  & > :first-child > dt::before { background: var(--accent); }
  & a { color: var(--ink); }
  & dd { margin: 0; font-size: var(--size-m); font-weight: 600; font-variant-numeric: tabular-nums; }
`
const whole = css`@media (max-width: 767px) { && { padding: var(--s4); } } & > svg { background: var(--line); } & > p { font-size: var(--size-s); line-height: 1.4; & > a { display: inline-block; padding-block: var(--s1); } }`

const said = css`
  display: grid; gap: var(--s2); padding-block-start: var(--s3); line-height: 1.45;
  & > h3 { font: 650 var(--size-m) / 1.4 var(--text); letter-spacing: 0; }
  & > blockquote { margin: 0; overflow-wrap: anywhere; text-wrap: pretty; &::before { content: '“'; } &::after { content: '”'; } }
  & > p { display: flex; flex-wrap: wrap; gap: 0 var(--s3); justify-content: space-between; font-size: var(--size-s); & > span { color: var(--ink-soft); } }
`

/** H-003: what one of them has said last about why, with the way to all of it. */
function Said({ causeId, reason: { text, name } }: { causeId: number; reason: SaidReason }) {
  return (
    <section className={said} aria-labelledby="newest-reason">
      <h3 id="newest-reason">{t('cause-admin-dashboard:supporters.said')}</h3>
      <blockquote>{text}</blockquote>
      <p>
        <span>{name ?? t('cause-admin-dashboard:biggest.anonymous')}</span>
        <Link to="/account/causes/$causeId/reasons" params={{ causeId: `${causeId}` }}>
          {t('cause-admin-dashboard:supporters.allSaid')}
        </Link>
      </p>
    </section>
  )
}

interface SupportersProps {
  causeId: number
  stats: AdminStats
}

/** D-036: how many there are, how many of them still shop, and why one of them does. */
export function Supporters({ causeId, stats }: SupportersProps) {
  const { supporters, yearToDate } = stats
  // What there is nobody of says nothing.
  const parts = (['active', 'lapsed', 'waiting'] as const).filter((name) => name === 'active' || supporters[name] > 0)
  const all = supporters.active + supporters.lapsed + supporters.waiting
  const params = { causeId: `${causeId}` }
  return (
    <section className={cx(card, tightStack, whole)} aria-labelledby="supporters">
      <div className={head}>
        <h2 id="supporters">{t('cause-admin-dashboard:supporters.title')}</h2>
        <b>{formatCount(all)}</b>
      </div>
      <ShareBar value={supporters.active} most={all} />
      <dl className={counts}>
        {parts.map((part) => (
          <div key={part}>
            <dt>
              <Link to="/account/causes/$causeId/supporters" params={params} search={{ part }}>
                {t(`cause-admin-dashboard:supporters.${part}`)}
              </Link>
            </dt>
            <dd>{formatCount(supporters[part])}</dd>
          </div>
        ))}
        <div>
          <dt data-plain>{t('cause-admin-dashboard:supporters.joined')}</dt>
          <dd>{formatCount(yearToDate.supportersJoined)}</dd>
        </div>
      </dl>
      <p>
        <Link to="/account/causes/$causeId/supporters" params={params}>
          {t('cause-admin-dashboard:supporters.all')}
        </Link>
      </p>
      {stats.reasons.newest && <Said causeId={causeId} reason={stats.reasons.newest} />}
    </section>
  )
}
