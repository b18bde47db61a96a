import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { formatRate } from '#contract/money.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { carryFace } from '#web/ui/carry-face.ts'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { RateBefore } from './rate-now.tsx'

// All as high as the highest: names of one line or two, and what they give at the foot. Where it's more for a while, that stands in place of what they sell. On phones one list, with a line between two shops, and what they give at its edge.
const grid = css`
  display: grid; gap: var(--s4); grid-auto-rows: 1fr; grid-template-columns: repeat(auto-fill, minmax(min(100%, max(17rem, 30%)), 1fr));
  @media (max-width: 767px) { gap: 0; grid-auto-rows: auto; }
`
const tile = css`
  display: grid; grid-template: auto auto 1fr / auto minmax(0, 1fr); gap: 0 var(--s3); padding: var(--s4); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); color: var(--ink); text-decoration: none; block-size: 100%; transition: border-color 150ms, box-shadow 150ms;
  &:hover { border-color: var(--accent); box-shadow: var(--shadow); color: var(--ink); }
  & > :first-child { grid-row: 1 / span 3; }
  & b { display: block; line-height: 1.3; }
  & small { color: var(--ink-soft); font-size: var(--size-s); line-height: 1.3; }
  & > :nth-child(3) { grid-row: 3; display: flex; flex-wrap: wrap; align-items: baseline; align-self: end; gap: 0 0.35em; padding-block-start: var(--s2); }
  & strong { font-size: 1.1em; line-height: 1.2; color: var(--accent); font-variant-numeric: tabular-nums; }
  & > [data-was] { grid-area: 2 / 2; color: var(--waiting); font-weight: 550; }
  & [data-kind] { display: block; }
  &:has([data-was]) [data-kind] { display: none; }
  @media (max-width: 767px) {
    grid-template: auto auto / auto minmax(0, 1fr) auto; align-content: center; align-items: center; min-block-size: 5.5rem; padding: var(--s3) 0; border-width: 0 0 1px; border-radius: 0; background: none;
    &:hover { box-shadow: none; }
    & > :first-child { grid-row: auto; }
    &:has([data-was]) > :is(:first-child, :nth-child(3)) { grid-row: 1 / span 2; }
    & > :nth-child(3) { display: block; grid-area: auto / 3; align-self: auto; padding: 0; text-align: end; white-space: nowrap; }
    & > :nth-child(3) > :last-child { display: block; }
    & > [data-was] { text-wrap: balance; }
  }
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
