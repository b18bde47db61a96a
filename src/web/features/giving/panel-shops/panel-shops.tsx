import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import { limits } from '#contract/limits.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import type { OpenShop } from '#contract/shopping/visit.ts'
import { formatNearDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatRate } from '#web/i18n/later-formats.ts'
import { RateBefore } from '#web/shared/retailer-search/rate-now.tsx'
import { useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { carryFace } from '#web/ui/carry-face.ts'
import { Problem } from '#web/ui/reading-parts.tsx'
import { rowLinks, rowSection, rowsAwaited } from '#web/ui/row-links.ts'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { card as cardStyle, skeletonLine, stack, titled } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { panelShopsWith } from './panel-shops.implementations.ts'
import { PanelStamps } from './panel-stamps.tsx'

const list = css`
  & [data-face] { inline-size: 2.5rem; block-size: 2.5rem; border-radius: var(--radius); }
  & small:has(+ strong) { display: inline; }
  & strong { color: var(--accent); font-weight: 650; font-variant-numeric: tabular-nums; }
  & small[data-was] { color: var(--waiting); font-weight: 400; & > span { display: block; &::before { content: none; } } & > span:last-child:not(:only-child) { display: none; } }
`
// As high as what comes, so that nothing moves.
const waiting = css`min-block-size: 10rem; @media (min-width: 768px) and (max-width: 1023px), (min-width: 1200px) { min-block-size: 4.2rem; }`

/** What it gives stands at the end, as what was raised does beside it; and until when where it’s more for a while; under its name when one was here. */
function ShopLine({ shop, last }: { shop: RetailerCard; last?: string | undefined }) {
  const now = useSite().browser.now()
  const { isIncreased, usualValue } = shop.bestRate
  return (
    <Link to="/retailer/$retailerSlug" params={{ retailerSlug: shop.slug }} viewTransition onClick={carryFace}>
      <span data-start>
        <ShopMark name={shop.name} category={shop.category} />
        <span>
          <b data-name>{shop.name}</b>
          <small>{last ? t('giving:panel.lastVisit', { day: formatNearDay(last, now) }) : shop.category}</small>
        </span>
      </span>
      <span data-end>
        {shop.ratesDiffer && <small>{t('shell:atMost')} </small>}
        <strong>{formatRate(shop.bestRate)}</strong>
        {isIncreased && usualValue !== null ? <RateBefore {...shop} /> : <small>{t('shell:per')}</small>}
      </span>
    </Link>
  )
}

interface Lines {
  kind: 'visited' | 'popular'
  shops: readonly (RetailerCard & { lastVisit?: string })[]
}

function ShopLines({ kind, shops }: Lines) {
  return (
    <section className={rowSection} aria-labelledby="my-shops">
      <div className={titled}>
        <h2 id="my-shops">{t(kind === 'visited' ? 'giving:panel.visited' : 'giving:panel.shops.popular')}</h2>
        <Link to="/retailers">{t('giving:panel.allShops')}</Link>
      </div>
      <ul className={cx(rowLinks, list)}>
        {shops.map((shop) => (
          <li key={shop.id}>
            <ShopLine shop={shop} last={shop.lastVisit} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Three shops to go on at: where one has been, the latest visit first; before the first visit, where most people go. */
const linesOf = (visited: readonly OpenShop[], popular: readonly RetailerCard[]): Lines =>
  visited.length === 0
    ? { kind: 'popular', shops: popular.slice(0, 3) }
    : { kind: 'visited', shops: visited.toSorted((one, other) => other.lastVisit.localeCompare(one.lastVisit)).slice(0, 3) }

interface Parts {
  stamps: ReactNode
  /** Whether the card’s bonus waits to be claimed, which stands right below the sum; null while that isn’t known. */
  isFull: boolean | null
  /** Where one can shop again. */
  lines: ReactNode
  /** Which shops these are, so that none is named twice. */
  shown: readonly number[]
  favourites: ReactNode
}

interface PanelShopsProps {
  /** The most popular first. */
  popular: readonly RetailerCard[]
  /** Told the stamp card, where one can shop again, and the favourites, each to be put in its place. */
  children(parts: Parts): ReactNode
}

const WaitingLines = () => (
  <div className={rowsAwaited} role="status" aria-busy="true" aria-label={t('common:loading')}>
    <div className={skeletonLine} />
    <div className={skeletonLine} />
    <div className={skeletonLine} />
  </div>
)

const Waiting = () => (
  <div className={cx(cardStyle, stack, waiting)} aria-hidden="true">
    <div className={skeletonLine} />
  </div>
)

/** the ways back to shops one knows, and the stamp card. */
export function PanelShops({ popular, children }: PanelShopsProps) {
  const site = useSite()
  const machine = useMemo(() => panelShopsWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { visited = [], favourites = [], card = null, filled = 0 } = state.context.found ?? {}
  const found = linesOf(visited, popular)
  return showState(state.value, {
    loading: () => children({ stamps: <Waiting />, isFull: null, lines: <WaitingLines />, shown: [], favourites: null }),
    shown: () =>
      children({
        stamps: card && <PanelStamps card={card} filled={filled} />,
        isFull: card !== null && card.stamps >= limits.stampsOfCard,
        lines: found.shops.length > 0 && <ShopLines {...found} />,
        shown: [...found.shops, ...favourites].map(({ id }) => id),
        favourites: favourites.length > 0 && (
          <section className={rowSection} aria-labelledby="favourite-shops">
            <div className={titled}>
              <h2 id="favourite-shops">{t('giving:panel.favourites')}</h2>
              <Link to="/donation-reminder/guide-quickstart/favourites">{t('giving:panel.editFavourites')}</Link>
            </div>
            <ul className={cx(rowLinks, list)}>
              {favourites.slice(0, 3).map((shop) => (
                <li key={shop.id}>
                  <ShopLine shop={shop} />
                </li>
              ))}
            </ul>
          </section>
        ),
      }),
    failed: () =>
      children({
        stamps: null,
        isFull: false,
        lines: (
          <Problem words={t('giving:panel.shopsFailed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
        ),
        shown: [],
        favourites: null,
      }),
  })
}
