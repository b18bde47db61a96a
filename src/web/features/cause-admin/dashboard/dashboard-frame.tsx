import { css, cx } from '@linaria/core'
import { Link, useLocation, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { SideNavigation } from '#web/ui/side-navigation.tsx'
import { soft } from '#web/ui/styles.ts'
import { activeCauseOf, useActiveCause } from '../active-cause/active-cause.ts'
import { LogoButton } from '../cause-page/logo-button.tsx'
import { CauseSwitcher } from '../cause-switcher/cause-switcher.tsx'
import { NewTab } from '../new-tab.tsx'

const header = css`
  display: flex; flex-wrap: wrap; gap: var(--s3) var(--s4); align-items: center; min-block-size: 5.5rem; padding-block: var(--s4); border-block-end: 1px solid var(--line-soft);
  & > div { display: grid; gap: var(--s1); min-inline-size: 0; flex: 1 1 11rem; }
  & > div > b { font: 600 var(--size-l) / 1.2 var(--display); overflow-wrap: anywhere; }
  & > div ~ button { min-block-size: 44px; padding-inline: var(--s4); border: 1px solid var(--line); color: var(--ink); }
`
// At the head of the navigation: whose it is, what switches to another cause, and the way to the shops.
const atHead = css`
  @media (min-width: 1024px) {
    align-content: start; gap: var(--s3); min-block-size: 12rem; margin-block-end: var(--s3); padding-block: 0 var(--s4); border: 0;
    & > div ~ button { flex: 1 1 100%; justify-content: center; }
    & > nav { flex: 1 1 100%; }
  }
`
// One line: the logo, the name with the sign that switches to another cause, and the way to the shops.
const folded = css`
  @media (max-width: 767px) {
    gap: 0 var(--s2); min-block-size: 3.5rem; padding-block: var(--s1);
    & > button:first-child { flex: none; display: grid; place-items: center; min-block-size: 44px; }
    & > button:first-child > :first-child { inline-size: 2.25rem; block-size: 2.25rem; font-size: var(--size-s); }
    & > div { flex: 1 1 4.5rem; }
    & > div > span { display: none; }
    & > div > b { font-size: var(--size-m); line-height: 1.15; }
    & > div ~ button { flex: none; min-inline-size: 44px; padding: 0; justify-content: center; border-color: transparent; background: none; box-shadow: none; color: var(--accent); }
    & > div ~ button > span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    & > nav { margin-inline-start: auto; flex: 0 1 auto; border: 0; }
    & > nav > span { display: none; }
    & > nav > a { min-block-size: 44px; margin: 0; color: var(--accent); text-align: end; text-decoration: underline; text-underline-offset: 0.18em; }
  }
  @media (min-width: 375px) and (max-width: 767px) { & > nav { flex: none; } }
`
// What one is doing, and the other thing that one can do here.
const modes = css`
  display: flex; gap: var(--s2); font-size: var(--size-s); border-block-end: 1px solid var(--line-soft);
  & > * { display: inline-flex; align-items: center; justify-content: center; flex: 1 1 auto; min-block-size: 44px; margin-block-end: -1px; text-align: center; line-height: 1.2; }
  & > a { color: var(--ink-soft); text-decoration: none; }
  & > a:hover { color: var(--ink); text-decoration: underline; }
  & > [aria-current] { color: var(--ink); font-weight: 650; box-shadow: inset 0 -3px 0 var(--accent); }
`

/** The pages of the support team stand in the same frame, and are about no cause of one's own. */
const useIsSupport = () => useLocation({ select: ({ pathname }) => pathname.startsWith('/support/') })

const supportLinks = [
  { to: '/support/queue', name: 'queue' },
  { to: '/support/donations', name: 'donations' },
  { to: '/support/payment-runs', name: 'runs' },
  { to: '/support/coaching', name: 'coaching' },
  { to: '/support/feedback', name: 'feedback' },
  { to: '/support/audit-trail/{-$part}', name: 'audit' },
  { to: '/support/charts', name: 'charts' },
] as const

/** D-001…D-003, D-011: whose dashboard this is, and the way to one's other causes. */
export function DashboardHeader() {
  const cause = useActiveCause()
  return (
    <section className={cx(header, folded, atHead)} aria-label={t('cause-admin-dashboard:overview.header')}>
      {cause && (
        <>
          <LogoButton cause={cause} />
          <div>
            <b>{cause.name}</b>
            <span className={soft}>{cause.place}</span>
          </div>
          <CauseSwitcher active={cause} />
          <nav className={modes} aria-label={t('cause-admin-dashboard:overview.modes')}>
            <span aria-current="true">{t('cause-admin-dashboard:overview.manage')}</span>
            <Link to="/retailers">{t('cause-admin-dashboard:overview.browse')}</Link>
          </nav>
        </>
      )}
    </section>
  )
}

function CauseLinks({ cause }: { cause: CauseCard }) {
  // Messages to supporters and invitations are among the settings, and stand at addresses of their own.
  const isSettings = useLocation({ select: ({ pathname }) => /^\/(settings\/cause\/|invite-other-admins)/.test(pathname) })
  return (
    <>
      <li>
        <Link to="/account/causes/$causeId" params={{ causeId: `${cause.id}` }} activeOptions={{ exact: true }}>
          {t('cause-admin-dashboard:nav.summary')}
        </Link>
      </li>
      {(['donations', 'supporters', 'statements', 'updates'] as const).map((name) => (
        <li key={name}>
          <Link to={`/account/causes/$causeId/${name}`} params={{ causeId: `${cause.id}` }}>
            {t(`cause-admin-dashboard:nav.${name}`)}
          </Link>
        </li>
      ))}
      <li>
        <a href="/promote-my-cause" target="_blank" rel="noreferrer">
          {t('cause-admin-dashboard:nav.promote')} <NewTab />
        </a>
      </li>
      <li>
        <a href={`/causes/${cause.uri}`} target="_blank" rel="noreferrer">
          {t('cause-admin-dashboard:nav.viewPage')} <NewTab />
        </a>
      </li>
      <li>
        <Link
          to="/account/causes/$causeId/settings"
          params={{ causeId: `${cause.id}` }}
          aria-current={isSettings ? 'page' : undefined}
        >
          {t('cause-admin-dashboard:nav.manageSettings')}
        </Link>
      </li>
    </>
  )
}

/** D-004…D-010. An address that names a cause makes it the active one. */
export function DashboardNavigation({ className }: { className: string }) {
  const site = useSite()
  const cause = useActiveCause()
  const opened = Number(useParams({ strict: false, select: ({ causeId }) => causeId }))
  useEffect(() => {
    if (opened) activeCauseOf(site).send({ type: 'cause.opened', id: opened })
  }, [opened, site])
  const isInQueue = useLocation({ select: ({ pathname }) => /^\/support\/(admin-requests|recall)/.test(pathname) })
  if (useIsSupport())
    return (
      <SideNavigation className={className} label={t('cause-admin-dashboard:support.title')}>
        {supportLinks.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} params={{ part: undefined }} aria-current={to === '/support/queue' && isInQueue ? 'page' : undefined}>
              {t(`cause-admin-dashboard:support.${name}`)}
            </Link>
          </li>
        ))}
      </SideNavigation>
    )
  return (
    <SideNavigation
      className={className}
      label={
        cause
          ? t('cause-admin-dashboard:overview.navigation', { cause: cause.name })
          : t('cause-admin-dashboard:overview.navigationPlain')
      }
    >
      <li>
        <Link to="/admin-dashboard">{t('cause-admin-dashboard:nav.overview')}</Link>
      </li>
      {cause && <CauseLinks cause={cause} />}
    </SideNavigation>
  )
}
