import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { carryFace } from '#web/ui/carry-face.ts'
import { Icon } from '#web/ui/icons.tsx'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { RateNow, untilWhen } from './rate-now.tsx'

const grid = css`
  display: grid; gap: var(--s3); grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
`
const tile = css`
  display: flex; gap: var(--s4); align-items: center; padding: var(--s4); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); color: var(--ink); text-decoration: none; block-size: 100%; transition: border-color 150ms, box-shadow 150ms;
  &:hover { border-color: var(--accent); box-shadow: var(--shadow); color: var(--ink); }
  & strong { color: var(--accent); font-variant-numeric: tabular-nums; }
  & small { display: inline-flex; gap: var(--s1); align-items: center; color: var(--waiting); font-size: var(--size-s); font-weight: 600; }
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
              {retailer.bestRate.isIncreased && (
                <small>
                  <Icon name="clock" />
                  {untilWhen(retailer.bestRate)}
                </small>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
