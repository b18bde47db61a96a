import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { formatPounds } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { soft } from '#web/ui/styles.ts'
import { canCollect } from './can-collect.ts'
import { useProfile } from './profile-context.ts'

const place = css`
  display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr); align-content: start; margin-block-start: var(--s2);
  @media (min-width: 1024px) { grid-column: 1; grid-row: 3; && + * { grid-row: 4; } }
`
const lines = css`
  display: grid; gap: var(--s3) var(--s5); color: var(--ink);
  & > li { display: grid; grid-template-columns: minmax(4.5rem, auto) minmax(0, 1fr); gap: 0 var(--s3); align-items: baseline; overflow-wrap: anywhere; text-wrap: balance; padding-block-start: var(--s3); border-block-start: 1px solid var(--line-soft); }
  & strong { font: 700 var(--size-xl) / 1.2 var(--text); font-variant-numeric: tabular-nums; color: var(--accent); }
  @media (min-width: 768px) {
    grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr);
    & > li { display: block; padding-block-start: var(--s4); border-block-start: 3px solid var(--accent); }
    & strong { display: block; font-size: var(--size-2xl); margin-block-end: var(--s1); }
  }
`

/** More orders than that are nothing that one could do. */
const most = 12

/** What an amount pays for, in the cause’s own words, and how many orders the least of it takes; nothing where the cause has said none. */
export function CausePaysFor() {
  const { cause, story } = useProfile()
  const { paysFor } = cause
  const { example = null } = story ?? {}
  if (paysFor.length === 0) return null
  const least = Math.min(...paysFor.map(({ pounds }) => pounds))
  const orders = example ? Math.ceil((least * 100) / example.raises) : 0
  return (
    <section id="pays-for" className={place} aria-labelledby="pays-for-what">
      <h2 id="pays-for-what">{t('content:cause.paysFor.title')}</h2>
      <ul className={lines}>
        {paysFor.map(({ pounds, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
          <li key={place}>
            <strong>{formatPounds(pounds * 100)}</strong> <span>{t('content:cause.paysFor.line', { what: text })}</span>
          </li>
        ))}
      </ul>
      {example && orders > 0 && orders <= most && canCollect(cause) && (
        <p className={soft}>
          {t('content:cause.paysFor.orders', {
            count: orders,
            spend: formatPounds(example.spend),
            amount: formatPounds(least * 100),
          })}{' '}
          <Link to="/retailer/$retailerSlug" params={{ retailerSlug: example.shop.slug }}>
            {example.shop.name}
          </Link>
        </p>
      )}
    </section>
  )
}
