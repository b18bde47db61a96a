import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import bell from 'lucide/dist/esm/icons/bell.mjs'
import { Fragment, type ReactNode, useMemo } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import { greetingAt } from '#contract/london.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { RetailerGrid } from '#web/shared/retailer-search/retailer-card.tsx'
import { SuggestedShops } from '#web/shared/retailer-search/suggested-shops.tsx'
import { supporterPanelWith } from '#web/shared/transactions/supporter-panel.implementations.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Icon } from '#web/ui/icons.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { rowSection, rowsAwaited } from '#web/ui/row-links.ts'
import { card, offered, pageBody, skeletonLine, stack, titled } from '#web/ui/styles.ts'
import { Tip } from '#web/ui/tip.tsx'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { PanelShops } from '../panel-shops/panel-shops.tsx'
import { CauseNews } from './cause-news.tsx'
import { figuresCard } from './figures-card.ts'
import { GivingCard } from './giving-card.tsx'
import { GivingMonths } from './giving-months.tsx'
import { GivingSources } from './giving-sources.tsx'
import { LatestDonations } from './latest-donations.tsx'

// Where one shops again beside one’s favourites; who has none has the latest donations there.
const columns = css`
  display: grid; gap: var(--s6); grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1200px) { &:has(> :nth-child(2)) { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
`
// One distance between all that stands on it; and one promotion at a time: where the strip at the end is, it is that.
const page = css`
  && { gap: var(--s6); }
  & > aside { gap: var(--s2) var(--s5); background: var(--accent-wash); border-color: transparent; }
  body:has([data-strip]) & > aside { display: none; }
  @media (min-width: 768px) { & > aside { grid-template-columns: minmax(0, 1fr) auto; & > div { grid-area: 1 / 2 / span 2; align-self: center; } } }
`
const top = css`
  display: flex; flex-wrap: wrap; gap: var(--s3) var(--s5); align-items: center; justify-content: space-between; margin-block-end: calc(-1 * var(--s2));
  & > p { display: flex; gap: var(--s2); align-items: center; }
`
// What one looks for in vain above.
const missing = css`margin-block-start: calc(-1 * var(--s4)); font-size: var(--size-s); @media (min-width: 1200px) { text-align: end; }`
const ways = css`display: flex; flex-wrap: wrap; gap: var(--s2) var(--s5); align-items: center;`
// As high as the chart with what stands around it and below it.
const months = css`min-block-size: 38rem; @media (min-width: 430px) { min-block-size: 37.3rem; } @media (min-width: 1024px) { min-block-size: 34.7rem; }`

/** Where nothing above it leads to the shops. */
function SearchCard({ words }: { words?: string | undefined }) {
  return (
    <section className={cx(card, stack)} aria-labelledby="shop">
      <h2 id="shop">{t('giving:panel.shopTitle')}</h2>
      <p>{words ?? t('giving:panel.shopText')}</p>
      <div className={ways}>
        <ButtonLink to="/retailers">{t('giving:panel.findShop')}</ButtonLink>
        <Link to="/offers/trending-offers">{t('giving:panel.seeOffers')}</Link>
      </div>
    </section>
  )
}

interface FiguresProps {
  cause: CauseCard | null
  stamps: ReactNode
  /** Whether a bonus waits to be claimed; null while that isn’t known. */
  isFull: boolean | null
  shops: ReactNode
  favourites: ReactNode
  /** Where one has no favourites, shops that give more for a while. */
  more: ReactNode
}

