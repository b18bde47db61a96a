import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import { limits } from '#contract/limits.ts'
import type { StampCard } from '#contract/rewards/stamp-card.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import type { OpenShop } from '#contract/shopping/visit.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatSum } from '#web/i18n/later-formats.ts'
import { RateNow } from '#web/shared/retailer-search/rate-now.tsx'
import { RetailerGrid } from '#web/shared/retailer-search/retailer-card.tsx'
import { formatShortDay } from '#web/shared/transactions/short-day.ts'
import { useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { carryFace } from '#web/ui/carry-face.ts'
import { Icon } from '#web/ui/icons.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { card as cardStyle, skeletonLine, soft, stack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { rowLinks } from '../row-links.ts'
import { panelShopsWith } from './panel-shops.implementations.ts'

const list = css`
  & > li > a > span { display: flex; gap: var(--s3); align-items: center; min-inline-size: 0; }
  & [data-face] { inline-size: 2.75rem; block-size: 2.75rem; }
  & strong { color: var(--ink); font-weight: 600; font-variant-numeric: tabular-nums; }
  & small[data-was] { color: var(--waiting); font-weight: 550; }
`
// One stands out, with more room.
const chosen = css`
  && > li > a { margin-inline: 0; padding: var(--s3); background: var(--waiting-wash); border-radius: var(--radius-card); }
  && > li > a:hover { box-shadow: var(--shadow); }
  & small[data-label] { color: var(--ink); }
  & strong { color: var(--accent); }
  @media (min-width: 768px) { & strong { font: 600 var(--size-l) / 1.3 var(--display); } }
  @media (forced-colors: active) { && > li > a { border: 1px solid; } }
`
const again = css`display: grid; gap: var(--s3); grid-template-columns: minmax(0, 1fr); & > h3 { font: inherit; letter-spacing: 0; color: var(--ink-soft); }`
const head = css`
  display: flex; flex-wrap: wrap; gap: var(--s2) var(--s4); justify-content: space-between; align-items: baseline;
`
const places = css`
  display: grid; grid-template-columns: repeat(5, 2.5rem); gap: var(--s2);
  & > span { display: grid; place-items: center; aspect-ratio: 1; border-radius: 50%; border: 2px dashed var(--line); color: var(--ink-soft); font-weight: 600; }
  & > span[data-stamped] { border: 2px solid var(--accent); background: var(--accent); color: var(--accent-ink); }
`
// One row; on a phone its parts below each other.
const stamped = css`
  display: grid; gap: var(--s3) var(--s6); align-items: center; grid-template-columns: minmax(0, 1fr);
  & > div:first-child { display: grid; gap: var(--s1); }
  & h2 { font-size: var(--size-l); }
  @media (min-width: 768px) { grid-template-columns: minmax(0, 1fr) auto auto; }
`
// As high as what comes, so that nothing moves.
const waiting = css`min-block-size: 15rem; @media (min-width: 768px) { min-block-size: 7rem; }`
const lines = css`align-content: start; min-block-size: 19rem;`

/** G-010: how far the card is, what it is for, and how many came before it. */
function Stamps({ card: { stamps: count, rewardPence }, filled }: { card: StampCard; filled: number }) {
  const missing = limits.stampsOfCard - count
  const reward = formatSum(rewardPence)
  return (
    <section className={cx(cardStyle, stamped)} aria-labelledby="stamp-card">
      <div>
        <h2 id="stamp-card">
          {count === 0 ? t('giving:panel.newCard') : t('giving:panel.stamps', { count, of: limits.stampsOfCard })}
        </h2>
        {filled > 0 && <p>{t('giving:panel.cardsFilled', { count: filled })}</p>}
        <p className={soft}>
          {missing > 0
            ? `${t('giving:panel.stampsHow')} ${t('giving:panel.stampsLeft', { count: missing, reward })}`
            : t('giving:panel.stampsFull', { reward })}
        </p>
      </div>
      <div className={places} aria-hidden="true">
        {Array.from({ length: limits.stampsOfCard }, (_, index) => index + 1).map((place) => (
          <span key={place} data-stamped={place <= count || undefined}>
            {place <= count ? <Icon name="heart" /> : place}
          </span>
        ))}
      </div>
      <p>
        <Link to="/stampcards">{t(missing > 0 ? 'giving:panel.seeStamps' : 'giving:panel.claimStamps')}</Link>
      </p>
    </section>
  )
}

/** The year says nothing of a shop that one was at lately. */
const dayOf = (iso: string) => formatShortDay(iso).replace(/ \d{4}$/, '')

function ShopLine({ shop, label, last }: { shop: RetailerCard; label?: string; last?: string }) {
  return (
    <Link to="/retailer/$retailerSlug" params={{ retailerSlug: shop.slug }} viewTransition onClick={carryFace}>
      <span>
        <ShopMark name={shop.name} category={shop.category} />
        <span>
          {label && <small data-label>{label}</small>}
          <b data-name>{shop.name}</b>
          <br />
          <RateNow {...shop} />
          {last && <small>{t('giving:panel.lastVisit', { day: dayOf(last) })}</small>}
        </span>
      </span>
      <Icon name="forward" />
    </Link>
  )
}

/** Part of the card that shopping begins at. */
function Visited({ shops }: { shops: OpenShop[] }) {
  return (
    <section className={again} aria-labelledby="visited-shops">
      <h3 id="visited-shops">{t('giving:panel.visited')}</h3>
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

interface Best {
  shop: RetailerCard
  isMine: boolean
}

/** The shop that is the best to begin at: one that one knows and that gives more for a while, else the most popular that does. */
function bestOf(mine: readonly RetailerCard[], offers: readonly RetailerCard[]): Best | null {
  const known = mine.find(({ bestRate }) => bestRate.isIncreased)
  const shop = known ?? offers[0]
  return shop ? { shop, isMine: shop === known } : null
}

const BestShop = ({ shop, isMine }: Best) => (
  <ul className={cx(rowLinks, list, chosen)} aria-label={t('giving:panel.best')}>
    <li>
      <ShopLine shop={shop} label={t(isMine ? 'giving:panel.bestMine' : 'giving:panel.bestPopular')} />
    </li>
  </ul>
)

interface Parts {
  stamps: ReactNode
  best: ReactNode
  /** Which it is, so that it isn’t named twice. */
  bestId: number | undefined
  visited: ReactNode
  favourites: ReactNode
}

interface PanelShopsProps {
  /** What gives more for a while, the most popular first. */
  offers: readonly RetailerCard[]
  /** Told the stamp card, the best shop to begin at, where one can shop again, and the favourites, each to be put in its place. */
  children(parts: Parts): ReactNode
}

const Lines = () => (
  <div className={cx(stack, lines)} role="status" aria-busy="true" aria-label={t('common:loading')}>
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
export function PanelShops({ offers, children }: PanelShopsProps) {
  const site = useSite()
  const machine = useMemo(() => panelShopsWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { visited = [], favourites = [], card = null, filled = 0 } = state.context.found ?? {}
  const best = bestOf([...visited, ...favourites], offers)
  const others = visited.filter(({ id }) => id !== best?.shop.id).slice(0, best ? 2 : 3)
  const chosenShop = best && <BestShop {...best} />
  return showState(state.value, {
    loading: () => children({ stamps: <Waiting />, best: null, bestId: undefined, visited: <Lines />, favourites: null }),
    shown: () =>
      children({
        stamps: card && <Stamps card={card} filled={filled} />,
        best: chosenShop,
        bestId: best?.shop.id,
        visited: others.length > 0 && <Visited shops={others} />,
        favourites: favourites.length > 0 && (
          <section className={stack} aria-labelledby="favourite-shops">
            <div className={head}>
              <h2 id="favourite-shops">{t('giving:panel.favourites')}</h2>
              <Link to="/donation-reminder/guide-quickstart/favourites">{t('giving:panel.editFavourites')}</Link>
            </div>
            <RetailerGrid retailers={favourites.slice(0, 6)} />
          </section>
        ),
      }),
    failed: () =>
      children({
        stamps: null,
        best: null,
        bestId: undefined,
        visited: (
          <Problem words={t('giving:panel.shopsFailed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
        ),
        favourites: null,
      }),
  })
}
