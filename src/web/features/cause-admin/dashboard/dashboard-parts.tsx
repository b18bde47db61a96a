import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AdminStats, MarketingMessage } from '#contract/cause-admin/dashboard.ts'
import type { Statement } from '#contract/cause-admin/statement.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { formatDay } from '#contract/dates.ts'
import type { TransactionStats } from '#contract/giving/donation.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { StageBar } from '#web/shared/transactions/stage-bar.tsx'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { Status } from '#web/ui/status.tsx'
import { card, soft, stack, tightStack } from '#web/ui/styles.ts'

const shops = css`
  display: grid; gap: var(--s3); padding: 0; list-style: none;
  & li { display: flex; gap: var(--s3); align-items: center; }
  & [data-face] { inline-size: 2.5rem; block-size: 2.5rem; border-radius: var(--radius); }
  & a { flex: 1; min-inline-size: 0; font-weight: 600; overflow-wrap: anywhere; }
  & b { font-variant-numeric: tabular-nums; }
`
const amount = css`font: 600 var(--size-2xl) / 1.1 var(--display); font-variant-numeric: tabular-nums;`
const ways = css`display: grid; gap: var(--s3); list-style: none; padding: 0;`

function Part({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <section className={cx(card, stack)} aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      {children}
    </section>
  )
}

const Missing = () => <p className={soft}>{t('cause-admin-dashboard:overview.missing')}</p>

/** D-029 */
export function Overall({ totals }: { totals: TransactionStats | null }) {
  return (
    <Part name="overall" title={t('cause-admin-dashboard:totals.title')}>
      {totals ? (
        <>
          <p>
            <span className={amount}>{formatMoney(totals.raised)}</span>{' '}
            <span className={soft}>{t('cause-admin-dashboard:totals.raised')}</span>
          </p>
          <StageBar
            stats={totals}
            labels={{
              pending: t('cause-admin-dashboard:totals.pending'),
              ready: t('cause-admin-dashboard:totals.ready'),
              paid: t('cause-admin-dashboard:totals.paid'),
            }}
          />
        </>
      ) : (
        <Missing />
      )}
    </Part>
  )
}

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

const tones = {
  onItsWay: 'waiting',
  paid: 'positive',
  refused: 'negative',
  returned: 'negative',
  withdrawn: 'waiting',
  carriedOver: 'waiting',
} as const

function Newest({ causeId, statement }: { causeId: number; statement: Statement }) {
  const { id, reference, stage, pence, date } = statement
  return (
    <>
      <div className={tightStack}>
        <p className={amount}>{formatMoney(pence)}</p>
        <p>
          <Status tone={tones[stage]}>{t(`cause-admin-dashboard:statement.${stage}`)}</Status>{' '}
          <span className={soft}>{formatDay(date)}</span>
        </p>
        {stage !== 'paid' && <p className={soft}>{t(`cause-admin-dashboard:statement.${stage}Text`)}</p>}
      </div>
      <ul className={ways}>
        <li>
          <Link to="/account/causes/$causeId/statements/$paymentId" params={{ causeId: `${causeId}`, paymentId: id }}>
            {t('cause-admin-dashboard:statement.see', { reference })}
          </Link>
        </li>
        <li>
          <Link to="/account/causes/$causeId/statements" params={{ causeId: `${causeId}` }}>
            {t('cause-admin-dashboard:statement.all')}
          </Link>
        </li>
      </ul>
    </>
  )
}

/** D-032 */
export function LatestStatement({ causeId, statements }: { causeId: number; statements: Statement[] | null }) {
  const newest = statements?.[0]
  return (
    <Part name="latest-statement" title={t('cause-admin-dashboard:statement.title')}>
      {!statements && <Missing />}
      {statements && !newest && <p className={soft}>{t('cause-admin-dashboard:statement.none')}</p>}
      {newest && <Newest causeId={causeId} statement={newest} />}
    </Part>
  )
}

/** D-031 */
export function Messages({ messages }: { messages: MarketingMessage[] | null }) {
  return (
    <Part name="messages" title={t('cause-admin-dashboard:messages.title')}>
      {!messages && <Missing />}
      {messages?.length === 0 && <p className={soft}>{t('cause-admin-dashboard:messages.none')}</p>}
      <ul className={ways}>
        {messages?.map(({ id, title, body, path }) => (
          <li key={id} className={tightStack}>
            <b>{title}</b>
            <p className={soft}>{body}</p>
            <Link to={path}>{t('cause-admin-dashboard:messages.more', { title })}</Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** D-018, D-036 */
export function Links({ cause }: { cause: CauseCard }) {
  return (
    <Part name="more-to-do" title={t('cause-admin-dashboard:links.title')}>
      <ul className={ways}>
        <li className={tightStack}>
          <Link to="/account/causes/$causeId/settings" params={{ causeId: `${cause.id}` }}>
            {t('cause-admin-dashboard:links.settings')}
          </Link>
          <span className={soft}>{t('cause-admin-dashboard:links.settingsText')}</span>
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
    </Part>
  )
}
