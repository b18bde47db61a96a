import { css, cx } from '@linaria/core'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import { shoppingCalls } from '#contract/shopping/shopping.calls.ts'
import type { VisitRisk } from '#contract/shopping/visit.ts'
import { retailerVisitMachine, type VisitOutcome } from '#machines/shopping/retailer-visit/retailer-visit.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { t } from '#web/i18n/i18n.ts'
import { notifyExtension } from '#web/platform/notify-extension.ts'
import { currentSearchSession } from '#web/shared/retailer-search/search-session.ts'
import { type Site, usePerson, useSite } from '#web/site/site.ts'
import { BrandMark } from '#web/ui/brand-mark.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { LoadingDots } from '#web/ui/loading-dots.tsx'
import { container, row, stack, titled } from '#web/ui/styles.ts'
import { BeforeGoing, ShopHead, ShopRedirect } from './shop-redirect.tsx'
import type { VisitedShop } from './visited-shop.ts'
import { WaysOn } from './ways-on.tsx'

const centre = css`
  min-block-size: 90vh; align-content: center; max-inline-size: 36rem; padding-block: var(--s7);
`
// The shop at the side, and wider what is asked, what a donation needs and what stops it; on phones below each other.
const asks = css`
  --side: max(var(--s4), 50vw - 36rem); display: grid; gap: 0 var(--s8); grid-template-columns: minmax(0, 1fr); grid-template-rows: auto auto 1fr; min-block-size: 100vh; padding: 0 var(--side); text-wrap: pretty;
  & > :first-child { align-items: center; padding-block: var(--s3) 0; }
  & > :nth-child(2) { padding-block: var(--s2) var(--s4); }
  & > :nth-child(3) { display: grid; gap: var(--s4); align-content: start; padding-block: var(--s5); }
  & > :not(:nth-child(3)) { margin-inline: calc(-1 * var(--side)); padding-inline: var(--side); background: var(--accent-wash); }
  @media (min-width: 1024px) {
    --side: max(40px, 50vw - 36rem); grid-template: auto 1fr / minmax(18rem, 1fr) minmax(0, 44rem); column-gap: 7rem;
    &::before { content: ''; grid-area: 1 / 1 / 3 / 2; margin-inline: calc(-1 * var(--side)) -3rem; background: var(--accent-wash); }
    & > :first-child { grid-area: 1 / 1 / 2 / 3; padding-block: var(--s6); }
    & > :not(:nth-child(3)) { margin: 0; padding-inline: 0; background: none; }
    & > :nth-child(2) { grid-area: 2 / 1; display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s5); align-content: space-between; padding-block: var(--s7) 0; }
    & > :nth-child(3) { grid-area: 2 / 2; gap: var(--s5); padding-block: var(--s7) var(--s5); }
  }
`
// Shop and cause stand above what happens, on a ground as wide as the window.
const opens = css`
  display: grid; align-content: center; min-block-size: 100vh; padding: var(--s7) var(--s4); background: var(--accent-wash); text-align: center;
  & > * { inline-size: 100%; max-inline-size: 36rem; margin-inline: auto; } & p { text-wrap: balance; }
  & > [role] { gap: var(--s3); padding-block-start: var(--s5); border-block-start: 1px solid var(--line-soft); }
`
// Nothing leads away from a visit but the mark, which says whose page it is, and the way back to the shop's page.
const home = css`
  display: inline-flex; gap: var(--s2); align-items: center; justify-self: start; min-block-size: 44px; color: var(--accent);
  & > svg { block-size: 26px; inline-size: auto; fill: currentcolor; }
  & > svg + svg { block-size: 21px; }
  @media (forced-colors: active) { color: LinkText; }
`

export interface VisitWanted {
  retailerSlug: string
  rateId?: number
  dealId?: number
  /** C-078: who has led here, as a code. */
  origin?: string | undefined
  /** S-014: the search that led here, where its address says so. */
  searchSessionId?: string | undefined
}

async function visitSessionOf(site: Pick<Site, 'cookies' | 'browser'>): Promise<string> {
  const cookies = await site.cookies()
  const kept = cookies.read('visitSession') ?? site.browser.newId()
  cookies.write('visitSession', kept)
  return kept
}

/** What this browser shows of itself that could keep the shop from reporting a purchase; kept with the visit's receipt. */
function visitRisks(): VisitRisk[] {
  const risks: VisitRisk[] = navigator.cookieEnabled ? [] : ['cookiesOff']
  // Brave's own way to say so; it holds back what shops use to report.
  if ('brave' in navigator) risks.push('blocker')
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) risks.push('doNotSell')
  return risks
}

/** X-045, T-012: with the flag on, half of the people who are not signed in shop first; logging in within 30 minutes still counts. */
async function mayShopFirst(site: Pick<Site, 'services'>): Promise<boolean> {
  const { flags, experiments, ready } = await site.services()
  await ready()
  if (flags.getSnapshot().context.flags['anonymous-visits'] !== true) return false
  return (await experiments.variantOf('logged-out-shopping')) === 'variant'
}

