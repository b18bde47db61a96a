import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { Fragment, type MouseEventHandler } from 'react'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { OfferCards } from '#web/shared/retailer-search/offer-cards.tsx'
import { RetailerGrid } from '#web/shared/retailer-search/retailer-card.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { bySearch } from '#web/ui/by-search.ts'
import { LetterNav } from '#web/ui/letter-nav.tsx'
import { LinkMenu } from '#web/ui/link-menu.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pagesAround } from '#web/ui/pages-around.ts'
import { pageBody, soft, stack, titled } from '#web/ui/styles.ts'

export const retailersPerPage = 24

/** What the address of the list says. */
export interface RetailersQuery {
  letter?: string | undefined
  category?: string | undefined
  order?: 'popular' | 'rate' | undefined
  page?: number | undefined
}

// One row: what is shown, and at its end how it's sorted; below it the letters. On phones two halves.
const filters = css`
  display: flex; flex-wrap: wrap; gap: var(--s3); align-items: center;
  & > :nth-last-child(2) { margin-inline-start: auto; }
  & > a { display: inline-flex; align-items: center; min-block-size: 44px; }
  & > nav { flex: 1 0 100%; }
  @media (max-width: 767px) {
    display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
    & > :nth-last-child(2), & > nav { margin-inline-start: 0; }
    & > a, & > nav { grid-column: 1 / -1; min-inline-size: 0; }
    & > a { order: 1; justify-self: start; }
    & > nav { margin-inline: calc(-1 * var(--s4)); }
    & > div > button { padding-inline: var(--s3); font-size: var(--size-s); }
  }
  @media (min-width: 1024px) { & > nav > a { min-inline-size: 38px; padding-inline: 0; } & > nav > :first-child { padding-inline: var(--s3); } }
`
// Shops of one letter, of which every other line begins with the same: its heading is what the eye runs down.
const byLetter = css`
  gap: var(--s4);
  & > h2 { display: flex; align-items: center; gap: var(--s4); color: var(--accent); }
  & > h2::after { content: ''; flex: 1; border-block-start: 1px solid var(--line-soft); }
`
// A band of its own above what all shops are: on phones one row that scrolls sideways.
const now = css`
  padding: var(--s5); border-radius: var(--radius-card); background: var(--accent-wash); gap: var(--s3);
  @media (max-width: 767px) {
    padding: var(--s4); margin-inline: calc(-1 * var(--s4)); border-radius: 0;
    & > ul { display: flex; overflow-x: auto; gap: var(--s3); margin-inline: calc(-1 * var(--s4)); padding: 4px var(--s4); scroll-padding-inline: var(--s4); }
    & > ul > li { flex: none; inline-size: min(80%, 17rem); }
    & > ul > li > a { padding: var(--s4); }
    & > ul strong { font-size: var(--size-l); }
  }
`
const kinds = css`@media (min-width: 560px) { columns: 2; column-gap: var(--s2); & > a { break-inside: avoid; } }`

type Shown = Pick<RetailersQuery, 'letter' | 'category' | 'order'>

/** What is shown of all shops, and how it's sorted: links, as every list has its own address. */
function Filters({ letters: known, categories, asked }: { letters: string[]; categories: string[]; asked: Shown }) {
  const { letter, category, order } = asked
  const link = (search: Shown, words: string, onClick?: MouseEventHandler<HTMLElement>) => (
    <Link
      key={words}
      to="/retailers"
      search={{ letter, category, order, ...search }}
      activeOptions={bySearch}
      onClick={onClick}
      resetScroll={false}
    >
      {words}
    </Link>
  )
  const orderWords = (each: Shown['order']) => t(`shopping:list.by.${each ?? 'name'}`)
  return (
    <div className={filters}>
      <LinkMenu label={t('shell:categories')} chosen={category ?? t('shopping:list.everyCategory')} isOn={!!category}>
        {(onClick) => (
          <div className={kinds}>
            {link({ category: undefined }, t('shopping:list.everyCategory'), onClick)}
            {categories.map((each) => link({ category: each }, each, onClick))}
          </div>
        )}
      </LinkMenu>
      {(letter || category) && (
        <Link to="/retailers" search={{ order }} resetScroll={false}>
          {t('shopping:list.clear')}
        </Link>
      )}
      <LinkMenu
        label={t('shopping:list.order')}
        chosen={
          <span>
            <span className={soft}>{t('shopping:list.order')}</span> {orderWords(order)}
          </span>
        }
      >
        {(onClick) => ([undefined, 'popular', 'rate'] as const).map((each) => link({ order: each }, orderWords(each), onClick))}
      </LinkMenu>
      <LetterNav label={t('shopping:list.letters')}>
        {link({ letter: undefined }, t('shopping:list.everyLetter'))}
        {known.map((each) => link({ letter: each }, each))}
      </LetterNav>
    </div>
  )
}

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
  const List = lists[order ?? 'name']
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={total > 0 && t('shopping:list.intro', { count: total })}>{t('shopping:list.title')}</PageHeading>
      {offers.length > 0 && (
        <section className={cx(stack, now)} aria-labelledby="offers">
          <div className={titled}>
            <h2 id="offers">{t('shopping:list.offers')}</h2>
            <Link to="/offers/trending-offers">{t('shopping:list.allOffers')}</Link>
          </div>
          <OfferCards retailers={offers} />
        </section>
      )}
      <Filters letters={letters} categories={categories} asked={{ letter, category, order }} />
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
