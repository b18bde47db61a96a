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
import { pageBody, soft, stack } from '#web/ui/styles.ts'

export const retailersPerPage = 24

/** What the address of the list says. */
export interface RetailersQuery {
  letter?: string | undefined
  category?: string | undefined
  order?: 'popular' | 'rate' | undefined
  page?: number | undefined
}

// One row: what is shown, and at its end how it's sorted. On phones two halves, and the order below them.
const filters = css`
  display: flex; flex-wrap: wrap; gap: var(--s3); align-items: center;
  & > :last-child { margin-inline-start: auto; }
  & > a { display: inline-flex; align-items: center; min-block-size: 44px; }
  @media (max-width: 767px) {
    display: grid; grid-template-columns: minmax(0, 1fr) max-content;
    & > :last-child, & > a { grid-column: 1 / -1; margin: 0; }
    & > a { order: 1; justify-self: start; }
  }
`
const letters = css`display: grid; gap: var(--s1); grid-template-columns: repeat(auto-fill, 44px); inline-size: 24rem; max-inline-size: 100%; && > a { justify-content: center; padding: 0; } & > :first-child { grid-column: span 3; } & > :not(:first-child) { text-transform: uppercase; }`
const kinds = css`@media (min-width: 560px) { columns: 2; column-gap: var(--s2); & > a { break-inside: avoid; } }`

type Shown = Pick<RetailersQuery, 'letter' | 'category' | 'order'>

/** What is shown of all shops, and how it's sorted: each a menu of links, as every list has its own address. */
function Filters({ letters: known, categories, asked }: { letters: string[]; categories: string[]; asked: Shown }) {
  const { letter, category, order } = asked
  const link = (search: Shown, words: string, onClick: MouseEventHandler<HTMLElement>) => (
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
      <LinkMenu
        label={t('shopping:list.letters')}
        chosen={letter ? t('shopping:list.letter', { letter: letter.toUpperCase() }) : t('shopping:list.everyLetter')}
        isOn={!!letter}
      >
        {(onClick) => (
          <div className={letters}>
            {link({ letter: undefined }, t('shopping:list.everyLetter'), onClick)}
            {known.map((each) => link({ letter: each }, each, onClick))}
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

/** R-023, N-005: all shops, by letter or by what they sell, sorted by name, by how many people like them or by what they give. */
export function RetailersScreen({
  retailers,
  total,
  letters,
  categories,
  asked,
}: {
  retailers: RetailerCard[]
  total: number
  letters: string[]
  categories: string[]
  asked: RetailersQuery
}) {
  const { letter, category, order, page = 1 } = asked
  const pages = Math.max(1, Math.ceil(total / retailersPerPage))
  const List = order === 'rate' ? ByRate : RetailerGrid
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={total > 0 && t('shopping:list.intro', { count: total })}>{t('shopping:list.title')}</PageHeading>
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
