import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { bookingExample } from '#web/shared/retailer-search/booking-example.ts'
import { OfferCards } from '#web/shared/retailer-search/offer-cards.tsx'
import { OffersNow } from '#web/shared/retailer-search/offers-now.tsx'
import { RetailerGrid } from '#web/shared/retailer-search/retailer-card.tsx'
import { Categories, Filters, Letters, Order, type RetailersQuery } from '#web/shared/retailer-search/retailer-filters.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { bySearch } from '#web/ui/by-search.ts'
import { Empty } from '#web/ui/empty.tsx'
import { LetterNav, PageNumbers } from '#web/ui/letter-nav.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pageBody, soft, stack } from '#web/ui/styles.ts'

export const retailersPerPage = 36

// What some give more just now stands on a band from edge to edge of the window, with what the page is; on phones in one row that is swiped.
const top = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr); margin-block-start: calc(-1 * var(--s6)); padding-block: var(--s6); background: var(--accent-wash); box-shadow: 0 0 0 100vmax var(--accent-wash); clip-path: inset(0 -100vmax);
  & > section { display: grid; gap: var(--s3); grid-template-columns: minmax(0, 1fr); }
  && ul > li > a:not(:hover) { border-color: light-dark(var(--line-soft), var(--offered-edge)); }
  && ul > li > a { background: light-dark(var(--surface-raised), var(--offered)); }
  @media (min-width: 768px) { margin-block-start: calc(-1 * var(--s7)); padding-block: var(--s6) var(--s5); & h1 { font-size: 2.5rem; } & h2 { font-size: var(--size-l); } }
  @media (max-width: 767px) { padding-block-end: var(--s2); & > section { gap: 0; } & h2 { font-size: 1.125rem; }
    & ul { display: flex; gap: var(--s3); overflow-x: auto; margin-inline: calc(-1 * var(--s4)); padding: var(--s1) var(--s4) var(--s3); scroll-padding-inline: var(--s4); scrollbar-width: thin; }
    & li { flex: 0 0 min(20rem, 92%); & > a { padding: var(--s3); border-width: 1px; border-radius: var(--radius-card); } }
  }
`
// A column, in which what they are chosen by stays in sight: in a grid it would go with its row.
const chosen = css`display: flex; flex-direction: column; gap: var(--s5);`
// By which letter they are shown, and how they are sorted, in one row; where there is less room, two menus beside each other.
const controls = css`
  position: sticky; inset-block-start: 0; z-index: 3; display: grid; gap: var(--s3); grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: center; padding-block: var(--s3); margin-block: calc(-1 * var(--s3)) 0; border-block-end: 1px solid var(--line-soft); background: var(--surface); box-shadow: 0 0 0 100vmax var(--surface); clip-path: inset(0 -100vmax);
  @media (min-width: 1024px) { grid-template-columns: minmax(0, 1fr) auto; }
  @media (max-width: 767px) { & button { padding-inline: var(--s3); font-size: var(--size-s); } }
`
// Lines in place of cards, three beside each other where there is room: nothing but names and figures to run down. What the figures are is said once, above each column.
const lines = css`
  display: grid; gap: var(--s3) var(--s5); grid-template-columns: minmax(0, 1fr);
  & ul { gap: 0 var(--s4); }
  & ul a { padding: var(--s3) 0; border-width: 0 0 1px; border-radius: 0; background: none; }
  & ul a:hover { box-shadow: none; & b { text-decoration: underline; } }
  @media (min-width: 1024px) { & ul a > [data-face] { inline-size: 2.5rem; block-size: 2.5rem; } }
  & ul a:not(:has([data-unit='fixed'])) small { padding: 0; }
  & ul a > :nth-child(3) { grid-area: 2 / 3; align-self: first baseline; padding: 0; }
  && [data-unit] { position: absolute; inset: 100% 0 auto auto; }
  & [data-unit='percent'] { inline-size: 1px; overflow: hidden; clip-path: inset(50%); }
