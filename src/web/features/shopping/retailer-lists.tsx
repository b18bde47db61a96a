import { cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { RetailerGrid } from '#web/shared/retailer-search/retailer-card.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { LetterNav } from '#web/ui/letter-nav.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pageBody, row, soft, stack } from '#web/ui/styles.ts'

export const retailersPerPage = 24

/** all shops from A to Z. */
export function RetailersScreen({
  retailers,
  total,
  letters,
  letter,
  page,
}: {
  retailers: RetailerCard[]
  total: number
  letters: string[]
  letter: string | undefined
  page: number
}) {
  const pages = Math.max(1, Math.ceil(total / retailersPerPage))
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t('shopping:list.intro')}>{t('shopping:list.title')}</PageHeading>
      <LetterNav label={t('shopping:list.letters')}>
        <Link to="/retailers" search={{}} aria-current={letter === undefined ? 'true' : undefined} activeProps={{}}>
          {t('shopping:list.all')}
        </Link>
        {letters.map((each) => (
          <Link
            key={each}
            to="/retailers"
            search={{ letter: each }}
            aria-current={letter === each ? 'true' : undefined}
            activeProps={{}}
          >
            {each}
          </Link>
        ))}
      </LetterNav>
      <p className={soft}>{t('shopping:list.count', { count: total, page, pages })}</p>
      {retailers.length === 0 ? <p>{t('shopping:list.none')}</p> : <RetailerGrid retailers={retailers} />}
      <nav className={row} aria-label={t('shopping:list.pages')}>
        {page > 1 && (
          <ButtonLink to="/retailers" search={{ letter, page: page - 1 }} kind="secondary">
            {t('shopping:list.previous')}
          </ButtonLink>
        )}
        {page < pages && (
          <ButtonLink to="/retailers" search={{ letter, page: page + 1 }} kind="secondary">
            {t('shopping:list.next')}
          </ButtonLink>
        )}
      </nav>
    </div>
  )
}

/** what a search for shops found; an empty result says how to go on. */
export function SearchScreen({
  q,
  searchSessionId,
  results,
}: {
  q: string
  searchSessionId: string | undefined
  results: RetailerCard[]
}) {
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading>{q ? t('shopping:search.title', { q }) : t('shopping:search.emptyTitle')}</PageHeading>
      {results.length > 0 ? (
        <>
          <p className={soft}>{t('shopping:search.count', { count: results.length })}</p>
          <RetailerGrid retailers={results} search={{ q, cat: 'retailer', ...(searchSessionId ? { searchSessionId } : {}) }} />
        </>
      ) : (
        <Empty scene="no-results">
          <p>{t(q ? 'shopping:search.none' : 'shopping:search.empty')}</p>
          <ButtonLink to="/retailers" kind="secondary">
            {t('shopping:search.browse')}
          </ButtonLink>
        </Empty>
      )}
    </div>
  )
}

/** the shops of one kind that people like best. */
export function OffersScreen({ kind, retailers }: { kind: 'trending' | 'travel'; retailers: RetailerCard[] }) {
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t(`shopping:${kind}.intro`)}>{t(`shopping:${kind}.title`)}</PageHeading>
      {retailers.length === 0 ? <p>{t(`shopping:${kind}.none`)}</p> : <RetailerGrid retailers={retailers} />}
      {kind === 'travel' && <p className={soft}>{t('shopping:travel.note')}</p>}
      <div>
        <ButtonLink to="/retailers" kind="secondary">
          {t('shopping:search.browse')}
        </ButtonLink>
      </div>
    </div>
  )
}
