import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import gift from 'lucide/dist/esm/icons/gift.mjs'
import type { GivingSource, MyGiving } from '#contract/giving/my-giving.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney, formatSum } from '#web/i18n/later-formats.ts'
import { Fold } from '#web/ui/fold.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { ShopMark } from '#web/ui/shop-mark.tsx'

const list = css`
  display: grid; padding: 0; list-style: none;
  & > li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: var(--s1) var(--s3); align-items: center; padding-block: var(--s2); line-height: 1.35; }
  & [data-face] { inline-size: 2.5rem; block-size: 2.5rem; border-radius: var(--radius); grid-row: 1 / span 2; }
  & a, & > li > span > b { font-weight: 600; overflow-wrap: anywhere; }
  & small { display: block; font-size: var(--size-s); color: var(--ink-soft); }
  & > li > :last-child { text-align: end; font-variant-numeric: tabular-nums; }
  & > li > svg[data-bar] { grid-area: 2 / 2 / auto / -1; }
  /* One below the other, so that their bars begin and end at one line. */
  @media (min-width: 768px) {
    & > li { grid-template-columns: auto minmax(0, 2fr) minmax(0, 3fr) 4.5rem; }
    & [data-face] { grid-row: 1; }
    & > li > svg[data-bar] { grid-area: 1 / 3; }
  }
`
const more = css`display: flex; flex-wrap: wrap; gap: 0 var(--s4); justify-content: space-between; align-items: center; color: var(--ink-soft); & > a { display: inline-flex; align-items: center; min-block-size: 44px; }`
const ours = css`display: grid; place-items: center; flex: none; background: var(--highlight); color: var(--highlight-ink);`

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

const saidOf = ({ count, pending }: Row) =>
  [
    t('giving:panel.sources.count', { count }),
    ...(pending > 0 ? [t('giving:panel.sources.pendingOf', { amount: formatSum(pending) })] : []),
  ].join('\u00a0· ')

/** which shops most of one’s donations came from, with what of it is still pending, and the way to all of them. */
export function GivingSources({ sources: { top, others } }: Pick<MyGiving, 'sources'>) {
  const named: Row[] = top.map((source) => ({
    ...source,
    key: source.shop?.slug ?? 'bonus',
    name: source.shop?.name ?? t('giving:panel.sources.bonus'),
  }))
  const whole = [...top, ...(others ? [others] : [])].reduce((sum, { raised }) => sum + raised, 0)
  if (whole === 0) return null
  // Each beside the shop that raised most: many shops together are no measure of one.
  const most = Math.max(...top.map(({ raised }) => raised), 1)
  return (
    <Fold title={t('giving:panel.sources.title')} note={t('giving:panel.sources.sum', { raised: formatMoney(whole) })}>
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
              <small>{saidOf(row)}</small>
            </span>
            <ShareBar value={row.raised} pending={row.pending} most={most} />
            <b>{formatMoney(row.raised)}</b>
          </li>
        ))}
      </ol>
      {others && (
        <p className={more}>{t('giving:panel.sources.more', { amount: formatMoney(others.raised), count: others.count })}</p>
      )}
    </Fold>
  )
}
