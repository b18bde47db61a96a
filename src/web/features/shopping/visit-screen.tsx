import { css, cx } from '@linaria/core'
import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import { shoppingCalls } from '#contract/shopping/shopping.calls.ts'
import type { VisitRisk } from '#contract/shopping/visit.ts'
import { visitRecorded, visitUnpaid } from '#contract/shopping/visit-event.ts'
import { retailerVisitMachine, type VisitOutcome } from '#machines/shopping/retailer-visit/retailer-visit.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { t } from '#web/i18n/i18n.ts'
import { currentSearchSession } from '#web/shared/retailer-search/search-session.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { LoadingDots } from '#web/ui/loading-dots.tsx'
import { container, row, stack } from '#web/ui/styles.ts'

const centre = css`
  min-block-size: 90vh; align-content: center; max-inline-size: 36rem; padding-block: var(--s7);
`

export interface VisitWanted {
  retailerSlug: string
  rateId?: number
  dealId?: number
  /** C-078: who has led here, as a code. */
  origin?: string | undefined
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

/** H-015: for Donation Reminder, which says on the shop's page whether a donation is active. */
function tellExtension(type: string, slug: string): void {
  document.dispatchEvent(new CustomEvent(type, { detail: slug }))
}

export function retailerVisitWith(site: Pick<Site, 'api' | 'session' | 'cookies' | 'browser' | 'services'>, wanted: VisitWanted) {
  return retailerVisitMachine.provide({
    actors: {
      recordVisit: fromPromise(async ({ input }): Promise<VisitOutcome> => {
        const { authState } = await site.session.settled()
        const isSignedIn = authState === 'authenticatedFull'
        const isAnonymous = input.isAnonymous || (!isSignedIn && (await mayShopFirst(site)))
        if (!isSignedIn && !isAnonymous) return { kind: 'signInNeeded' }
        const searchSessionId = currentSearchSession()
        const { origin, ...visited } = wanted
        const given = origin ? wanted : visited
        try {
          const { details } = await site.api.ask(shoppingCalls.createVisit, {
            body: {
              ...given,
              visitSession: await visitSessionOf(site),
              ...(searchSessionId ? { searchSessionId } : {}),
              ...(isAnonymous ? { anonymous: true } : {}),
              risks: visitRisks(),
            },
          })
          tellExtension(isAnonymous ? visitUnpaid : visitRecorded, wanted.retailerSlug)
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
export function VisitScreen({ wanted }: { wanted: VisitWanted }) {
  const site = useSite()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: one visit per opening of the page
  const machine = useMemo(() => retailerVisitWith(site, wanted), [])
  const [state, send] = useMachine(machine)
  useEffect(() => {
    if (state.matches('redirecting') && state.context.address) location.assign(state.context.address)
    if (state.matches('signingIn'))
      void navigate({ to: '/login/{-$provider}', params: {}, search: { 'forward-url': `/retailer/${wanted.retailerSlug}` } })
  }, [state, navigate, wanted.retailerSlug])
  const loginNeeded = () => (
    <div className={cx(container, stack, centre)}>
      <h1 tabIndex={-1}>{t('shopping:visit.loginTitle')}</h1>
      <p>{t('shopping:visit.loginText')}</p>
      <div className={row}>
        <Button onClick={() => send({ type: 'signIn.chosen' })}>{t('shopping:visit.logIn')}</Button>
        <Button kind="quiet" onClick={() => send({ type: 'visit.withoutDonation' })}>
          {t('shopping:visit.without')}
        </Button>
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
    <div className={cx(container, stack, centre)} role="status">
      <h1 tabIndex={-1}>{t('shopping:visit.title')}</h1>
      <p>
        {t('shopping:visit.text')} <LoadingDots />
      </p>
    </div>
  )
  return showState(state.value, {
    resolving: opening,
    loginNeeded,
    failed,
    retailerGone,
    signingIn: opening,
    redirecting: opening,
  })
}
