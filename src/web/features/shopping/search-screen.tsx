import { css, cx } from '@linaria/core'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { CauseGrid } from '#web/shared/cause-search/cause-grid.tsx'
import { CategoryLinks } from '#web/shared/retailer-search/category-links.tsx'
import { HeaderSearch } from '#web/shared/retailer-search/header-search.tsx'
import { RetailerGrid } from '#web/shared/retailer-search/retailer-card.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { pageBody, row, soft, stack, visuallyHidden } from '#web/ui/styles.ts'

const field = css`max-inline-size: 40rem;`
// All in sight on phones too, where there is little else.
const whole = css`& > nav { flex-wrap: wrap; }`
// Without shops there are several things to go on with, each on its own.
const apart = css`&& { gap: var(--s7); & > :first-child { margin-block-end: calc(-1 * var(--s6)); } }`
const unfound = css`
  display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr);
  @media (min-width: 768px) { grid: auto auto / auto minmax(0, 1fr); gap: var(--s3) var(--s6); align-items: end; & > svg { grid-row: span 2; align-self: center; } & > div { align-self: start; } }
`

export interface SearchFound {
  retailers: RetailerCard[]
  causes: CauseCard[]
  popular: RetailerCard[]
  categories: string[]
}

/** the shops that a search has found, and the causes of that name; what was looked for stands first. Who finds nothing sees what shops sell, and who hasn’t asked yet has the field, and the shops that people like best. */
export function SearchScreen({
  q,
  searchKind,
  searchSessionId,
  found: { retailers, causes, popular, categories },
}: {
  q: string
  searchKind: 'retailer' | 'cause'
  searchSessionId: string | undefined
  found: SearchFound
}) {
  const liked = (
    <section key="popular" className={stack} aria-labelledby="popular">
      <h2 id="popular">{t('shopping:search.popular')}</h2>
      <RetailerGrid retailers={popular} />
    </section>
  )
  if (!q)
    return (
      <div className={cx(pageBody, stack)}>
        <PageHeading intro={t('shopping:search.empty')}>{t('shopping:search.emptyTitle')}</PageHeading>
        <div className={field}>
          <HeaderSearch isLarge name={t('shopping:search.field')} />
        </div>
        <div className={whole}>
          <CategoryLinks categories={categories} />
        </div>
        {liked}
        <div>
          <ButtonLink to="/cause-directory" kind="secondary">
            {t('shopping:search.directory')}
          </ButtonLink>
        </div>
      </div>
    )
  const isOfCauses = searchKind === 'cause'
  const isFound = (isOfCauses ? causes : retailers).length > 0
  const found = isOfCauses ? 'shopping:search.causeTitle' : 'shopping:search.title'
  const unfoundTitle = isOfCauses ? 'shopping:search.noCausesTitle' : 'shopping:search.noneTitle'
  const session = searchSessionId ? { searchSessionId } : {}
  const shops = (
    <section key="retailer" className={stack} aria-labelledby="found-shops">
      <h2 id="found-shops" className={isOfCauses ? undefined : visuallyHidden}>
        {t('shopping:search.shops')}
      </h2>
      {retailers.length > 0 ? (
        <>
          <p className={soft}>{t('shopping:search.count', { count: retailers.length })}</p>
          <RetailerGrid retailers={retailers} search={{ q, cat: 'retailer', ...session }} />
        </>
      ) : (
        <div className={unfound}>
          <Scene name="no-results" size="small" />
          <p>{t(isOfCauses ? 'shopping:search.noShops' : 'shopping:search.none')}</p>
          <div className={whole}>
            <CategoryLinks categories={categories} />
          </div>
        </div>
      )}
    </section>
  )
  const named = (
    <section key="cause" className={stack} aria-labelledby="found-causes">
      <h2 id="found-causes">{t('shopping:search.causes')}</h2>
      {causes.length > 0 ? (
        <CauseGrid causes={causes} />
      ) : (
        <p>{t(isOfCauses ? 'shopping:search.noCausesHelp' : 'shopping:search.noCauses')}</p>
      )}
      <div className={row}>
        <ButtonLink to="/cause-directory" kind="secondary">
          {t('shopping:search.directory')}
        </ButtonLink>
        <ButtonLink to="/register-your-good-cause" kind="quiet">
          {t('shopping:search.register')}
        </ButtonLink>
      </div>
    </section>
  )
  return (
    <div className={cx(pageBody, stack, retailers.length === 0 && apart)}>
      <PageHeading>{t(isFound ? found : unfoundTitle, { q })}</PageHeading>
      {/* Who looked for a shop and has found one hears nothing of causes that there aren't. */}
      {isOfCauses ? [named, shops] : [shops, (causes.length > 0 || retailers.length === 0) && named]}
      {retailers.length === 0 && liked}
    </div>
  )
}
