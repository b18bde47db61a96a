import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AdminStats, DashboardPeriod, MarketingMessage } from '#contract/cause-admin/dashboard.ts'
import type { Transaction } from '#contract/giving/donation.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount, formatMoney } from '#web/i18n/later-formats.ts'
import { DonationLine, donationLines } from '#web/shared/transactions/donation-line.tsx'
import { dayNote, isReturnable, stageNote, toneOf } from '#web/shared/transactions/labels.ts'
import { useSite } from '#web/site/site.ts'
import { Fold } from '#web/ui/fold.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { rowLines } from '#web/ui/row-links.ts'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { Silhouette } from '#web/ui/silhouette.tsx'
import { card, soft, tightStack } from '#web/ui/styles.ts'

const rows = css`
  display: grid; gap: var(--s3); padding: var(--s3) 0 0; margin: 0; list-style: none; border-block-start: 1px solid var(--line-soft);
  & li { display: grid; grid-template-columns: 2.5rem minmax(0, 1fr) auto; gap: 0 var(--s3); align-items: center; }
  & img, & [data-face] { inline-size: 2.5rem; block-size: 2.5rem; font-size: var(--size-s); object-fit: cover; }
  & img { border-radius: 50%; }
  & b { font-variant-numeric: tabular-nums; font-weight: 650; }
`
// Beside each other where there is room, each with a name and below it the sum.
const people = css`
  line-height: 1.3; overflow-wrap: anywhere;
  & li { grid-template-columns: 2rem minmax(0, 1fr) auto; }
  & img, & [data-face] { inline-size: 2rem; block-size: 2rem; }
  @media (max-width: 767px) { & > li:nth-child(n + 4) { display: none; } }
  @media (min-width: 768px) { grid-template-columns: repeat(5, minmax(0, 1fr)); && li { grid-template: auto 1fr auto / minmax(0, 1fr); row-gap: var(--s1); font-size: var(--size-s); } }
`
// Each with a bar, as long as its share of the most.
const shops = css`
  row-gap: var(--s4); align-content: space-between;
  & [data-face] { border-radius: var(--radius); }
  & a { color: var(--ink); font-weight: 600; text-decoration: none; &:hover { text-decoration: underline; } }
  & li > span:nth-child(2) { display: grid; gap: 6px; line-height: 1.3; overflow-wrap: anywhere; & > a { justify-self: start; } }
`
const part = css`@media (max-width: 767px) { && { padding: var(--s4); } } @container (min-width: 42rem) { grid-template-rows: auto 1fr; }`
const heading = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s3); align-items: baseline; margin-block-end: var(--s1);
  & > h2 { font-size: var(--size-l); line-height: 1.3; }
  & > p { font-size: var(--size-s); }
`
const foot = css`font-size: var(--size-s); line-height: 1.4; & > a { display: inline-block; padding-block: var(--s1); }`
// The days in a line of their own only where there is room for both.
const latest = css`&& { &[data-alike] [data-end] > :last-child { display: none; } & > li:last-child { border: 0; } @media (max-width: 767px) { & > li:nth-child(n + 4) { display: none; } & > li:nth-child(3) { border: 0; } } & [data-end] > :last-child { margin-block-end: 0; } @media (max-width: 479px) { & i, & i + span { display: none; } } @container (min-width: 42rem) { & i, & i + span { display: none; } } }`
const news = css`
  display: grid; gap: var(--s4) var(--s5); list-style: none; padding: 0; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  & a { font-weight: 600; }
  & p { font-size: var(--size-s); }
`

/** Of the newest donations, and of the biggest: enough to see at a glance; a phone shows three of each. */
const shown = { newest: 4, biggest: 5 }

interface PartProps {
  name: string
  title: string
  /** Of which days it is, or what holds of all of it. */
  days: string | undefined
  children: ReactNode
}

function Part({ name, title, days, children }: PartProps) {
  return (
    <section className={cx(card, tightStack, part)} aria-labelledby={name}>
      <div className={heading}>
        <h2 id={name}>{title}</h2>
        {days && <p className={soft}>{days}</p>}
      </div>
      {children}
    </section>
  )
}

const Missing = () => <p className={soft}>{t('cause-admin-dashboard:overview.missing')}</p>

/** D-030 */
export function TopRetailers({ retailers }: { retailers: AdminStats['topRetailers'] }) {
  const most = retailers[0]?.pence ?? 1
  return (
    <Part
      name="top-retailers"
      title={t('cause-admin-dashboard:top.title')}
      days={t(retailers.length > 0 ? 'cause-admin-dashboard:top.text' : 'cause-admin-dashboard:top.none')}
    >
      <ol className={cx(rows, shops)}>
        {retailers.map(({ id, name, category, link, pence }) => (
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
  if (picture) return <img src={picture} alt="" />
  return name ? <Monogram name={name} isRound /> : <Silhouette />
}

/** The newest of its donations, and what has become of each; without names, since who runs a cause isn’t told where somebody has shopped. */
export function Latest({ causeId, donations }: { causeId: number; donations: readonly Transaction[] }) {
  const now = useSite().browser.now()
  const newest = donations.slice(0, shown.newest)
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

/** D-025: of each person the largest. Without their shops: who runs a cause isn’t told where somebody of a name has shopped. */
export function Biggest({ stats, period }: { stats: AdminStats; period: DashboardPeriod }) {
  const donations = stats[period].donations.causeBiggestDonations
  return (
    <Part
      name="biggest-donations"
      title={t('cause-admin-dashboard:biggest.title')}
      days={t(donations.length > 0 ? `cause-admin-dashboard:biggest.each.${period}` : 'cause-admin-dashboard:biggest.none')}
    >
      <ol className={cx(rows, people)}>
        {donations.slice(0, shown.biggest).map(({ amount, user }, index) => {
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

/** D-031 */
export function Messages({ messages }: { messages: MarketingMessage[] | null }) {
  const count = messages?.length ?? 0
  return (
    <Fold title={t('cause-admin-dashboard:messages.title')} note={count > 0 ? formatCount(count) : undefined}>
      {!messages && <Missing />}
      {messages?.length === 0 && <p className={soft}>{t('cause-admin-dashboard:messages.none')}</p>}
      <ul className={news}>
        {messages?.map(({ id, title, body, path }) => (
          <li key={id} className={tightStack}>
            <Link to={path}>{title}</Link>
            <p className={soft}>{body}</p>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
