import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { OfferCards } from '#web/shared/retailer-search/offer-cards.tsx'
import { RetailerGrid } from '#web/shared/retailer-search/retailer-card.tsx'
import { Kinds, Letters, Order, type RetailersQuery } from '#web/shared/retailer-search/retailer-filters.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { bySearch } from '#web/ui/by-search.ts'
import { LetterNav } from '#web/ui/letter-nav.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pagesAround } from '#web/ui/pages-around.ts'
import { pageBody, soft, stack, titled } from '#web/ui/styles.ts'

export const retailersPerPage = 24

// How they are sorted stands at the end of the first line, where it has room.
const head = css`
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--s3) var(--s4); align-items: center;
  & > :first-child { display: contents; & > p { order: 1; flex: 1 0 100%; } }
  @media (max-width: 767px) { & button { padding-inline: var(--s3); font-size: var(--size-s); } }
`
// What they sell, and which of them give more just now, stand at their side where there is room, and else above them.
const beside = css`
  display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr); align-items: start;
  & > :first-child { display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr); }
  @media (min-width: 1024px) { grid-template-columns: 15rem minmax(0, 1fr); gap: var(--s6); & > :first-child { gap: var(--s6); } & > :last-child ul { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
`
// Shops of one letter, of which every other line begins with the same: its heading is what the eye runs down.
const byLetter = css`
  gap: var(--s3);
  & > h2 { display: flex; align-items: center; gap: var(--s4); color: var(--accent); }
  & > h2::after { content: ''; flex: 1; border-block-start: 1px solid var(--line-soft); }
`
// A band of its own: a list at the side, and on phones one row that scrolls sideways.
const now = css`
  gap: var(--s2); padding: var(--s3) var(--s4) var(--s4); border-radius: var(--radius-card); background: var(--accent-wash);
  && > div > h2 { font-size: var(--size-l); }
  && > ul { gap: var(--s2); }
  && > ul small { font-size: 0.8rem; font-weight: 500; }
  && > ul a { grid-template-columns: auto minmax(0, 1fr); gap: 0 var(--s3); align-content: start; padding: var(--s3); }
  && > ul a > :first-child { display: contents; & > :first-child { grid-row: span 2; inline-size: 2.5rem; block-size: 2.5rem; } & > b { align-self: end; line-height: 1.3; } }
  && > ul a > :last-child { font-size: var(--size-s); line-height: 1.4; & > strong { font: 650 1em/1.4 var(--text); } & > small { margin: 0; } }
  @media (max-width: 1023px) {
    padding-block-start: var(--s1); margin-inline: calc(-1 * var(--s4)); border-radius: 0;
    && > ul { display: flex; overflow-x: auto; margin-inline: calc(-1 * var(--s4)); padding: 4px var(--s4); scroll-padding-inline: var(--s4); }
    && > ul > li { flex: none; inline-size: min(90%, 19rem); }
  }
  @media (min-width: 1024px) {
    && > div { display: contents; & > h2 { font-size: 1.1rem; } & > a { order: 1; } }
    && > ul a { padding: var(--s3) 0; background: none; border-width: 1px 0 0; border-radius: 0; box-shadow: none; }
    && > ul a > :last-child { grid-column: 1 / -1; margin-block-start: var(--s1); }
    && > ul a > :first-child { & > :first-child { grid-row: auto; } & > b { align-self: center; font-size: var(--size-s); } }
  }
`

/** By what they give, amounts of an order stand apart: they can't be measured against shares. */
function ByRate({ retailers }: { retailers: readonly RetailerCard[] }) {
  const kinds = Map.groupBy(retailers, ({ bestRate }) => bestRate.kind)
  return (['percent', 'fixed'] as const).map((kind) => {
    const shops = kinds.get(kind)
    return (
      shops && (
        <section key={kind} className={stack} aria-labelledby={`by-${kind}`}>
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
    <section key={letter} className={cx(stack, byLetter)} aria-labelledby={`letter-${letter}`}>
      <h2 id={`letter-${letter}`}>{letter}</h2>
      <RetailerGrid retailers={shops} />
    </section>
  ))
}

const lists = { name: ByLetter, popular: RetailerGrid, rate: ByRate }

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
  const { letter, category, order, page = 1 } = asked
  const pages = Math.max(1, Math.ceil(total / retailersPerPage))
  const shown = { letter, category, order }
  const List = lists[order ?? 'name']
  return (
    <div className={cx(pageBody, stack)}>
      <div className={head}>
        <PageHeading intro={total > 0 && t('shopping:list.intro', { count: total })}>{t('shopping:list.title')}</PageHeading>
        <Order asked={shown} />
      </div>
      <div className={beside}>
        <div>
          <Kinds categories={categories} asked={shown} />
          {offers.length > 0 && (
            <section className={cx(stack, now)} aria-labelledby="offers">
              <div className={titled}>
                <h2 id="offers">{t('shopping:list.offers')}</h2>
                <Link to="/offers/trending-offers">{t('shopping:list.allOffers')}</Link>
              </div>
              <OfferCards retailers={offers} />
            </section>
          )}
        </div>
        <div className={stack}>
          <Letters letters={letters} asked={shown} />
          {retailers.length === 0 ? <p>{t('shopping:list.none')}</p> : <List retailers={retailers} />}
          {pages > 1 && (
            <LetterNav label={t('shopping:list.pages')}>
              {page > 1 && (
                <Link to="/retailers" search={{ ...asked, page: page - 1 }}>
                  {t('shopping:list.previous')}
                </Link>
              )}
              {pagesAround(page, pages).map(({ one, isAfterGap }) => (
                <Fragment key={one}>
                  {isAfterGap && <span>…</span>}
                  <Link
                    to="/retailers"
                    search={{ ...asked, page: one === 1 ? undefined : one }}
                    activeOptions={bySearch}
                    aria-label={t('shopping:list.page', { page: one })}
                  >
                    {one}
                  </Link>
                </Fragment>
              ))}
              {page < pages && (
                <Link to="/retailers" search={{ ...asked, page: page + 1 }}>
                  {t('shopping:list.next')}
                </Link>
              )}
            </LetterNav>
          )}
        </div>
      </div>
    </div>
  )
}

/** the shops of one kind that people like best. */
export function OffersScreen({ kind, retailers }: { kind: 'trending' | 'travel'; retailers: RetailerCard[] }) {
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t(`shopping:${kind}.intro`)}>{t(`shopping:${kind}.title`)}</PageHeading>
      {retailers.length === 0 && <p>{t(`shopping:${kind}.none`)}</p>}
      {kind === 'trending' ? <OfferCards retailers={retailers} /> : <RetailerGrid retailers={retailers} />}
      {kind === 'travel' && <p className={soft}>{t('shopping:travel.note')}</p>}
      <div>
        <ButtonLink to="/retailers" kind="secondary">
          {t('shopping:search.browse')}
        </ButtonLink>
      </div>
    </div>
  )
}
