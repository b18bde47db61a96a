import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { t } from '../i18n/i18n.ts'
import { useSite } from '../site/site.ts'

const logo = css`
  display: inline-flex; align-items: center; gap: var(--s2); font: 600 1.375rem/1 var(--display); color: var(--accent); text-decoration: none; min-block-size: 44px; white-space: nowrap;
  & > svg { inline-size: 30px; block-size: 30px; flex: none; }
`

/** The logo lockup: a coin with a quarter cut out, for a farthing is a quarter of a penny. */
export function Logo({ to = '/' }: { to?: '/' | '/panel' }) {
  const { tenant } = useSite()
  return (
    <Link to={to} className={logo} aria-label={t('shell:home', { site: tenant.name })}>
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path d="M16 2a14 14 0 1 0 14 14H16Z" fill="currentColor" />
        <path d="M19 2.300V13h10.700A14 14 0 0 0 19 2.300Z" fill="var(--highlight)" />
      </svg>
      <span>{tenant.name}</span>
    </Link>
  )
}