export function retailerVisitWith(site: Pick<Site, 'api' | 'session' | 'cookies' | 'browser' | 'services'>, wanted: VisitWanted) {
  return retailerVisitMachine.provide({
    actors: {
      recordVisit: fromPromise(async ({ input }): Promise<VisitOutcome> => {
        const { authState } = await site.session.settled()
        const isSignedIn = authState === 'authenticatedFull'
        const isAnonymous = input.isAnonymous || (!isSignedIn && (await mayShopFirst(site)))
        if (!isSignedIn && !isAnonymous) return { kind: 'signInNeeded' }
        const { searchSessionId = currentSearchSession(), origin, ...visited } = wanted
        try {
          const { details } = await site.api.ask(shoppingCalls.createVisit, {
            body: {
              ...visited,
              ...(origin ? { origin } : {}),
              visitSession: await visitSessionOf(site),
              ...(searchSessionId ? { searchSessionId } : {}),
              ...(isAnonymous ? { anonymous: true } : {}),
              risks: visitRisks(),
            },
          })
          notifyExtension(wanted.retailerSlug, { isPaid: !isAnonymous })
          return { kind: 'recorded', address: details.visit.address }
        } catch (error) {
          if (!(error instanceof ApiFailure)) throw error
          if (error.kind === 'credentials' || error.status === 401 || error.status === 403) return { kind: 'signInNeeded' }
          if (error.status === 404 || error.status === 422) return { kind: 'gone' }
          throw error
        }
      }),
    },
  })
}

/** R-025…R-027 */
export function VisitScreen({ wanted, shop: visited }: { wanted: VisitWanted; shop: VisitedShop }) {
  const site = useSite()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: one visit per opening of the page
  const machine = useMemo(() => retailerVisitWith(site, wanted), [])
  const [state, send] = useMachine(machine)
  const { retailerSlug } = wanted
  const { me, authState } = usePerson()
  const isRaising = authState === 'authenticatedFull' && !state.matches('goingWithout')
  const shopSearch = { rate: wanted.rateId, deal: wanted.dealId, origin: wanted.origin, searchSessionId: wanted.searchSessionId }
  // A visit isn't opened by an address that somebody is sent on to: the shop's page leads to it, as it was wanted.
  const { href: shop } = useRouter().buildLocation({
    to: '/retailer/$retailerSlug',
    params: { retailerSlug },
    search: shopSearch,
  })
  useEffect(() => {
    const search = { 'forward-url': shop }
    if (state.matches('redirecting') && state.context.address) location.assign(state.context.address)
    if (state.matches('signingIn')) void navigate({ to: '/login/{-$provider}', params: {}, search })
    if (state.matches('creatingAccount')) void navigate({ to: '/create-an-account', search })
    if (state.matches('raisingAsGuest')) void navigate({ to: '/raise-as-guest/step-1', search: { shop: retailerSlug } })
  }, [state, navigate, retailerSlug, shop])
  // Who is signed in passes through before it is known.
  const name = (visited instanceof Promise ? null : visited?.name) ?? t('shopping:visit.shop')
  const loginNeeded = () => (
    <div className={asks}>
      <div className={titled}>
        <Link to="/" className={home} aria-label={t('shell:home', { site: site.tenant.name })}>
          <BrandMark />
        </Link>
        <Link to="/retailer/$retailerSlug" params={{ retailerSlug }} search={shopSearch}>
          {t('shopping:visit.back', { shop: name, site: site.tenant.name })}
        </Link>
      </div>
      <div>
        <ShopHead shop={visited} rateId={wanted.rateId} />
      </div>
      <div>
        <h1 tabIndex={-1}>{t('shopping:visit.loginTitle', { shop: name })}</h1>
        <p>{t('shopping:visit.loginText')}</p>
        <WaysOn shop={name} onChoose={(type) => send({ type })} />
        <BeforeGoing shop={visited} />
      </div>
    </div>
  )
  const retailerGone = () => (
    <div className={cx(container, stack, centre)}>
      <h1 tabIndex={-1}>{t('shopping:visit.goneTitle')}</h1>
      <p>{t('shopping:visit.goneText')}</p>
      <div className={row}>
        <ButtonLink to="/retailers">{t('shopping:visit.allShops')}</ButtonLink>
      </div>
    </div>
  )
  const failed = () => (
    <div className={cx(container, stack, centre)}>
      <h1 tabIndex={-1}>{t('shopping:visit.failedTitle')}</h1>
      <p>{t('shopping:visit.failedText')}</p>
      <div className={row}>
        <Button onClick={() => send({ type: 'visit.retried' })}>{t('common:tryAgain')}</Button>
      </div>
    </div>
  )
  const opening = () => (
    <div className={opens}>
      <ShopRedirect
        shop={visited}
        cause={(isRaising && me?.cause) || null}
        rateId={wanted.rateId}
        isAlone={state.matches('goingWithout') || (state.matches('redirecting') && !isRaising)}
      />
      <div className={stack} role="status">
        <h1 tabIndex={-1}>{t('shopping:visit.title')}</h1>
        <p>
          {t('shopping:visit.text')} <LoadingDots />
        </p>
      </div>
    </div>
  )
  return showState(state.value, {
    resolving: opening,
    goingWithout: opening,
    loginNeeded,
    failed,
    failedWithout: failed,
    retailerGone,
    signingIn: opening,
    creatingAccount: opening,
    raisingAsGuest: opening,
    redirecting: opening,
  })
}
