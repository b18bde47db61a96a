import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { formatDay } from '#contract/dates.ts'
import { limits } from '#contract/limits.ts'
import type { StampCard } from '#contract/rewards/stamp-card.ts'
import type { VisitedRetailer } from '#contract/shopping/visit.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatSum } from '#web/i18n/later-formats.ts'
import { RetailerGrid } from '#web/shared/retailer-search/retailer-card.tsx'
import { useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { Problem } from '#web/ui/reading-parts.tsx'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { card as cardStyle, skeletonLine, soft, stack } from '#web/ui/styles.ts'
import { panelShopsWith } from './panel-shops.implementations.ts'

const grid = css`
  display: grid; gap: var(--s3); grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
`
const tile = css`
  display: flex; gap: var(--s4); align-items: center; block-size: 100%; padding: var(--s4); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); color: var(--ink); text-decoration: none; transition: border-color 150ms, box-shadow 150ms;
  &:hover { border-color: var(--accent); box-shadow: var(--shadow); color: var(--ink); }
  & small { display: block; font-size: var(--size-s); color: var(--ink-soft); }
`
const head = css`
  display: flex; flex-wrap: wrap; gap: var(--s2) var(--s4); justify-content: space-between; align-items: baseline;
`
const stamps = css`
  display: flex; flex-wrap: wrap; gap: var(--s3) var(--s5); align-items: center; justify-content: space-between;
  & > div { display: grid; gap: var(--s1); flex: 1 1 16rem; }
  & h2 { font-size: var(--size-l); }
  & progress { appearance: none; inline-size: 100%; max-inline-size: 20rem; block-size: 10px; border: 0; border-radius: 5px; overflow: hidden; background: var(--surface-sunk); }
  & progress::-webkit-progress-bar { background: var(--surface-sunk); }
  & progress::-webkit-progress-value { background: var(--accent); border-radius: 5px; }
  & progress::-moz-progress-bar { background: var(--accent); }
`

/** G-010: how far the card is, and what it is for. */
function Stamps({ card: { stamps: count, rewardPence } }: { card: StampCard }) {
  const missing = limits.stampsOfCard - count
  const words =
    missing > 0
      ? `${t('giving:panel.stampsHow')} ${t('giving:panel.stampsLeft', { count: missing, reward: formatSum(rewardPence) })}`
      : t('giving:panel.stampsFull', { reward: formatSum(rewardPence) })
  return (
    <section className={cx(cardStyle, stamps)} aria-labelledby="stamp-card">
      <div>
        <h2 id="stamp-card">{t('giving:panel.stamps', { count, of: limits.stampsOfCard })}</h2>
        <progress value={count} max={limits.stampsOfCard} aria-labelledby="stamp-card" />
        <p className={soft}>{words}</p>
      </div>
      <Link to="/stampcards">{t(missing > 0 ? 'giving:panel.seeStamps' : 'giving:panel.claimStamps')}</Link>
    </section>
  )
}

function Visited({ shops }: { shops: VisitedRetailer[] }) {
  return (
    <section className={stack} aria-labelledby="visited-shops">
      <h2 id="visited-shops">{t('giving:panel.visited')}</h2>
      <ul className={grid}>
        {shops.slice(0, 3).map(({ id, name, slug, sector, lastVisit }) => (
          <li key={id}>
            <Link to="/retailer/$retailerSlug" params={{ retailerSlug: slug }} className={tile}>
              <ShopMark name={name} category={sector} />
              <span>
                <b>{name}</b>
                <small>{t('giving:panel.lastVisit', { day: formatDay(lastVisit) })}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** the ways back to shops one knows, and the stamp card. Stands below the figures, in a room of its own while it comes. */
export function PanelShops() {
  const site = useSite()
  const machine = useMemo(() => panelShopsWith(site), [site])
  const [state, send] = useMachine(machine)
  const { visited = [], favourites = [], card = null } = state.context.found ?? {}
  return showState(state.value, {
    loading: () => (
      <div className={cx(cardStyle, stack)} role="status" aria-busy="true" aria-label={t('common:loading')}>
        <div className={skeletonLine} />
        <div className={skeletonLine} />
      </div>
    ),
    shown: () => (
      <>
        {card && <Stamps card={card} />}
        {visited.length > 0 && <Visited shops={visited} />}
        {favourites.length > 0 && (
          <section className={stack} aria-labelledby="favourite-shops">
            <div className={head}>
              <h2 id="favourite-shops">{t('giving:panel.favourites')}</h2>
              <Link to="/donation-reminder/guide-quickstart/favourites">{t('giving:panel.editFavourites')}</Link>
            </div>
            <RetailerGrid retailers={favourites.slice(0, 6)} />
          </section>
        )}
      </>
    ),
    failed: () => <Problem words={t('giving:panel.shopsFailed')} onRetry={() => send({ type: 'page.refreshed' })} />,
  })
}
