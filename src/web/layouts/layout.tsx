import { css, cx } from '@linaria/core'
import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../i18n/i18n.ts'
import { HeaderSearch } from '../shared/retailer-search/header-search.tsx'
import { lazyImport } from '../site/lazy-import.ts'
import { usePerson } from '../site/site.ts'
import { hydrateWhenSeen } from '../ui/hydrate-when-seen.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { SideNavigation } from '../ui/side-navigation.tsx'
import { container, pageBody } from '../ui/styles.ts'
import { AccountHeader } from './account-header.tsx'
import { MainHeader, SlimHeader } from './header.tsx'
import type { LayoutName, SidesName, WizardName } from './page-rules.ts'
import { QuietLayout } from './quiet-layout.tsx'

// What can stand for a moment as the server has rendered it.
const loadFooter = lazyImport(() => import('./footer.tsx'))
const MainFooter = hydrateWhenSeen('main-footer', async () => (await loadFooter()).MainFooter)
const ShortFooter = hydrateWhenSeen('short-footer', async () => (await loadFooter()).ShortFooter)

const shell = css`
  min-block-size: 100vh; display: flex; flex-direction: column;
`
// What is personal comes later than its frame: the footer stands below the window, so that nothing pushes it out of sight.
const personal = css`
  & main { min-block-size: calc(100vh - 4rem); }
  /* Nor does the navigation of who is logged in, which has two lines on a tablet, when it turns out who is here. */
  @media (min-width: 768px) and (max-width: 1023px) { & > header nav > ul { min-block-size: 88px; align-content: start; } }
`
// A calm column in the middle: there is one thing to do.
const fixed = css`
  & > main { flex: 1; display: grid; grid-template-columns: minmax(0, 27rem); justify-content: center; align-content: start; }
`
// With the header above it and the room around it, what is personal fills the window and no more.
const besides = css`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s5); padding-block: var(--s5) var(--s9);
  @media (min-width: 1024px) { grid-template-columns: 15rem minmax(0, 1fr); gap: var(--s7); padding-block: var(--s6) var(--s9); }
  .${personal} & > main { min-block-size: calc(100vh - 232px); }
  & > main .${pageBody} { padding-block-end: 0; }
  & > main .${pageBody}:first-child { padding-block-start: 0; }
`
const belowBar = css`
  .${personal} & > main { min-block-size: calc(100vh - 232px - 5.5rem); }
  @media (max-width: 767px) { gap: var(--s4); padding-block-start: var(--s2); .${personal} & > main { min-block-size: calc(100vh - 11rem); } }
  @media (min-width: 1024px) { .${personal} & > main { min-block-size: calc(100vh - 7rem); } }
`
// Whose dashboard it is stands at the head of its own navigation where there is room: the page begins at once. On a tablet its links are five lines of two.
const headed = css`
  @media (min-width: 768px) and (max-width: 1023px) { & > :last-child > :first-child { min-block-size: 221px; } }
  @media (min-width: 1024px) {
    display: grid; grid-template: auto 1fr / 15rem minmax(0, 1fr); column-gap: var(--s7); padding-block: var(--s6) var(--s9);
    & > :last-child { display: contents; & > :first-child { grid-area: 2 / 1; } & > main { grid-area: 1 / 2 / span 2; } }
  }
`
// On a phone whoever runs a cause comes to its figures first: the search of shops opens with the menu.
const searchInMenu = css`@media (max-width: 767px) { & > header:not(:has(.toggle[aria-expanded='true'])) .search { display: none; } }`
// Who works there has more beside each other.
const staff = css`@media (min-width: 1024px) { grid-template-columns: 11rem minmax(0, 1fr); gap: var(--s6); }`
// Their places, until they come.
const dashboardHeader = css`min-block-size: 5.5rem; border-block-end: 1px solid var(--line-soft); @media (max-width: 767px) { min-block-size: calc(3.5rem + 1px); } @media (min-width: 1024px) { min-block-size: 12rem; }`
const staffHeader = css`min-block-size: 4.5rem; border-block-end: 1px solid var(--line-soft);`
const dashboardNavigation = css`min-block-size: 9rem; @media (max-width: 767px) { min-block-size: 3.25rem; }`

