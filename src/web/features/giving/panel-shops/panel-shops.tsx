import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import { formatDay } from '#contract/dates.ts'
import { limits } from '#contract/limits.ts'
import type { StampCard } from '#contract/rewards/stamp-card.ts'
import type { VisitedShop } from '#contract/shopping/visit.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatSum } from '#web/i18n/later-formats.ts'
import { RetailerGrid } from '#web/shared/retailer-search/retailer-card.tsx'
import { useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { Icon } from '#web/ui/icons.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { card as cardStyle, skeletonLine, soft, stack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
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
const places = css`
  display: grid; grid-template-columns: repeat(5, minmax(0, 2.75rem)); gap: var(--s2);
  & > span { display: grid; place-items: center; aspect-ratio: 1; border-radius: 50%; border: 2px dashed var(--line); color: var(--ink-soft); font-weight: 600; }
  & > span[data-stamped] { border: 2px solid var(--accent); background: var(--accent); color: var(--accent-ink); }
`
const stamped = css`display: grid; gap: var(--s3); align-content: start;`
// As high as the card, so that nothing moves when it comes.
const waiting = css`min-block-size: 15rem;`

/** G-010: how far the card is, what it is for, and how many came before it. */
function Stamps({ card: { stamps: count, rewardPence }, filled }: { card: StampCard; filled: number }) {
  const missing = limits.stampsOfCard - count
  const reward = formatSum(rewardPence)
  return (
    <section className={cx(cardStyle, stamped)} aria-labelledby="stamp-card">
      <h2 id="stamp-card">
        {count === 0 ? t('giving:panel.newCard') : t('giving:panel.stamps', { count, of: limits.stampsOfCard })}
      </h2>
      {filled > 0 && <p>{t('giving:panel.cardsFilled', { count: filled })}</p>}
      <div className={places} aria-hidden="true">
        {Array.from({ length: limits.stampsOfCard }, (_, index) => index + 1).map((place) => (
          <span key={place} data-stamped={place <= count || undefined}>
            {place <= count ? <Icon name="heart" /> : place}
          </span>
        ))}
      </div>
      <p className={soft}>
        {missing > 0
          ? `${t('giving:panel.stampsHow')} ${t('giving:panel.stampsLeft', { count: missing, reward })}`
          : t('giving:panel.stampsFull', { reward })}
      </p>
      <p>
        <Link to="/stampcards">{t(missing > 0 ? 'giving:panel.seeStamps' : 'giving:panel.claimStamps')}</Link>
      </p>
    </section>
  )
}

function Visited({ shops }: { shops: VisitedShop[] }) {
  return (
    <section className={stack} aria-labelledby="visited-shops">
      <h2 id="visited-shops">{t('giving:panel.visited')}</h2>
      <ul className={grid}>
        {shops.slice(0, 3).map(({ id, name, slug, category, lastVisit }) => (
          <li key={id}>
            <Link to="/retailer/$retailerSlug" params={{ retailerSlug: slug }} className={tile}>
              <ShopMark name={name} category={category} />
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

interface PanelShopsProps {
  /** Told the stamp card and the shops, each to be put in its place. */
  children(stamps: ReactNode, shops: ReactNode): ReactNode
}

const Waiting = ({ className }: { className?: string }) => (
  <div className={cx(cardStyle, stack, className)} role="status" aria-busy="true" aria-label={t('common:loading')}>
    <div className={skeletonLine} />
    <div className={skeletonLine} />
  </div>
)

/** the ways back to shops one knows, and the stamp card. */
export function PanelShops({ children }: PanelShopsProps) {
  const site = useSite()
  const machine = useMemo(() => panelShopsWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { visited = [], favourites = [], card = null, filled = 0 } = state.context.found ?? {}
  return showState(state.value, {
    loading: () => children(<Waiting className={waiting} />, <Waiting />),
    shown: () =>
      children(
        card && <Stamps card={card} filled={filled} />,
        <>
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
        </>,
      ),
    failed: () =>
      children(
        null,
        <Problem words={t('giving:panel.shopsFailed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />,
      ),
  })
}
