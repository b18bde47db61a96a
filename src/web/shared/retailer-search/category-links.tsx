import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { t } from '#web/i18n/i18n.ts'

/** What a list is chosen by, as links; on phones in one row that is swiped. */
export const chips = css`
  display: flex; gap: var(--s2); overflow-x: auto; padding-block: var(--s1); margin-inline: calc(-1 * var(--s4)); padding-inline: var(--s4); scroll-padding-inline: var(--s4); scrollbar-width: thin;
  @media (min-width: 768px) { flex-wrap: wrap; overflow: visible; margin-inline: 0; padding-inline: 0; }
  & a { flex: none; }
  & a { display: inline-flex; align-items: center; min-block-size: 44px; padding-inline: var(--s4); border: 1px solid transparent; border-radius: 999px; background: var(--accent-wash); color: var(--ink); text-decoration: none; }
  & a:hover { border-color: var(--accent); color: var(--accent); }
`

/** Shops by what they sell. */
export function CategoryLinks({ categories }: { categories: readonly string[] }) {
  return (
    <nav className={chips} aria-label={t('shell:categories')}>
      {categories.map((category) => (
        <Link key={category} to="/retailers" search={{ category }}>
          {category}
        </Link>
      ))}
    </nav>
  )
}