`
// Where few of them give more for a while, what it usually is stands below the figure, on the line of what the shop sells, so that every shop is as high; until when that is says the shop's page.
const few = css`
  & :has([data-was]) { & > [data-kind] { grid-column-end: 3; padding: 0; } & + span > [data-unit] { inline-size: 1px; overflow: hidden; clip-path: inset(50%); } }
  && [data-was] { grid-area: 3 / 3; justify-content: end; padding: 0; white-space: nowrap; line-height: calc(1.3 * var(--size-s)); & > span:not(:last-child) { display: none; } }
`
// Above each column, as many as there are.
const heads = css`
  display: grid; gap: 0 var(--s4); grid-template: auto / repeat(auto-fill, minmax(min(100%, max(17rem, 30%)), 1fr)); grid-auto-rows: 0; overflow: hidden; margin-block: calc(-1 * var(--s2)) calc(-1 * var(--s4)); color: var(--ink-soft); font-size: var(--size-s); text-align: end;
`
const headsByLetter = css`@media (min-width: 1024px) { margin-inline-start: calc(2rem + var(--s3)); }`
// Each letter stands before its shops.
const byLetter = css`
  & > h2 { color: var(--accent); line-height: 1; }
  @media (max-width: 1023px) { & > h2 { padding-block-end: var(--s2); border-block-end: 1px solid var(--line-soft); } & > ul { margin-block-start: calc(-1 * var(--s3)); } }
  @media (min-width: 1024px) { column-gap: var(--s3); grid-template-columns: 2rem minmax(0, 1fr); & > h2 { padding-block-start: var(--s4); font-size: var(--size-2xl); } & + & { border-block-start: 0; } }
