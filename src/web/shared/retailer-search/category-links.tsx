import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { t } from '#web/i18n/i18n.ts'
import { bySearch } from '#web/ui/by-search.ts'

const chips = css`
  display: flex; gap: var(--s2); overflow-x: auto; padding-block: var(--s1); margin-inline: calc(-1 * var(--s4)); padding-inline: var(--s4); scroll-padding-inline: var(--s4); scrollbar-width: thin;
  @media (min-width: 768px) { flex-wrap: wrap; overflow: visible; margin-inline: 0; padding-inline: 0; }
  & a { flex: none; }
  & a { display: inline-flex; align-items: center; min-block-size: 44px; padding-inline: var(--s4); border: 1px solid var(--line-soft); border-radius: 999px; background: var(--surface-raised); color: var(--ink); text-decoration: none; }
  & a:hover { border-color: var(--accent); color: var(--accent); }
  & a[aria-current] { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
`

/** Shops by what they sell; the kind that is shown is marked. `hasAll`: with a link that shows every kind, where a list is filtered by it. */
export function CategoryLinks({ categories, hasAll = false }: { categories: readonly string[]; hasAll?: boolean }) {
  return (
    <nav className={chips} aria-label={t('shell:categories')}>
      {hasAll && (
        <Link to="/retailers" search={{ category: undefined }} activeOptions={bySearch}>
          {t('shell:everyCategory')}
        </Link>
      )}
      {categories.map((category) => (
        <Link key={category} to="/retailers" search={{ category }} activeOptions={bySearch}>
          {category}
        </Link>
      ))}
    </nav>
  )
}
