import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { formatRate } from '#contract/money.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { carryFace } from '#web/ui/carry-face.ts'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { RateBefore } from './rate-now.tsx'

// What they give stands in one column at the edge, large, so that the eye runs down it, “up to” above the figure and what it is below; in the face of the text, as nothing at an edge may move when another face comes. Where it's more for a while, that stands on a line of its own below both. The line of “up to” is kept where a shop has none, so that the figures of a row stand on one line. On phones one list, with a line between two shops.
const grid = css`
  display: grid; gap: var(--s4); grid-template-columns: repeat(auto-fill, minmax(min(100%, max(17rem, 30%)), 1fr));
  @media (max-width: 767px) { gap: 0; }
`
const tile = css`
  position: relative; display: grid; grid-template: auto auto auto / auto minmax(0, 1fr) auto; gap: 0 var(--s3); align-items: center; align-content: center; min-block-size: 5.75rem; padding: var(--s3) var(--s4); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); color: var(--ink); text-decoration: none; block-size: 100%; transition: border-color 150ms, box-shadow 150ms;
  &:hover { border-color: var(--accent); box-shadow: var(--shadow); color: var(--ink); }
  & > [data-face] { grid-row: 1 / 4; }
  & > :nth-child(2) { display: contents; & > b { align-self: end; } & > small { grid-column: 2; align-self: start; } & > [data-was] { grid-column: 2 / -1; } }
  & b { display: block; line-height: 1.3; text-wrap: balance; }
  & small { display: block; color: var(--ink-soft); font-size: var(--size-s); line-height: 1.3; }
  & [data-was] { color: var(--waiting); font-weight: 500; text-wrap: balance; }
  & > :last-child { grid-area: 1 / 3 / 3 / 4; text-align: end; white-space: nowrap; & > small { font-size: 0.8rem; line-height: 1.1; } & > strong:first-child { padding-block-start: 0.88rem; } }
  & strong { display: block; font: 650 1.35rem / 1.15 var(--text); color: var(--accent); font-variant-numeric: tabular-nums; }
  @media (max-width: 767px) {
    padding: var(--s3) 0; border-width: 0 0 1px; border-radius: 0; background: none;
    &:hover { box-shadow: none; }
  }
`

/** S-014: the search that led to a shop. */
export interface FromSearch {
  q?: string | undefined
  cat?: string | undefined
  searchSessionId?: string | undefined
}

interface GridProps {
  retailers: readonly RetailerCard[]
  /** What they were found by. */
  search?: FromSearch
}

export function RetailerGrid({ retailers, search = {} }: GridProps) {
  return (
    <ul className={grid}>
      {retailers.map((retailer) => (
        <li key={retailer.id}>
          <Link
            to="/retailer/$retailerSlug"
            params={{ retailerSlug: retailer.slug }}
            search={search}
            className={tile}
            viewTransition
            onClick={carryFace}
          >
            <ShopMark name={retailer.name} category={retailer.category} />
            <span>
              <b>{retailer.name}</b>
              <small data-kind>{retailer.category}</small>
              <RateBefore {...retailer} />
            </span>
            <span>
              {retailer.ratesDiffer && <small>{t('shell:atMost')} </small>}
              <strong>{formatRate(retailer.bestRate)}</strong>
              <small data-unit={retailer.bestRate.kind}>{t(`shell:per.${retailer.bestRate.kind}`)}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
