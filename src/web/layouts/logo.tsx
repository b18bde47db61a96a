import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { t } from '../i18n/i18n.ts'
import { useSite } from '../site/site.ts'

const logo = css`
  display: inline-flex; align-items: center; gap: var(--s2); color: var(--accent); min-block-size: 44px;
  &:hover { color: var(--accent-strong); }
  & > svg { flex: none; block-size: 30px; inline-size: auto; fill: currentcolor; }
  & > svg + svg { block-size: 24px; }
  @media (forced-colors: active) { color: LinkText; }
`

/** The logo lockup: a coin with a quarter cut out, for a farthing is a quarter of a penny, and the drawn name, which the page server has put into the page. */
export function Logo({ to = '/' }: { to?: '/' | '/panel' }) {
  const { tenant } = useSite()
  return (
    <Link to={to} className={logo} aria-label={t('shell:home', { site: tenant.name })}>
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" focusable="false">
        <path d="M16 2a14 14 0 1 0 14 14H16Z" />
        <path d="M19 2.300V13h10.700A14 14 0 0 0 19 2.300Z" fill="var(--highlight)" />
      </svg>
      <svg
        viewBox={`0 0 ${tenant.wordmarkWidth} 100`}
        width={(tenant.wordmarkWidth * 24) / 100}
        height="24"
        role="img"
        focusable="false"
      >
        <title>{tenant.name}</title>
        <use href="#wordmark" />
      </svg>
    </Link>
  )
}