const accountLinks = [
  { to: '/panel', label: 'nav.panel' },
  { to: '/account/donations', label: 'nav.donations' },
  { to: '/account/claims', label: 'nav.claims' },
  { to: '/stampcards', label: 'nav.stampcards' },
  { to: '/referrals', label: 'nav.referrals' },
  { to: '/leaderboard', label: 'nav.leaderboard' },
  { to: '/account/settings', label: 'nav.settings' },
] as const

// Only who has accepted older terms comes there.
const ChangedTerms = lazyPart(
  lazyImport(async () => (await import('../features/account/terms-acceptance/changed-terms.tsx')).ChangedTerms, 'account'),
)

function AccountSides({ children }: { children: ReactNode }) {
  const { me } = usePerson()
  return (
    <div className={cx(container, besides)}>
      <SideNavigation label={t('shell:accountNavigation')}>
        {accountLinks.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{t(`shell:${link.label}`)}</Link>
          </li>
        ))}
        <li>
          <Link to="/logout">{t('shell:logOut')}</Link>
        </li>
      </SideNavigation>
      <main id="main">
        {me?.changedTerms && <ChangedTerms items={me.changedTerms} />}
        {children}
      </main>
    </div>
  )
}

/** What was looked for stays in the field, on the page of what was found and on the shop’s. */
function ShopSearch() {
  const { q, cat } = useSearch({ strict: false })
  const typed = cat === 'cause' ? '' : q
  return <HeaderSearch key={typed} typed={typed} />
}

// Only who runs a cause comes there.
const loadFrame = lazyImport(() => import('../features/cause-admin/dashboard/dashboard-frame.tsx'), 'cause-admin-dashboard')
const DashboardHeader = lazyPart(
  async () => (await loadFrame()).DashboardHeader,
  () => <div className={dashboardHeader} />,
)
const DashboardNavigation = lazyPart(
  async () => (await loadFrame()).DashboardNavigation,
  () => <div className={dashboardNavigation} />,
)

const StaffHeader = lazyPart(
  lazyImport(async () => (await import('./staff-header.tsx')).StaffHeader, 'cause-admin-dashboard'),
  () => <div className={staffHeader} />,
)

/** D-001…D-011: the frame of the dashboard. */
function DashboardSides({ isStaff, children }: { isStaff: boolean; children: ReactNode }) {
  return (
    <div className={cx(container, !isStaff && headed)}>
      {!isStaff && <DashboardHeader />}
      <div className={cx(besides, isStaff ? staff : belowBar)}>
        <DashboardNavigation className={dashboardNavigation} />
        <main id="main">{children}</main>
      </div>
    </div>
  )
}

/** the eight layouts. `isHero` is the header's variant on home and spin-to-win (U-005), whose search stands in the page. */
export function Layout({
  name,
  sides,
  wizard,
  isHero,
  isPersonal,
  isStaff,
  banner,
  children,
}: {
  name: LayoutName
  sides: SidesName | null
  wizard: WizardName | null
  isHero: boolean
  /** Whether the page is for certain people, and waits until it is known who is here. */
  isPersonal: boolean
  /** Of the support team's pages. */
  isStaff: boolean
  banner: ReactNode
  children: ReactNode
}) {
  const whole = cx(shell, isPersonal && personal)
  if (wizard)
    return (
      <div className={whole}>
        <QuietLayout wizard={wizard}>{children}</QuietLayout>
        <ShortFooter />
      </div>
    )
  if (name === 'none') return <main id="main">{children}</main>
  const isAccount = name === 'account'
  if (isAccount || name === 'main' || name === 'dashboard') {
    const isDashboard = name === 'dashboard' || sides === 'dashboard'
    return (
      <div className={cx(whole, isDashboard && searchInMenu)}>
        {isAccount ? <AccountHeader /> : isStaff ? <StaffHeader /> : <MainHeader search={isHero ? null : <ShopSearch />} />}
        {isDashboard ? (
          <DashboardSides isStaff={isStaff}>{children}</DashboardSides>
        ) : isAccount || sides ? (
          <AccountSides>{children}</AccountSides>
        ) : (
          <main id="main" className={isHero ? undefined : container}>
            {children}
          </main>
        )}
        {!isAccount && banner}
        {isAccount || isPersonal ? <ShortFooter /> : <MainFooter />}
      </div>
    )
  }
  return (
    <div className={cx(whole, name === 'funnelFixed' && fixed)}>
      <SlimHeader />
      <main id="main" className={container}>
        {children}
      </main>
      {banner}
      {name !== 'funnelNoFooter' && <ShortFooter />}
    </div>
  )
}
