import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AdminStats, DashboardPeriod, MarketingMessage } from '#contract/cause-admin/dashboard.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount, formatMoney } from '#web/i18n/later-formats.ts'
import { Monogram } from '#web/ui/monogram.tsx'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { Silhouette } from '#web/ui/silhouette.tsx'
import { soft, tightStack } from '#web/ui/styles.ts'
import { Fold } from '../fold.tsx'

const rows = css`
  display: grid; gap: var(--s3); padding: 0; list-style: none;
  & li { display: flex; flex-wrap: wrap; gap: var(--s1) var(--s2); align-items: center; }
  & img, & [data-face] { inline-size: 2rem; block-size: 2rem; font-size: var(--size-s); object-fit: cover; }
  & img { border-radius: 50%; }
  & a { font-weight: 600; }
  & li > :nth-child(2) { flex: 1 1 3rem; min-inline-size: 0; overflow-wrap: anywhere; font-size: var(--size-s); line-height: 1.3; }
  & b { margin-inline-start: auto; font-variant-numeric: tabular-nums; }
`
const shops = css`& [data-face] { border-radius: var(--radius); }`
const part = css`& > h2 { font-size: var(--size-l); } & > p { font-size: var(--size-s); margin-block-end: var(--s1); }`
const news = css`
  display: grid; gap: var(--s4) var(--s5); list-style: none; padding: 0; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  & a { font-weight: 600; }
  & p { font-size: var(--size-s); }
`

function Part({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <section className={cx(tightStack, part)} aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      {children}
    </section>
  )
}

const Missing = () => <p className={soft}>{t('cause-admin-dashboard:overview.missing')}</p>

/** D-030 */
export function TopRetailers({ retailers }: { retailers: AdminStats['topRetailers'] }) {
  return (
    <Part name="top-retailers" title={t('cause-admin-dashboard:top.title')}>
      <p className={soft}>{t(retailers.length > 0 ? 'cause-admin-dashboard:top.text' : 'cause-admin-dashboard:top.none')}</p>
      <ol className={cx(rows, shops)}>
        {retailers.map(({ id, name, category, link, pence }) => (
          <li key={id}>
            <ShopMark name={name} category={category} />
            <Link to={link}>{name}</Link>
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

/** D-025. Without their shops: who runs a cause isn’t told where somebody of a name has shopped. */
export function Biggest({ stats, period }: { stats: AdminStats; period: DashboardPeriod }) {
  const donations = stats[period].donations.causeBiggestDonations
  return (
    <Part name="biggest-donations" title={t('cause-admin-dashboard:biggest.title')}>
      <p className={soft}>{t(`cause-admin-dashboard:biggest.${donations.length > 0 ? period : 'none'}`)}</p>
      <ol className={rows}>
        {donations.map(({ amount, user }, index) => {
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
