import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import bell from 'lucide/dist/esm/icons/bell.mjs'
import { type ReactNode, useMemo } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import { greetingAt } from '#contract/dates.ts'
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
import { card, pageBody, skeletonLine, stack } from '#web/ui/styles.ts'
import { Tip } from '#web/ui/tip.tsx'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { PanelShops } from '../panel-shops/panel-shops.tsx'
import { GivingCard } from './giving-card.tsx'
import { GivingMonths } from './giving-months.tsx'
import { GivingSources } from './giving-sources.tsx'
import { LatestDonations } from './latest-donations.tsx'

const columns = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr);
  @media (min-width: 768px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
// A chart needs more room than a list.
const wide = css`@media (min-width: 1024px) { && { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); } }`
// One distance between all that stands on it; and one promotion at a time: where the strip at the end is, it is that.
const page = css`
  & > aside { gap: var(--s2) var(--s5); background: var(--accent-wash); border-color: transparent; }
  body:has([data-strip]) & > aside { display: none; }
  @media (min-width: 768px) { & > aside { grid-template-columns: minmax(0, 1fr) auto; & > div { grid-area: 1 / 2 / span 2; align-self: center; } } }
`
const top = css`
  display: flex; flex-wrap: wrap; gap: var(--s3) var(--s5); align-items: center; justify-content: space-between;
  & > p { display: flex; gap: var(--s2); align-items: center; }
`
const shop = css`display: flex; flex-direction: column; gap: var(--s4); & > :last-child { margin-block-start: auto; }`
const ways = css`display: flex; flex-wrap: wrap; gap: var(--s2) var(--s5); align-items: center;`
// As high as three donations, and as the chart with what stands around it.
const lines = css`min-block-size: 26rem;`
const months = css`min-block-size: 34rem;`

interface SearchCardProps {
  words?: string | undefined
  /** Where the card above it leads to the shops, it doesn’t do so again. */
  isQuiet?: boolean
  /** The shop that is the best to begin at. */
  best?: ReactNode
  /** Where one has shopped before, once there is any such shop. */
  visited?: ReactNode
}

function SearchCard({ words, isQuiet = false, best, visited }: SearchCardProps) {
  return (
    <section className={cx(card, shop)} aria-labelledby="shop">
      <h2 id="shop">{t('giving:panel.shopTitle')}</h2>
      {best}
      {visited || (!(isQuiet && best) && <p>{words ?? t('giving:panel.shopText')}</p>)}
      <div className={ways}>
        {!(isQuiet && best) && (
          <ButtonLink to="/retailers" kind={isQuiet ? 'secondary' : 'primary'}>
            {t('giving:panel.findShop')}
          </ButtonLink>
        )}
        <Link to="/offers/trending-offers">{t('giving:panel.seeOffers')}</Link>
      </div>
    </section>
  )
}

interface FiguresProps {
  cause: CauseCard | null
  stamps: ReactNode
  best: ReactNode
  visited: ReactNode
}

/** What is known of a person who has logged in. */
function Figures({ cause, stamps, best, visited }: FiguresProps) {
  const site = useSite()
  const machine = useMemo(() => supporterPanelWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { found } = state.context
  const figures = () => (
    <>
      <GivingCard cause={cause} found={found} />
      <div className={columns}>
        <SearchCard isQuiet best={best} visited={visited} />
        {found ? (
          <LatestDonations donations={found.latest} />
        ) : (
          <div className={cx(card, lines)} aria-busy="true">
            <div className={skeletonLine} />
          </div>
        )}
      </div>
      {found ? (
        found.stats.raised > 0 && (
          <div className={cx(columns, wide)}>
            <GivingMonths months={found.giving.months} />
            <GivingSources sources={found.giving.sources} />
          </div>
        )
      ) : (
        <div className={cx(card, months)} aria-busy="true">
          <div className={skeletonLine} />
        </div>
      )}
      {stamps}
    </>
  )
  return showState(state.value, {
    loading: figures,
    shown: figures,
    failed: () => (
      <>
        <Problem words={t('giving:panel.figuresFailed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
        <SearchCard best={best} visited={visited} />
        {stamps}
      </>
    ),
  })
}

// Whole lines of them.
const three = css`@media (min-width: 768px) and (max-width: 959px) { & > ul > li:nth-child(3):last-child { display: none; } }`

interface ShopsProps {
  /** What gives more for a while. */
  offers: RetailerCard[]
  popular: RetailerCard[]
}

/** Shops that give more now than they usually do, with both rates; where there are too few for a line of them, the most popular ones. */
function Shops({ offers, popular, without }: ShopsProps & { without?: number | undefined }) {
  const others = offers.filter(({ id }) => id !== without).slice(0, 3)
  const kind = others.length < 3 ? 'popular' : 'offers'
  return (
    <section className={cx(stack, three)} aria-labelledby="shops">
      <div className={top}>
        <h2 id="shops">{t(`giving:panel.shops.${kind}`)}</h2>
        {kind === 'offers' ? (
          <Link to="/offers/trending-offers">{t('giving:panel.allOffers')}</Link>
        ) : (
          <Link to="/retailers">{t('giving:panel.allShops')}</Link>
        )}
      </div>
      <RetailerGrid retailers={kind === 'offers' ? others : popular} />
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
        <PanelShops offers={offers}>
          {({ stamps, best, bestId, visited, favourites }) => (
            <>
              <Figures cause={me?.cause ?? null} stamps={stamps} best={best} visited={visited} />
              {favourites}
              <Shops offers={offers} popular={popular} without={bestId} />
            </>
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
