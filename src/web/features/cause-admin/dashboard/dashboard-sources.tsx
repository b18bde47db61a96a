import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AdminStats, DashboardPeriod } from '#contract/cause-admin/dashboard.ts'
import type { Transaction } from '#contract/giving/donation.ts'
import { limits } from '#contract/limits.ts'
import { sizedPath } from '#contract/picture-sizes.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { DonationLine, donationLines } from '#web/shared/transactions/donation-line.tsx'
import { dayNote, isReturnable, stageNote, toneOf } from '#web/shared/transactions/labels.ts'
import { useSite } from '#web/site/site.ts'
import { Monogram } from '#web/ui/monogram.tsx'
import { rowLines } from '#web/ui/row-links.ts'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { Silhouette } from '#web/ui/silhouette.tsx'
import { soft, tightStack } from '#web/ui/styles.ts'

// One list beside the other where there is room, on the page itself: to be looked through, after all that asks for something.
const frame = css`
  display: grid; gap: var(--s5) var(--s7); grid-template-columns: repeat(auto-fit, minmax(min(100%, 14.5rem), 1fr)); align-content: start; padding: var(--s4) 0;
  & > h2 { grid-column: 1 / -1; font-size: var(--size-l); line-height: 1.3; margin-block-end: calc(-1 * var(--s3)); }
`
const part = css`align-content: start;`
const heading = css`
  display: grid; line-height: 1.4;
  & > h3 { font: 650 var(--size-m) / 1.4 var(--text); letter-spacing: 0; }
  & > p { font-size: var(--size-s); }
`
const lines = css`
  display: grid; padding: 0; margin: 0; list-style: none; align-content: start; border-block-start: 1px solid var(--line-soft);
  & > li { display: grid; grid-template-columns: 2.5rem minmax(0, 1fr) auto; gap: 0 var(--s3); align-items: center; min-block-size: 3.75rem; padding-block: var(--s2); line-height: 1.3; border-block-end: 1px solid var(--line-soft); }
  & > li:last-child { border: 0; }
  @media (max-width: 767px) { & > li { min-block-size: 3.25rem; padding-block: var(--s1); } }
  & [data-face] { inline-size: 2.5rem; block-size: 2.5rem; font-size: var(--size-s); }
  & b { font-variant-numeric: tabular-nums; font-weight: 650; }
  & span { overflow-wrap: anywhere; }
`
// Each with a bar, as long as its share of the most.
const shops = css`
  & [data-face] { border-radius: var(--radius); }
  & a { color: var(--ink); font-weight: 600; text-decoration: none; &:hover { text-decoration: underline; } }
  & li > span:nth-child(2) { display: grid; gap: 6px; & > a { justify-self: start; } }
`
const people = css`
  & img, & [data-face] { border-radius: 50%; }
  & img { inline-size: 2.5rem; block-size: 2.5rem; object-fit: cover; }
`
const foot = css`font-size: var(--size-s); line-height: 1.4; & > a { display: inline-block; padding-block: var(--s1); }`
// What they wait for isn’t said here: there is room for the day alone.
const latest = css`&& { grid-auto-rows: auto; align-content: start; &[data-alike] [data-end] > :last-child { display: none; } & > li { min-block-size: 3.75rem; } & > li > * { padding-block: var(--s2); } & > li:last-child { border: 0; } & [data-end] > :last-child { margin-block-end: 0; } & i, & i + span { display: none; } }`

// As many of each as of the latest donations.
const shown = limits.latestDonations

interface PartProps {
  name: string
  title: string
  /** Of which days it is, or what holds of all of it. */
  days: string | undefined
  children: ReactNode
}

function Part({ name, title, days, children }: PartProps) {
  return (
    <section className={cx(tightStack, part)} aria-labelledby={name}>
      <div className={heading}>
        <h3 id={name}>{title}</h3>
        {days && <p className={soft}>{days}</p>}
      </div>
      {children}
    </section>
  )
}

/** D-030 */
export function TopRetailers({ retailers }: { retailers: AdminStats['topRetailers'] }) {
  const most = retailers[0]?.pence ?? 1
  return (
    <Part
      name="top-retailers"
      title={t('cause-admin-dashboard:top.title')}
      days={t(retailers.length > 0 ? 'cause-admin-dashboard:top.text' : 'cause-admin-dashboard:top.none')}
    >
      <ol className={cx(lines, shops)}>
        {retailers.slice(0, shown).map(({ id, name, category, link, pence }) => (
          <li key={id}>
            <ShopMark name={name} category={category} />
            <span>
              <Link to={link}>{name}</Link>
              <ShareBar value={pence} most={most} />
            </span>
            <b>{formatMoney(pence)}</b>
          </li>
        ))}
      </ol>
    </Part>
  )
}

function Portrait({ name, picture }: { name: string; picture: string | null }) {
  if (picture) return <img src={sizedPath(picture, 'face')} alt="" />
  return name ? <Monogram name={name} isRound /> : <Silhouette />
}

/** D-025: of each person the largest. Without their shops: who runs a cause isn’t told where somebody of a name has shopped. */
export function Biggest({ stats, period }: { stats: AdminStats; period: DashboardPeriod }) {
  const donations = stats[period].donations.causeBiggestDonations
  return (
    <Part
      name="biggest-donations"
      title={t('cause-admin-dashboard:biggest.title')}
      days={t(donations.length > 0 ? `cause-admin-dashboard:biggest.each.${period}` : 'cause-admin-dashboard:biggest.none')}
    >
      <ol className={cx(lines, people)}>
        {donations.slice(0, shown).map(({ amount, user }, index) => {
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
    </Part>
  )
}

/** The newest of its donations, and what has become of each; without names, since who runs a cause isn’t told where somebody has shopped. */
export function Latest({ causeId, donations }: { causeId: number; donations: readonly Transaction[] }) {
  const now = useSite().browser.now()
  const newest = donations.slice(0, shown)
  // What holds of all of them is said once.
  const isPending = newest.every(({ stage }) => toneOf(stage) === 'waiting')
  return (
    <Part
      name="latest-donations"
      title={t('cause-admin-dashboard:latest.title')}
      days={isPending ? t('cause-admin-dashboard:latest.pending') : undefined}
    >
      <ul className={cx(rowLines, donationLines, latest)} data-alike={isPending || undefined}>
        {newest.map((donation) => (
          <li key={donation.id}>
            <div>
              <DonationLine
                donation={donation}
                now={now}
                note={isReturnable(donation) ? dayNote(donation, now) : stageNote(donation, now)}
              />
            </div>
          </li>
        ))}
      </ul>
      <p className={foot}>
        <Link to="/account/causes/$causeId/donations" params={{ causeId: `${causeId}` }}>
          {t('cause-admin-dashboard:latest.all')}
        </Link>
      </p>
    </Part>
  )
}

/** Where the money comes from: which shops, whose biggest donations, and which purchases. */
export const Sources = ({ children }: { children: ReactNode }) => (
  <section className={frame} aria-labelledby="sources">
    <h2 id="sources">{t('cause-admin-dashboard:overview.sources')}</h2>
    {children}
  </section>
)
