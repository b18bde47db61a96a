import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import gift from 'lucide/dist/esm/icons/gift.mjs'
import type { GivingSource, MyGiving } from '#contract/giving/my-giving.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount, formatMoney, formatShare, formatSum } from '#web/i18n/later-formats.ts'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { soft, tightStack } from '#web/ui/styles.ts'

const list = css`
  display: grid; padding: 0; list-style: none;
  & > li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: var(--s1) var(--s3); align-items: center; padding-block: var(--s2); }
  & [data-face] { inline-size: 2.5rem; block-size: 2.5rem; border-radius: var(--radius); grid-row: 1 / span 2; }
  & a, & > li > span > b { font-weight: 600; overflow-wrap: anywhere; }
  & small { display: block; font-size: var(--size-s); color: var(--ink-soft); }
  & > li > :last-child { text-align: end; font-variant-numeric: tabular-nums; }
  & > li > svg[data-bar] { grid-area: 2 / 2 / auto / -1; }
  @media (min-width: 768px) { grid-auto-flow: column; grid-template: repeat(3, auto) / repeat(2, minmax(0, 1fr)); column-gap: var(--s7); }
`
const ours = css`display: grid; place-items: center; flex: none; background: var(--highlight); color: var(--highlight-ink);`
const table = css`
  inline-size: 100%;
  & caption { text-align: start; }
  & th, & td { text-align: start; padding: var(--s2) var(--s2) var(--s2) 0; border-block-end: 1px solid var(--line-soft); }
  & .money { text-align: end; font-variant-numeric: tabular-nums; }
  @media (max-width: 559px) { & .count { display: none; } }
`

interface Row extends GivingSource {
  key: string
  name: string
}

const Mark = ({ row: { shop } }: { row: Row }) =>
  shop ? (
    <ShopMark name={shop.name} category={shop.category} />
  ) : (
    <span className={ours} aria-hidden="true" data-face>
      <Icon drawing={gift} />
    </span>
  )

/** which shops one’s donations came from, with what of it is still pending; and the same as a table. */
export function GivingSources({ sources: { top, others } }: Pick<MyGiving, 'sources'>) {
  const named: Row[] = top.map((source) => ({
    ...source,
    key: source.shop?.slug ?? 'bonus',
    name: source.shop?.name ?? t('giving:panel.sources.bonus'),
  }))
  const rest = others && { ...others, key: 'others', name: t('giving:panel.sources.others', { count: others.shops }) }
  const rows = rest ? [...named, rest] : named
  const whole = rows.reduce((sum, { raised }) => sum + raised, 0)
  if (whole === 0) return null
  // Each beside the shop that raised most: many shops together are no measure of one.
  const most = Math.max(...top.map(({ raised }) => raised), 1)
  return (
    <section className={tightStack} aria-labelledby="my-sources">
      <h2 id="my-sources">{t('giving:panel.sources.title')}</h2>
      <p className={soft}>{t('giving:panel.sources.sum', { raised: formatMoney(whole) })}</p>
      <ol className={list}>
        {named.map((row) => (
          <li key={row.key}>
            <Mark row={row} />
            <span>
              {row.shop ? (
                <Link to="/retailer/$retailerSlug" params={{ retailerSlug: row.shop.slug }}>
                  {row.name}
                </Link>
              ) : (
                <b>{row.name}</b>
              )}
              {row.pending > 0 && <small>{t('giving:panel.sources.pendingOf', { amount: formatSum(row.pending) })}</small>}
            </span>
            <ShareBar value={row.raised} pending={row.pending} most={most} />
            <b>{formatMoney(row.raised)}</b>
          </li>
        ))}
      </ol>
      {others && (
        <p className={soft}>
          {t('giving:panel.sources.more', { amount: formatMoney(others.raised), count: others.shops })}
          {others.pending > 0 && ` ${t('giving:panel.sources.pendingOf', { amount: formatSum(others.pending) })}.`}
        </p>
      )}
      <Collapsible title={t('giving:panel.sources.asTable')}>
        <table className={table}>
          <caption className={soft}>{t('giving:panel.sources.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('giving:panel.sources.shop')}</th>
              <th scope="col" className="money count">
                {t('giving:panel.months.donations')}
              </th>
              <th scope="col" className="money">
                {t('giving:panel.months.raised')}
              </th>
              <th scope="col" className="money">
                {t('giving:panel.stages.pending')}
              </th>
              <th scope="col" className="money">
                {t('giving:panel.sources.share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, count, raised, pending }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td className="money count">{formatCount(count)}</td>
                <td className="money">{formatMoney(raised)}</td>
                <td className="money">{formatMoney(pending)}</td>
                <td className="money">{formatShare(raised, whole)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Collapsible>
    </section>
  )
}
