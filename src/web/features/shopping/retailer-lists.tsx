import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { CategoryLinks } from '#web/shared/retailer-search/category-links.tsx'
import { OfferCards } from '#web/shared/retailer-search/offer-cards.tsx'
import { RetailerGrid } from '#web/shared/retailer-search/retailer-card.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { bySearch } from '#web/ui/by-search.ts'
import { LetterNav } from '#web/ui/letter-nav.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pagesAround } from '#web/ui/pages-around.ts'
import { pageBody, soft, stack } from '#web/ui/styles.ts'

export const retailersPerPage = 24

/** What the address of the list says. */
export interface RetailersAsked {
  letter?: string | undefined
  category?: string | undefined
  order?: 'popular' | 'rate' | undefined
  page?: number | undefined
}

const filters = css`display: grid; gap: var(--s3); grid-template-columns: minmax(0, 1fr);`
// What the list is, and at the end of its line how it's sorted.
const top = css`
  display: grid; gap: var(--s3) var(--s5);
  @media (min-width: 1024px) { grid-template-columns: minmax(0, 1fr) auto; align-items: end; }
`
// On phones its three links are one line, without a name that anybody could see.
const sorted = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s3); align-items: center;
  & > a { display: inline-flex; align-items: center; min-block-size: 44px; }
  @media (min-width: 1024px) { margin-block-end: -0.5rem; }
  & > a[aria-current] { color: var(--ink); font-weight: 650; text-decoration: none; }
  @media (max-width: 767px) { justify-content: space-between; & > span { display: none; } }
`

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
  asked: RetailersAsked
}) {
  const { letter, category, order, page = 1 } = asked
  const pages = Math.max(1, Math.ceil(total / retailersPerPage))
  return (
    <div className={cx(pageBody, stack)}>
      <div className={top}>
        <PageHeading intro={total > 0 && t('shopping:list.intro', { count: total })}>{t('shopping:list.title')}</PageHeading>
        <nav className={sorted} aria-labelledby="order">
          <span id="order" className={soft}>
            {t('shopping:list.order')}
          </span>
          {([undefined, 'popular', 'rate'] as const).map((each) => (
            <Link key={each ?? 'name'} to="/retailers" search={{ letter, category, order: each }} activeOptions={bySearch}>
              {t(`shopping:list.by.${each ?? 'name'}`)}
            </Link>
          ))}
        </nav>
      </div>
      <div className={filters}>
        <CategoryLinks categories={categories} hasAll />
        <LetterNav label={t('shopping:list.letters')}>
          <Link to="/retailers" search={{ category, order, letter: undefined }} activeOptions={bySearch}>
            {t('shopping:list.all')}
          </Link>
          {letters.map((each) => (
            <Link key={each} to="/retailers" search={{ category, order, letter: each }} activeOptions={bySearch}>
              {each}
            </Link>
          ))}
        </LetterNav>
      </div>
      {retailers.length === 0 ? <p>{t('shopping:list.none')}</p> : <RetailerGrid retailers={retailers} />}
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