/** What is known of a person who has logged in. */
function Figures({ cause, stamps, isFull, shops, favourites, more }: FiguresProps) {
  const site = useSite()
  const machine = useMemo(() => supporterPanelWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { found } = state.context
  // Until it is known whether a bonus comes first, nothing stands below that it would move.
  const below = isFull === null ? null : found
  const latest = below ? (
    <LatestDonations donations={below.latest} />
  ) : (
    <div className={rowsAwaited} aria-busy="true">
      <div className={skeletonLine} />
      <div className={skeletonLine} />
      <div className={skeletonLine} />
    </div>
  )
  // Who has nothing to look at yet begins with the shops.
  const isNew = below?.latest.length === 0
  const lost = !isNew && below && (
    <p className={missing}>
      {t('giving:panel.missing')} <Link to="/enquiry/missing-donation/new">{t('giving:panel.reportMissing')}</Link>
    </p>
  )
  const update = below?.giving.cause?.update
  const figures = () => (
    <>
      <GivingCard cause={cause} found={found} />
      <Fragment key={isFull === null ? 'awaited' : 'known'}>
        {isFull && stamps}
        <div className={columns}>
          {shops}
          {favourites || latest}
        </div>
        {!favourites && lost}
        {below ? (
          below.stats.raised > 0 && (
            <div className={cx(card, stack, figuresCard)}>
              <GivingMonths {...below.giving} />
              <GivingSources sources={below.giving.sources} />
            </div>
          )
        ) : (
          <div className={cx(card, months)} aria-busy="true">
            <div className={skeletonLine} />
          </div>
        )}
        {favourites && below && (
          <>
            {latest}
            {lost}
          </>
        )}
        {update && cause && <CauseNews cause={cause} update={update} />}
        {below && more}
        {below && !isFull && stamps}
      </Fragment>
    </>
  )
  return showState(state.value, {
    loading: figures,
    shown: figures,
    failed: () => (
      <>
        <Problem words={t('giving:panel.figuresFailed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
        <SearchCard />
        {shops}
        {favourites}
        {more}
        {stamps}
      </>
    ),
  })
}

// Cards want more room below their heading than lines do; on a phone they are lines, which a line begins as it does above. Whole lines of them.
const shelf = css`@media (max-width: 767px) { & > ul { border-block-start: 1px solid var(--line-soft); } } @media (min-width: 768px) { && { gap: var(--s3); } }`
const three = css`@media (max-width: 959px), (min-width: 1024px) { & > ul > li:nth-child(3):last-child { display: none; } }`

interface ShopsProps {
  /** What gives more for a while. */
  offers: RetailerCard[]
  popular: RetailerCard[]
}

/** Shops that give more now than they usually do, with both rates; where there are too few for a line of them, the most popular ones. */
function Shops({ offers, popular, without = [] }: ShopsProps & { without?: readonly number[] }) {
  const others = (shops: RetailerCard[]) => shops.filter(({ id }) => !without.includes(id))
  const more = others(offers).slice(0, 3)
  const kind = more.length < 3 ? 'popular' : 'offers'
  const shown = kind === 'offers' ? more : others(popular)
  if (shown.length === 0) return null
  return (
    <section className={cx(rowSection, shelf, three, kind === 'offers' && offered)} aria-labelledby="shops">
      <div className={titled}>
        <h2 id="shops">{t(`giving:panel.shops.${kind}`)}</h2>
        {kind === 'offers' ? (
          <Link to="/offers/trending-offers">{t('giving:panel.allOffers')}</Link>
        ) : (
          <Link to="/retailers">{t('giving:panel.allShops')}</Link>
        )}
      </div>
      <RetailerGrid retailers={shown} />
    </section>
  )
}

/** R-072, U-016. A recognised person sees the page and logs in for the figures. */
export function PanelScreen({ offers, popular }: ShopsProps) {
  const { browser } = useSite()
  const { me, authState } = usePerson()
  const greeting = t(`giving:greeting.${greetingAt(browser.now())}`)
  return (
    <div className={cx(pageBody, stack, page)}>
      <div className={top}>
        <h1 tabIndex={-1}>{t('giving:panel.title', { greeting, name: me?.user.firstName ?? '' })}</h1>
        {!!me?.unreadNotices && (
          <p>
            <Icon drawing={bell} />
            <Link to="/account">{t('giving:panel.unread', { count: me.unreadNotices })}</Link>
          </p>
        )}
      </div>
      {authState === 'authenticatedFull' ? (
        <PanelShops popular={popular}>
          {({ lines: shops, shown, favourites, ...stamps }) => (
            <Figures
              cause={me?.cause ?? null}
              {...stamps}
              shops={shops}
              favourites={favourites}
              more={favourites ? null : <Shops offers={offers} popular={popular} without={shown} />}
            />
          )}
        </PanelShops>
      ) : (
        <>
          <div className={columns}>
            <section className={cx(card, stack)}>
              <p>{t('giving:panel.semi')}</p>
              <div>
                <ButtonLink to="/login/{-$provider}" params={{}} search={{ 'forward-url': '/panel' }}>
                  {t('giving:panel.logIn')}
                </ButtonLink>
              </div>
            </section>
            <SearchCard words={me?.cause ? t('giving:panel.supporting', { cause: me.cause.name }) : undefined} />
          </div>
          <Shops offers={offers} popular={popular} />
        </>
      )}
      {authState === 'authenticatedFull' && <SuggestedShops />}
      {authState === 'authenticatedFull' && (
        <Tip
          name="referral_tip"
          title={t('giving:panel.tipTitle')}
          action={
            <ButtonLink to="/referrals" kind="secondary">
              {t('giving:panel.tipLink')}
            </ButtonLink>
          }
        >
          <p>{t('giving:panel.tip')}</p>
        </Tip>
      )}
    </div>
  )
}
