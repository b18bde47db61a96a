import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { carryFace } from '#web/ui/carry-face.ts'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { thirds } from '#web/ui/styles.ts'
import { RateNow } from './rate-now.tsx'

const offer = css`
  display: grid; gap: var(--s3); align-content: start; block-size: 100%; padding: var(--s5); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); color: var(--ink); text-decoration: none; transition: border-color 150ms, box-shadow 150ms;
  &:hover { border-color: var(--accent); box-shadow: var(--shadow); color: var(--ink); }
  & > span:first-child { display: flex; gap: var(--s3); align-items: center; }
  & > span > strong { font: 700 var(--size-xl) / 1.2 var(--text); color: var(--accent); font-variant-numeric: tabular-nums; }
  & small { display: block; margin-block-start: var(--s2); font-size: var(--size-s); color: var(--waiting); font-weight: 500; }
  @media (max-width: 479px) {
    grid-template-columns: auto minmax(0, 1fr); gap: 0 var(--s4); align-items: center; padding: var(--s4);
    & > span:first-child { display: contents; }
    & > span:first-child > :first-child { grid-row: span 2; align-self: start; }
    & > span:last-child { grid-column: 2; }
    & > span > strong { font-size: var(--size-l); }
    & small { margin-block-start: 0; }
  }
`

/** shops that give more for a while: what they usually give, what they give now, and until when. */
export function OfferCards({ retailers }: { retailers: readonly RetailerCard[] }) {
  return (
    <ul className={thirds}>
      {retailers.map((retailer) => (
        <li key={retailer.id}>
          <Link
            to="/retailer/$retailerSlug"
            params={{ retailerSlug: retailer.slug }}
            className={offer}
            viewTransition
            onClick={carryFace}
          >
            <span>
              <ShopMark name={retailer.name} category={retailer.category} />
              <b>{retailer.name}</b>
            </span>
            <span>
              <RateNow {...retailer} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
