import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { AdminStats, DashboardPeriod } from '#contract/cause-admin/dashboard.ts'
import type { SaidReason } from '#contract/causes/support-reason.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount, formatMoney } from '#web/i18n/later-formats.ts'
import { Monogram } from '#web/ui/monogram.tsx'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { Silhouette } from '#web/ui/silhouette.tsx'
import { card, soft, tightStack } from '#web/ui/styles.ts'

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

// Whose donations are the biggest: below the counts, each in a line.
const people = css`
  display: grid; gap: var(--s2); padding-block-start: var(--s3);
  & > div { display: grid; line-height: 1.4; & > h3 { font: 650 var(--size-m) / 1.4 var(--text); letter-spacing: 0; } & > p { font-size: var(--size-s); } }
  & > ol { display: grid; margin: 0; border-block-start: 1px solid var(--line-soft); padding: 0; list-style: none; line-height: 1.3; overflow-wrap: anywhere; }
  & li { display: grid; grid-template-columns: 2rem minmax(0, 1fr) auto; gap: 0 var(--s3); align-items: center; min-block-size: 48px; &:not(:last-child) { border-block-end: 1px solid var(--line-soft); } }
  & img, & [data-face] { inline-size: 2rem; block-size: 2rem; font-size: var(--size-s); object-fit: cover; }
  & img { border-radius: 50%; }
  & b { font-variant-numeric: tabular-nums; font-weight: 650; }
  @media (max-width: 767px) { & li:nth-child(n + 4) { display: none; } }
`

const said = css`
  display: grid; gap: var(--s2); padding-block-start: var(--s3); line-height: 1.45;
  & > h3 { font: 650 var(--size-m) / 1.4 var(--text); letter-spacing: 0; }
  & > blockquote { margin: 0; overflow-wrap: anywhere; text-wrap: pretty; &::before { content: '“'; } &::after { content: '”'; } }
  & > p { display: flex; flex-wrap: wrap; gap: 0 var(--s3); justify-content: space-between; font-size: var(--size-s); & > span { color: var(--ink-soft); } }
`

function Portrait({ name, picture }: { name: string; picture: string | null }) {
  if (picture) return <img src={picture} alt="" />
  return name ? <Monogram name={name} isRound /> : <Silhouette />
}

/** D-025: of each person the largest, of five; a phone shows three. Without their shops: who runs a cause isn’t told where somebody of a name has shopped. */
export function Biggest({ stats, period }: { stats: AdminStats; period: DashboardPeriod }) {
  const donations = stats[period].donations.causeBiggestDonations
  return (
    <section className={people} aria-labelledby="biggest-donations">
      <div>
        <h3 id="biggest-donations">{t('cause-admin-dashboard:biggest.title')}</h3>
        <p className={soft}>
          {t(donations.length > 0 ? `cause-admin-dashboard:biggest.each.${period}` : 'cause-admin-dashboard:biggest.none')}
        </p>
      </div>
      <ol>
        {donations.slice(0, 5).map(({ amount, user }, index) => {
          const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: who stays anonymous has nothing else to be told by
            <li key={index}>
              <Portrait name={name} picture={user.avatar} />
              <span>{name || t('cause-admin-dashboard:biggest.anonymous')}</span>
              <b>{formatMoney(amount)}</b>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

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
  /** Of the biggest donations. */
  period: DashboardPeriod
}

/** D-036: how many there are, how many of them still shop, and whose donations are the biggest. */
export function Supporters({ causeId, stats, period }: SupportersProps) {
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
      <Biggest stats={stats} period={period} />
      {stats.reasons.newest && <Said causeId={causeId} reason={stats.reasons.newest} />}
    </section>
  )
}
