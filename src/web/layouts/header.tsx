import { css, cx } from '@linaria/core'
import { Link, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { sizedPath } from '#contract/picture-sizes.ts'
import { t } from '../i18n/i18n.ts'
import { lazyImport } from '../site/lazy-import.ts'
import { usePerson } from '../site/site.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icons.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Monogram } from '../ui/monogram.tsx'
import { container, visuallyHidden } from '../ui/styles.ts'
import { useLazyMachine } from '../ui/use-lazy-machine.ts'
import { Logo } from './logo.tsx'
import { mainNavigation } from './navigation.ts'
import { SignUpLink } from './sign-up-link.tsx'
import { usePreload } from './use-preload.ts'

const CauseMenus = lazyPart(lazyImport(async () => (await import('./cause-menus.tsx')).CauseMenus))

const loadMenu = lazyImport(async () => (await import('#machines/ui/collapsible/collapsible.machine.ts')).collapsibleMachine)

const bar = css`
  border-block-end: 1px solid var(--line-soft); background: var(--surface);
`
const top = css`
  display: grid; grid-template-columns: 1fr auto auto; gap: var(--s2) var(--s3); align-items: center; padding-block: var(--s3);
  /* As high as what comes beside it: a page is painted while it's still being read. */
  & > a { min-block-size: 48px; }
  & > .search { grid-column: 1 / -1; order: 1; }
  & > .gap { display: none; }
  @media (min-width: 768px) { grid-template-columns: auto minmax(0, 1fr) auto; gap: var(--s2) var(--s4); & > a { min-block-size: 50px; } & > .search { grid-column: auto; order: 0; max-inline-size: 34rem; } & > .gap { display: block; } & > .toggle { display: none; } }
  @media (min-width: 1024px) { gap: var(--s5); }
`
// Of the account, whose header comes along (U-007): on wide screens its first row alone, on narrow ones with the menu that opens below it.
const apart = css`
  @media (min-width: 768px) { display: contents; & > div { background: var(--surface); } & > div:last-child { border-block-end: 1px solid var(--line-soft); } }
`
const follows = css`
  @media (min-width: 768px) { & > div:first-child { position: sticky; inset-block-start: 0; z-index: 20; box-shadow: var(--shadow); } }
  @media (max-width: 767px) { position: sticky; inset-block-start: 0; z-index: 20; box-shadow: var(--shadow); & > div:last-child { max-block-size: calc(100vh - 9rem); overflow: auto; } }
`
const actions = css`
  display: flex; gap: var(--s4); align-items: center; min-block-size: 48px;
  @media (max-width: 479px) { & > .login { display: none; } }
`
// Where the page itself has the search, a visitor's navigation stands in the first row, in its place. The second row stays free in the colour of what comes below it: it is for whoever turns out to be logged in, whose navigation is longer, and nothing moves when it comes.
const searchless = css`
  @media (min-width: 1280px) {
    display: grid; grid-template: auto calc(44px + var(--s2)) / auto minmax(0, 1fr) auto; column-gap: var(--s5); align-items: center; padding-inline: max(40px, (100% - 72rem) / 2); border-color: transparent; background: var(--accent-wash);
    &::before { content: ''; grid-area: 1 / 1 / 2 / -1; align-self: stretch; border-image: conic-gradient(var(--surface) 0 0) fill 0 / 0 / 0 100vw; }
    & > div, & > div > div { display: contents; }
    & > div > div > a { grid-area: 1 / 1; }
    & > div > div > span { display: none; }
    & > div > div > div { grid-area: 1 / 3; padding-block: var(--s3); }
    & > div > nav { grid-area: 1 / 2; inline-size: auto; margin: 0; padding: 0; }
  }
`
const toggle = css`
  display: grid; place-items: center; min-inline-size: 48px; min-block-size: 48px; border: 2px solid var(--line-soft); border-radius: var(--radius); background: none; cursor: pointer;
`
// All of it in one line, or from tablets down in two, whoever it turns out to be: a line more or less would move the page.
const navigation = css`
  padding-block: 0 var(--s2);
  & > ul { display: flex; flex-wrap: wrap; gap: 0 var(--s5); }
  & a { display: inline-flex; align-items: center; min-block-size: 44px; color: var(--ink); text-decoration: none; font-weight: 500; border-block-end: 3px solid transparent; }
  & a:hover, & a[aria-current='page'] { border-color: var(--highlight); }
  @media (min-width: 480px) { & .narrow { display: none; } }
  @media (min-width: 1024px) and (max-width: 1199px) { & > ul { column-gap: var(--s4); font-size: var(--size-s); } }
  @media (max-width: 767px) { & > ul { flex-direction: column; } &[data-open='false'] { display: none; } }
`
const known = css`
  @media (min-width: 768px) and (max-width: 1023px) { & > ul { min-block-size: 88px; align-content: start; } /* At the end, where it moves nothing when it is known that there are some. */ & [data-causes] { order: 1; } }
  /* There is more of it than a visitor has, and it is one line in any face. */
  @media (min-width: 1024px) and (max-width: 1199px) { & > ul { font-size: 0.8rem; } }
  @media (min-width: 1200px) and (max-width: 1279px) { & > ul { column-gap: var(--s4); font-size: var(--size-s); } }
`
const accountLink = css`
  position: relative; display: inline-flex; align-items: center; gap: var(--s2); min-block-size: 44px; color: var(--ink); text-decoration: none; font-weight: 600;
  &:hover { text-decoration: underline; }
  @media (max-width: 374px) { & > .word { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); } }
`

// Over the picture: beside it, it would widen a header that is full at 320 px.
const unread = css`position: absolute; inset: -0.25rem auto auto 1.75rem; border: 2px solid var(--surface); background: var(--accent); color: var(--accent-ink); border-radius: 999px; padding: 0 5px; font-size: 0.75rem; font-weight: 650; line-height: 1.4;`
const portrait = css`inline-size: 2.5rem; block-size: 2.5rem; border-radius: 50%;`

export function AccountLink() {
  const { me } = usePerson()
  return (
    <Link to="/account" className={accountLink}>
      {me?.user.avatar ? (
        <img className={portrait} src={sizedPath(me.user.avatar, 'face')} alt="" />
      ) : me ? (
        <Monogram name={`${me.user.firstName} ${me.user.lastName}`} isRound />
      ) : (
        <Icon name="person" />
      )}
      <span className="word">{t('shell:account')}</span>
      {!!me?.unreadNotices && (
        <span className={unread}>
          {me.unreadNotices}
          <span className={visuallyHidden}> {t('shell:unread')}</span>
        </span>
      )}
    </Link>
  )
}

interface MainHeaderProps {
  search: ReactNode
  /** Where the logo leads. */
  home?: '/' | '/panel'
  /** Of a header that comes along when the page is scrolled, and whether it does now. */
  along?: { isNow: boolean }
}

/** U-001…U-005: logo, search, who is here, and the navigation that fits them. */
export function MainHeader({ search, home = '/', along }: MainHeaderProps) {
  const { authState, me } = usePerson()
  const isSignedIn = authState !== 'unauthenticated'
  const [state, send] = useLazyMachine(loadMenu, { startsOpen: false })
  const isOpen = state?.matches('open') ?? false
  const links = mainNavigation({ isSignedIn, adminCauses: me?.adminCauses ?? [] })
  const preload = usePreload(links.filter((link) => !link.asksForData).map((link) => link.to))
  const path = useRouterState({ select: (router) => router.location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => {
    if (isOpen) send({ type: 'panel.closed' })
  }, [path, send])
  return (
    <header className={cx(bar, !search && !isSignedIn && searchless, along && apart, along?.isNow && follows)}>
      <div>
        <div className={cx(container, top)}>
          <Logo to={home} />
          {search && <div className="search">{search}</div>}
          {!search && <span className="gap" />}
          <div className={actions}>
            {isSignedIn ? (
              <AccountLink />
            ) : (
              <>
                <span className="login">
                  <ButtonLink to="/login/{-$provider}" params={{}} kind="quiet">
                    {t('shell:logIn')}
                  </ButtonLink>
                </span>
                <SignUpLink />
              </>
            )}
          </div>
          <button
            type="button"
            className={cx(toggle, 'toggle')}
            aria-expanded={isOpen}
            aria-controls="main-navigation"
            aria-label={t(isOpen ? 'shell:closeMenu' : 'shell:menu')}
            onClick={() => send({ type: 'panel.toggled' })}
          >
            <Icon name={isOpen ? 'close' : 'menu'} />
          </button>
        </div>
      </div>
      <div>
        <nav
          key={String(isSignedIn)}
          id="main-navigation"
          className={cx(container, navigation, isSignedIn && known)}
          data-open={isOpen}
          aria-label={t('shell:mainNavigation')}
        >
          <ul>
            {isSignedIn && (me?.adminCauses.length ?? 0) > 0 && (
              <li data-causes>
                <CauseMenus />
              </li>
            )}
            {links.map((link) => (
              <li key={link.label}>
                <Link to={link.to} preload={link.asksForData ? 'intent' : preload}>
                  {t(`shell:${link.label}`)}
                </Link>
              </li>
            ))}
            {!isSignedIn && (
              <li className="narrow">
                <Link to="/login/{-$provider}" params={{}}>
                  {t('shell:logIn')}
                </Link>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </header>
  )
}

const slim = css`
  border-block-end: 1px solid var(--line-soft); background: var(--surface);
  & > div { display: flex; justify-content: space-between; align-items: center; padding-block: var(--s3); }
`

/** U-008: only the logo lockup. */
export function SlimHeader({ children }: { children?: ReactNode }) {
  return (
    <header className={slim}>
      <div className={container}>
        <Logo />
        {children}
      </div>
    </header>
  )
}