`

// Of one kind are all of them: the name alone stands at the middle of its mark.
const ofKind = css`& [data-kind] { display: none; }`
// Names begin on one line, whether they take one or two.
const level = css`& ul a { grid-template-rows: 0 auto minmax(1rem, auto) auto 1fr; & > [data-face] { align-self: start; } }`

/** By what they give, amounts of an order stand apart: they can't be measured against shares. */
function ByRate({ retailers }: { retailers: readonly RetailerCard[] }) {
  const kinds = Map.groupBy(retailers, ({ bestRate }) => bestRate.kind)
  return (['percent', 'fixed'] as const).map((kind) => {
    const shops = kinds.get(kind)
    return (
      shops && (
        <section key={kind} className={lines} aria-labelledby={`by-${kind}`}>
          <div>
            <h2 id={`by-${kind}`}>{t(`shopping:list.of.${kind}`)}</h2>
            {kind === 'percent' && <p className={soft}>{t('shopping:list.fixedLast')}</p>}
          </div>
          <RetailerGrid retailers={shops} />
        </section>
      )
    )
  })
}

/** From A to Z, each letter has its heading. */
function ByLetter({ retailers }: { retailers: readonly RetailerCard[] }) {
  return [...Map.groupBy(retailers, ({ name }) => name.charAt(0).toUpperCase())].map(([letter, shops]) => (
    <section key={letter} className={cx(lines, byLetter)} aria-labelledby={`letter-${letter}`}>
      <h2 id={`letter-${letter}`}>{letter}</h2>
      <RetailerGrid retailers={shops} />
    </section>
  ))
}

const Plain = ({ retailers }: { retailers: readonly RetailerCard[] }) => (
  <div className={lines}>
    <RetailerGrid retailers={retailers} />
  </div>
)

/** R-023, N-005: all shops, by letter or by what they sell, sorted by name, by how many people like them or by what they give. Above all of them, what some give more just now. */
export function RetailersScreen({
  retailers,
  offers,
  total,
  letters,
  categories,
  asked,
}: {
  retailers: RetailerCard[]
  offers: RetailerCard[]
  total: number
  letters: string[]
  categories: string[]
  asked: RetailersQuery
}) {
  const { letter, category, increased, order, page = 1 } = asked
  const pages = Math.max(1, Math.ceil(total / retailersPerPage))
  const shown = { letter, category, increased, order }
  // Of a kind few begin with the same letter.
  const List = order === 'rate' ? ByRate : order || category || increased ? Plain : ByLetter
  const isNarrowed = [letter, category, increased].filter(Boolean).length > 1
  return (
    <div className={cx(pageBody, stack)}>
      <div className={top}>
        <PageHeading intro={total > 0 && t(`shopping:list.${increased ? 'increasedIntro' : 'intro'}`, { count: total })}>
          {category ?? t(`shopping:list.${increased ? 'offers' : 'title'}`)}
        </PageHeading>
        <Filters categories={categories} asked={shown} offersMore={offers.length === 0} />
        <OffersNow retailers={offers} all={t('shopping:list.allIncreased')} />
      </div>
      <div className={chosen} data-chosen>
        <Categories categories={categories} asked={shown} />
        <div className={controls}>
          <Letters letters={letters} asked={shown} />
          <Order asked={shown} />
        </div>
        <div className={cx(stack, category && ofKind, !increased && few)}>
          {retailers.length === 0 ? (
            <Empty scene="no-results">
              <p>{t('shopping:list.none')}</p>
              <ButtonLink to="/retailers" search={{ order }} kind="secondary">
                {t('shopping:list.clear')}
              </ButtonLink>
            </Empty>
          ) : (
            <>
              {isNarrowed && (
                <p>
                  <Link to="/retailers" search={{ order }} resetScroll={false}>
                    {t('shopping:list.clear')}
                  </Link>
                </p>
              )}
              {/* Each figure is said with its unit: this is for the eye, where no heading says it. */}
              {List !== ByRate && (
                <div className={cx(heads, List === ByLetter && headsByLetter)} aria-hidden="true">
                  {['a', 'b', 'c'].map((column) => (
                    <span key={column}>{t('shopping:list.donation')}</span>
                  ))}
                </div>
              )}
              <List retailers={retailers} />
            </>
          )}
        </div>
      </div>
      {pages > 1 && (
        <LetterNav label={t('shopping:list.pages')}>
          {page > 1 && (
            <Link to="/retailers" search={{ ...asked, page: page - 1 }}>
              {t('shopping:list.previous')}
            </Link>
          )}
          <PageNumbers page={page} pages={pages}>
            {(one) => (
              <Link
                to="/retailers"
                search={{ ...asked, page: one === 1 ? undefined : one }}
                activeOptions={bySearch}
                aria-label={t('shopping:list.page', { page: one })}
              >
                {one}
              </Link>
            )}
          </PageNumbers>
          {page < pages && (
            <Link to="/retailers" search={{ ...asked, page: page + 1 }}>
              {t('shopping:list.next')}
            </Link>
          )}
        </LetterNav>
      )}
    </div>
  )
}

/** first what is worth knowing of all of them, and which give more for a while. */
export function TravelScreen({ retailers }: { retailers: readonly RetailerCard[] }) {
  const offers = retailers.filter(({ bestRate }) => bestRate.increasedUntil).slice(0, 3)
  const example = bookingExample(retailers)
  return (
    <div className={cx(pageBody, stack)}>
      <div className={cx(top, ofKind, level)}>
        <PageHeading intro={t('shopping:travel.intro')}>{t('shopping:travel.title')}</PageHeading>
        {retailers.length === 0 && <p>{t('shopping:travel.none')}</p>}
        {retailers.length > 0 && (
          <p>{[example && t('shopping:travel.example', example), t('shopping:travel.note')].filter(Boolean).join(' ')}</p>
        )}
        <OffersNow retailers={offers} category="Travel" all={t('shopping:travel.offers')} />
      </div>
      {retailers.length > 0 && (
        <section className={cx(stack, ofKind)} aria-labelledby="travel-shops">
          <h2 id="travel-shops">{t('shopping:travel.all')}</h2>
          <Plain retailers={retailers.filter((retailer) => !offers.includes(retailer))} />
        </section>
      )}
      <div>
        <ButtonLink to="/retailers" search={{ category: 'Travel' }} kind="secondary">
          {t('shopping:travel.shops')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** the shops that give more for a while. */
export function OffersScreen({ retailers }: { retailers: readonly RetailerCard[] }) {
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t('shopping:trending.intro')}>{t('shopping:trending.title')}</PageHeading>
      {retailers.length === 0 && <p>{t('shopping:trending.none')}</p>}
      <OfferCards retailers={retailers} />
      <div>
        <ButtonLink to="/retailers" kind="secondary">
          {t('shopping:search.browse')}
        </ButtonLink>
      </div>
    </div>
  )
}
