import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { carryFace } from '#web/ui/carry-face.ts'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { RateNow } from './rate-now.tsx'

// On phones one list, with a line between two shops.
const grid = css`
  display: grid; gap: var(--s4); grid-template-columns: repeat(auto-fill, minmax(min(100%, max(17rem, 30%)), 1fr));
  @media (max-width: 767px) { gap: 0; & [data-kind] { display: none; } & a { padding: var(--s3) 0; border-width: 0 0 1px; border-radius: 0; background: none; } & a:hover { box-shadow: none; } }
`
const tile = css`
  display: flex; gap: var(--s4); align-items: center; padding: var(--s4); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); color: var(--ink); text-decoration: none; block-size: 100%; transition: border-color 150ms, box-shadow 150ms;
  &:hover { border-color: var(--accent); box-shadow: var(--shadow); color: var(--ink); }
  & strong { color: var(--accent); font-variant-numeric: tabular-nums; }
  & small { display: block; color: var(--waiting); font-size: var(--size-s); font-weight: 550; }
  & [data-kind] { color: var(--ink-soft); font-weight: 400; }
`

/** S-014: the search that led to a shop. */
export interface FromSearch {
  q?: string | undefined
  cat?: string | undefined
  searchSessionId?: string | undefined
}

/** `search` is what they were found by. */
export function RetailerGrid({ retailers, search = {} }: { retailers: readonly RetailerCard[]; search?: FromSearch }) {
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
              <br />
              <RateNow {...retailer} />
              {!retailer.bestRate.isIncreased && <small data-kind>{retailer.category}</small>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
