import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { ColourSchemeChoice } from '../features/shell/colour-scheme/colour-scheme-choice.tsx'
import { t } from '../i18n/i18n.ts'
import { useSite } from '../site/site.ts'
import { Collapsible } from '../ui/collapsible.tsx'
import { useFollowLinks } from '../ui/follow-links.ts'
import { belowTheFold, container } from '../ui/styles.ts'
import { appLinks, type FooterLink, footerGroups, socialLinks } from './footer-links.ts'
import { Logo } from './logo.tsx'

const footer = css`
  border-block-start: 1px solid var(--line-soft); padding-block: var(--s6) var(--s5); margin-block-start: auto; font-size: var(--size-s); color: var(--ink-soft);
  & li > button { display: block; background: none; border: 0; padding: 0; min-block-size: 32px; cursor: pointer; font: inherit; color: inherit; }
  & li > a { color: inherit; display: inline-flex; min-block-size: 32px; align-items: center; text-decoration: none; }
  & li > a:hover, & li > button:hover { color: var(--ink); text-decoration: underline; }
`
const columns = css`
  display: none;
  @media (min-width: 768px) { display: grid; grid-template-columns: repeat(4, 1fr); gap: var(--s5); & h2 { margin-block-end: var(--s1); font: 650 var(--size-s)/1.2 var(--text); letter-spacing: 0; color: var(--ink); } }
`
// The line above them is the footer's own.
const folded = css`
  & > :first-child { border: 0; }
  @media (min-width: 768px) { display: none; }
`
const end = css`
  display: flex; flex-wrap: wrap; gap: var(--s3) var(--s5); align-items: center; margin-block-start: var(--s5); padding-block-start: var(--s4); border-block-start: 1px solid var(--line-soft);
  & > ul { display: flex; flex-wrap: wrap; gap: 0 var(--s5); }
  & > p { flex: 1 1 max(24rem, 60%); max-inline-size: none; text-wrap: balance; }
`

function OutsideLinks({ label, links }: { label: string; links: readonly FooterLink[] }) {
  if (links.length === 0) return null
  return (
    <ul aria-label={label}>
      {links.map((link) => (
        <li key={link.label}>
          <a href={link.to}>{t(`shell:footer.${link.label}`)}</a>
        </li>
      ))}
    </ul>
  )
}

/** U-011, U-012: columns on wide screens, folding menus below 768 px; one of the two is shown. */
export function MainFooter() {
  const { tenant, startedAt, services, hasConsentManager, links, app } = useSite()
  const groups = footerGroups(tenant, links)
  const follow = useFollowLinks()
  const openChoices = () => void services().then((loaded) => loaded.openChoices())
  const list = (named: (typeof groups)[number]['links']) => (
    <ul>
      {named.map((link) => (
        <li key={link.label}>
          <a href={link.to}>{t(`shell:footer.${link.label}`)}</a>
          {/* It follows the cookie policy where people are asked at all. */}
          {hasConsentManager && link.label === 'termsCookies' && (
            <button type="button" onClick={openChoices}>
              {t('shell:footer.cookieChoices')}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <footer id="main-footer" className={cx(footer, belowTheFold)} onClick={follow}>
      <div className={container}>
        <div className={columns}>
          {groups.map((group) => (
            <section key={group.title} aria-label={t(`shell:footer.${group.title}`)}>
              <h2>{t(`shell:footer.${group.title}`)}</h2>
              {list(group.links)}
            </section>
          ))}
        </div>
        <div className={folded}>
          {groups.map((group) => (
            <Collapsible key={group.title} title={t(`shell:footer.${group.title}`)}>
              {list(group.links)}
            </Collapsible>
          ))}
        </div>
        <div className={end}>
          <Logo />
          <OutsideLinks label={t('shell:footer.social')} links={socialLinks(links)} />
          <OutsideLinks label={t('shell:footer.apps')} links={appLinks(app)} />
          <p>
            {t('shell:footer.copyright', { year: new Date(startedAt).getFullYear(), site: tenant.name })}.{' '}
            {t('shell:footer.legal', { site: tenant.name })}
          </p>
          <ColourSchemeChoice />
        </div>
      </div>
    </footer>
  )
}

const short = css`
  border-block-start: 1px solid var(--line-soft); padding-block: var(--s5); margin-block-start: auto; font-size: var(--size-s); color: var(--ink-soft);
  & > div { display: flex; flex-wrap: wrap; gap: var(--s2) var(--s5); align-items: center; }
  & > div > a:last-of-type { margin-inline-end: 35%; }
  & a { color: var(--ink-soft); min-block-size: 32px; display: inline-flex; align-items: center; }
`

/** U-009: copyright and a short link list. */
export function ShortFooter() {
  const { tenant, startedAt } = useSite()
  return (
    <footer id="short-footer" className={short}>
      <div className={container}>
        <p>{t('shell:footer.copyright', { year: new Date(startedAt).getFullYear(), site: tenant.name })}</p>
        <Link to="/terms/$termsType" params={{ termsType: 'website' }}>
          {t('shell:footer.termsWebsite')}
        </Link>
        <Link to="/privacy">{t('shell:footer.privacy')}</Link>
        <Link to="/terms/$termsType" params={{ termsType: 'cookies' }}>
          {t('shell:footer.termsCookies')}
        </Link>
        <Link to="/contact">{t('shell:footer.contact')}</Link>
        <ColourSchemeChoice />
      </div>
    </footer>
  )
}
