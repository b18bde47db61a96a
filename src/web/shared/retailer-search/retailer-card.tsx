import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { formatRate } from '#contract/money.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { carryFace } from '#web/ui/carry-face.ts'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { RateBefore } from './rate-now.tsx'

// All as high as the highest. On phones one list, with a line between two shops. What they give stands at one edge, in two lines.
const grid = css`
  display: grid; gap: var(--s4); grid-template-columns: repeat(auto-fill, minmax(min(100%, max(17rem, 30%)), 1fr));
  @media (min-width: 768px) { grid-auto-rows: 1fr; }
  @media (max-width: 767px) { gap: 0; & a { padding: var(--s3) 0; border-width: 0 0 1px; border-radius: 0; background: none; } & a:hover { box-shadow: none; } }
`
const tile = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 0 var(--s3); align-content: center; align-items: center; padding: var(--s4); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); color: var(--ink); text-decoration: none; block-size: 100%; transition: border-color 150ms, box-shadow 150ms;
  &:hover { border-color: var(--accent); box-shadow: var(--shadow); color: var(--ink); }
  & b { line-height: 1.3; }
  & small { display: block; color: var(--ink-soft); font-size: var(--size-s); line-height: 1.3; }
  & > :nth-child(3) { text-align: end; white-space: nowrap; }
  & small:has(+ strong) { display: inline; }
  & strong { font-size: 1.1em; line-height: 1.2; color: var(--accent); font-variant-numeric: tabular-nums; }
  & > [data-was] { grid-column: 2 / -1; margin-block-start: var(--s1); color: var(--waiting); font-weight: 550; }
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
              <small data-kind>{retailer.category}</small>
            </span>
            <span>
              {retailer.ratesDiffer && <small>{t('shell:atMost')} </small>}
              <strong>{formatRate(retailer.bestRate)}</strong>
              <small>{t(`shell:per.${retailer.bestRate.kind}`)}</small>
            </span>
            <RateBefore {...retailer} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
