import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AdminStats, MarketingMessage } from '#contract/cause-admin/dashboard.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { card, soft, stack, tightStack } from '#web/ui/styles.ts'

const shops = css`
  display: grid; gap: var(--s3); padding: 0; list-style: none;
  & li { display: flex; gap: var(--s3); align-items: center; }
  & [data-face] { inline-size: 2.5rem; block-size: 2.5rem; border-radius: var(--radius); }
  & a { flex: 1; min-inline-size: 0; font-weight: 600; overflow-wrap: anywhere; }
  & b { font-variant-numeric: tabular-nums; }
`
const news = css`
  display: grid; gap: var(--s4) var(--s5); list-style: none; padding: 0; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  & a { font-weight: 600; }
  & p { font-size: var(--size-s); }
`
const ways = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s5); list-style: none; padding: 0;
  & a { display: inline-flex; align-items: center; min-block-size: 44px; }
`

function Part({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <section className={cx(card, stack)} aria-labelledby={name}>
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
      <ol className={shops}>
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

/** D-031 */
export function Messages({ messages }: { messages: MarketingMessage[] | null }) {
  return (
    <Part name="messages" title={t('cause-admin-dashboard:messages.title')}>
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
    </Part>
  )
}

/** D-018, D-036 */
export function Links({ cause }: { cause: CauseCard }) {
  return (
    <section className={tightStack} aria-labelledby="more-to-do">
      <h2 id="more-to-do">{t('cause-admin-dashboard:links.title')}</h2>
      <ul className={ways}>
        <li>
          <Link to="/account/causes/$causeId/settings" params={{ causeId: `${cause.id}` }}>
            {t('cause-admin-dashboard:links.settings')}
          </Link>
        </li>
        <li>
          <Link to="/referrals">{t('cause-admin-dashboard:links.referrals')}</Link>
        </li>
        <li>
          <Link to="/raisemore">{t('cause-admin-dashboard:links.raiseMore')}</Link>
        </li>
        <li>
          <a href={`/causes/${cause.uri}`} target="_blank" rel="noreferrer">
            {t('cause-admin-dashboard:links.page')} {t('cause-admin-dashboard:nav.opensNewTab')}
          </a>
        </li>
        <li>
          <Link to="/promote-my-cause">{t('cause-admin-dashboard:links.promote')}</Link>
        </li>
      </ul>
    </section>
  )
}
