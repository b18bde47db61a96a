import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { t } from '../i18n/i18n.ts'
import { useSite } from '../site/site.ts'
import { BrandMark } from '../ui/brand-mark.tsx'

const logo = css`
  display: inline-flex; align-items: center; gap: var(--s2); color: var(--accent); min-block-size: 44px;
  &:hover { color: var(--accent-strong); }
  & > svg { flex: none; block-size: 30px; inline-size: auto; fill: currentcolor; }
  & > svg + svg { block-size: 24px; }
  @media (forced-colors: active) { color: LinkText; }
`

/** The logo lockup, which leads home. */
export function Logo({ to = '/' }: { to?: '/' | '/panel' }) {
  const { tenant } = useSite()
  return (
    <Link to={to} className={logo} aria-label={t('shell:home', { site: tenant.name })}>
      <BrandMark />
    </Link>
  )
}
