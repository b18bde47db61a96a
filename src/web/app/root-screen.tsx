import { css } from '@linaria/core'
import { HeadContent, Outlet, Scripts, useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { lazyImport } from '#web/site/lazy-import.ts'
import { Problem } from '#web/ui/reading-parts.tsx'
import { NotFoundScreen } from '../features/shell/error-screens.tsx'
import { t } from '../i18n/i18n.ts'
import { Layout } from '../layouts/layout.tsx'
import { type PageRules, page } from '../layouts/page-rules.ts'
import { isAppNear } from '../platform/app-near.ts'
import { usePerson, useSite } from '../site/site.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { pageBody, skeletonLine, stack } from '../ui/styles.ts'
import { CommonParts } from './common-parts.tsx'

const skip = css`
  position: absolute; inset-block-start: var(--s2); inset-inline-start: var(--s2); z-index: 70; padding: var(--s3) var(--s4); background: var(--surface-raised); transform: translateY(-200%);
  &:focus { transform: none; }
`

const Banners = lazyPart(lazyImport(async () => (await import('../features/shell/app-banner/banners.tsx')).Banners))

const SignInAgain = lazyPart(
  lazyImport(async () => (await import('../features/sign-in/sign-in-again.tsx')).SignInAgain, 'sign-in'),
)

const behind = css`display: contents;`

const notFoundRules = page('R-002')

function usePage(): { rules: PageRules; params: Record<string, string | undefined> } {
  const leaf = useMatches({ select: (matches) => matches.at(-1) })
  const isMissing = useMatches({ select: (matches) => matches.some((match) => match.status === 'notFound') })
  return { rules: isMissing || !leaf ? notFoundRules : leaf.staticData, params: leaf?.params ?? {} }
}

/** What stands in a personal page until it is known who is here; the server renders the same. */
function Frame() {
  return (
    <div className={`${pageBody} ${stack}`} role="status">
      <h1>{t('shell:checkingWho')}</h1>
      <div className={skeletonLine} />
      <div className={skeletonLine} />
      <div className={skeletonLine} />
    </div>
  )
}

/** Personal pages wait for the session; when it does not let the person in, the router decides where they go. */
function Gate({
  rules,
  params,
  children,
}: {
  rules: PageRules
  params: Record<string, string | undefined>
  children: ReactNode
}) {
  const { session } = useSite()
  const router = useRouter()
  const person = usePerson()
  const isOpen = rules.access === 'unauthenticated'
  // Who could not be asked for is nobody to show a personal page to.
  const isUnknown = person.isDegraded && person.me === null
  const isAllowed = isOpen || (person.isSettled && !isUnknown && session.verdict(rules, params) === 'allowed')
  const path = useRouterState({ select: (state) => state.location.pathname })
  const shownPath = useRef<string | null>(null)
  if (isAllowed) shownPath.current = path
  // A session that ran out by itself takes no page away: the page waits behind the sign-in.
  const isWaiting = person.isExpired && !isAllowed && shownPath.current === path
  const mustLeave = person.isSettled && !isAllowed && !person.isDegraded && !isWaiting
  useEffect(() => (isWaiting ? () => session.leaveExpired() : undefined), [isWaiting, session])
  useEffect(() => {
    if (mustLeave) void router.invalidate()
  }, [mustLeave, router])
  if (isAllowed || isWaiting) {
    return (
      <>
        <div className={behind} inert={isWaiting}>
          {children}
        </div>
        {isWaiting && <SignInAgain />}
      </>
    )
  }
  if (person.isSettled && person.isDegraded) {
    return (
      <div className={`${pageBody} ${stack}`}>
        <h1 tabIndex={-1}>{t('shell:degradedTitle')}</h1>
        <Problem words={t('shell:degraded')} onRetry={() => void session.reload()} />
      </div>
    )
  }
  return <Frame />
}

/** Once the page answers, the session is opened; the logout page asks nobody's name (F-034). The mark is for tests and tools. */
function useStart(rules: PageRules): void {
  const { session } = useSite()
  const first = useRef(rules)
  useEffect(() => {
    session.start(first.current.loadsUser, first.current.access === 'unauthenticated')
    document.documentElement.dataset.ready = 'true'
  }, [session])
}

export function RootDocument() {
  const { tenant, language, app } = useSite()
  const { authState, isSettled } = usePerson()
  const { rules, params } = usePage()
  const search = useRouterState({ select: (state) => state.location.search })
  const isHero = rules.id === 'R-008' || rules.id === 'R-035'
  useStart(rules)
  return (
    <html lang={language} data-tenant={tenant.id} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        <a href="#main" className={skip}>
          {t('common:skip')}
        </a>
        <Layout
          name={rules.layout}
          sides={rules.sides}
          wizard={rules.wizard}
          isHero={isHero}
          isPersonal={rules.access !== 'unauthenticated'}
          isStaff={rules.role === 'support'}
          banner={
            // U-022: the banner itself knows whether this is a phone.
            isSettled &&
            (authState === 'authenticatedFull' || isAppNear(app)) && (
              <Banners rules={{ isSwitchedOn: rules.banners, layout: rules.layout, hasExp: 'exp' in search }} />
            )
          }
        >
          <Gate rules={rules} params={params}>
            <Outlet />
          </Gate>
        </Layout>
        <CommonParts rules={rules} />
        <Scripts />
      </body>
    </html>
  )
}

export function RootNotFound() {
  return <NotFoundScreen />
}
