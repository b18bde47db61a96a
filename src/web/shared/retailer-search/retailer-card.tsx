import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { formatRate } from '#contract/money.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { carryFace } from '#web/ui/carry-face.ts'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { RateBefore } from './rate-now.tsx'

// What they give stands in one column at the edge, large, so that the eye runs down it, in the face of the text, as nothing at an edge may move when another face comes. Every figure, with “up to” before it where there are others and what it is below it, stands beside its shop's name and what that sells. Where it's more for a while, the line below what the shop sells says until when, and below the figure what it usually is. On phones one list, with a line between two shops.
const grid = css`
  display: grid; gap: var(--s4); grid-template-columns: repeat(auto-fill, minmax(min(100%, max(17rem, 30%)), 1fr));
  @media (max-width: 767px) { gap: 0; }
`
const tile = css`
  position: relative; display: grid; grid-template: 1fr auto auto auto 1fr / auto minmax(0, 1fr) auto; gap: 0 var(--s4); padding: var(--s4); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); color: var(--ink); text-decoration: none; block-size: 100%; transition: border-color 150ms, box-shadow 150ms;
  &:hover { border-color: var(--accent); box-shadow: var(--shadow); color: var(--ink); }
  & > [data-face] { grid-row: 1 / -1; align-self: center; inline-size: 2.75rem; block-size: 2.75rem; }
  & > :nth-child(2) { display: contents; & > b { grid-area: 2 / 2; align-self: first baseline; } & > small { grid-area: 3 / 2 / 4 / 4; padding-inline-end: 4.75rem; } & > [data-was] { grid-row: 4; padding: var(--s1) 0 0; } }
  &:has([data-unit='fixed']) > :nth-child(2) > [data-kind] { padding-inline-end: 4.5rem; }
  & b { display: block; line-height: 1.3; letter-spacing: -0.01em; text-wrap: balance; }
  & small { display: block; color: var(--ink-soft); font-size: var(--size-s); line-height: 1.3; }
  & [data-was] { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--s3); color: var(--waiting); font-size: 0.85rem; font-weight: 500; & > span::before { content: none; } }
  & > :nth-child(3) { position: relative; grid-area: 2 / 3 / 4 / 4; align-self: center; padding-block-end: 3px; line-height: 1.15; text-align: end; white-space: nowrap; & > small { display: inline; font-size: 0.8125rem; } & > [data-unit] { display: block; line-height: 1.1; } }
  & strong { font: 650 1.15rem / 1.15 var(--text); color: var(--accent); font-variant-numeric: tabular-nums; }
  @media (max-width: 767px) {
    padding-inline: 0; border-width: 0 0 1px; border-radius: 0; background: none;
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
              <small data-unit={retailer.bestRate.kind}>{t('shell:per')}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
