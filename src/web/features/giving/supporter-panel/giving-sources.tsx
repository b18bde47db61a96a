import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import gift from 'lucide/dist/esm/icons/gift.mjs'
import { useId } from 'react'
import type { GivingSource, MyGiving } from '#contract/giving/my-giving.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount, formatMoney, formatShare, formatSum } from '#web/i18n/later-formats.ts'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { Icon } from '#web/ui/icons.tsx'
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
  & > li[data-others] { padding-block-start: var(--s3); & > span { grid-column: 1 / 3; } & > svg[data-bar] { grid-column: 1 / -1; } }
`
const bar = css`
  display: block; inline-size: 100%; block-size: 8px; overflow: visible;
  & rect { rx: 4px; }
  & rect:not([data-many]) { fill: var(--accent); }
  & > rect[data-pending] { fill: var(--highlight); }
  & > rect[data-many] { stroke: var(--accent); }
  & path { stroke: var(--accent); stroke-width: 3; }
  @media (forced-colors: active) { & > rect:not([data-many]) { fill: CanvasText; } & > rect[data-many], & path { stroke: CanvasText; } & > rect[data-pending] { fill: GrayText; } }
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

/** As long as it is beside the biggest, the confirmed before the pending, and hatched where it is of many shops; what it says stands beside it in words. */
function Bar({ row: { raised, pending }, most, isMany }: { row: Row; most: number; isMany: boolean }) {
  const hatch = useId().replace(/\W/g, '')
  const share = (pence: number) => `${Number(((Math.max(0, pence) / most) * 100).toFixed(1))}%`
  if (isMany)
    return (
      <svg className={bar} aria-hidden="true" focusable="false" data-bar>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M1.5 0v6" />
        </pattern>
        <rect width={share(raised)} height="100%" fill={`url(#${hatch})`} data-many />
      </svg>
    )
  return (
    <svg className={bar} aria-hidden="true" focusable="false" data-bar>
      <rect width={share(raised - pending)} height="100%" />
      {pending > 0 && <rect x={share(raised - pending)} width={share(pending)} height="100%" data-pending />}
    </svg>
  )
}

/** which shops one’s donations came from, with what of it is still pending; and the same as a table. */
export function GivingSources({ sources: { top, others } }: Pick<MyGiving, 'sources'>) {
  const rows: Row[] = top.map((source) => ({
    ...source,
    key: source.shop?.slug ?? 'bonus',
    name: source.shop?.name ?? t('giving:panel.sources.bonus'),
  }))
  if (others) rows.push({ ...others, key: 'others', name: t('giving:panel.sources.others', { count: others.shops }) })
  const whole = rows.reduce((sum, { raised }) => sum + raised, 0)
  if (whole === 0) return null
  const most = Math.max(...rows.map(({ raised }) => raised))
  return (
    <section className={tightStack} aria-labelledby="my-sources">
      <h2 id="my-sources">{t('giving:panel.sources.title')}</h2>
      <p className={soft}>{t('giving:panel.sources.sum', { raised: formatMoney(whole) })}</p>
      <ol className={list}>
        {rows.map((row) => (
          <li key={row.key} data-others={row.key === 'others' || undefined}>
            {row.key !== 'others' && <Mark row={row} />}
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
            <Bar row={row} most={most} isMany={row.key === 'others'} />
            <b>{formatMoney(row.raised)}</b>
          </li>
        ))}
      </ol>
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
