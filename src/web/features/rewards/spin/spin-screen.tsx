import { css, cx } from '@linaria/core'
import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { HeaderSearch } from '#web/shared/retailer-search/header-search.tsx'
import { useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { container, stack, visuallyHidden } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { spinWith } from './spin.implementations.ts'
import { LostSpin, Offer, WonSpin, wonTitle } from './spin-parts.tsx'
import { Odds, OwnDraw, Rules } from './spin-rules.tsx'
import { Wheel, WheelPlace } from './wheel.tsx'

const hero = css`background: var(--accent-wash); padding-block: var(--s6) var(--s8);`
// On a phone the wheel stands between what it is and the button.
const sides = css`
  display: grid; gap: var(--s5); grid-template: "heading" "wheel" "said" / minmax(0, 1fr);
  & > .wheel { grid-area: wheel; } & > .said { grid-area: said; }
  @media (min-width: 768px) {
    gap: var(--s5) var(--s7); grid-template: "heading wheel" auto "said wheel" 1fr / minmax(0, 1fr) minmax(0, 24rem);
    & > .wheel { align-self: center; }
  }
`
const rest = css`padding-block: var(--s7) var(--s9); & { gap: var(--s7); }`
const besideEachOther = css`
  display: grid; gap: var(--s7); grid-template-columns: minmax(0, 1fr); align-items: start;
  @media (min-width: 1024px) { grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); gap: var(--s8); }
`
const search = css`& search { max-inline-size: 40rem; }`
// Until it is there, its place is kept.
const place = css`min-block-size: 14rem;`

/** Where somebody who has logged in for a spin comes back to. */
const backToWheel = '/spin-to-win#wheel'

const isStill = () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

/** R-035, F-093, C-062 */
export function SpinScreen() {
  const site = useSite()
  const navigate = useNavigate()
  const machine = useMemo(() => spinWith(site), [site])
  const input = useMemo(() => ({ isStill: isStill() }), [])
  const [state, send, actor] = useMachine(machine, { input })
  const why = useWhy(actor)
  const { wheel, result } = state.context
  const isLeaving = state.matches('signingIn')
  useEffect(() => {
    if (isLeaving) void navigate({ to: '/login/{-$provider}', params: {}, search: { 'forward-url': backToWheel } })
  }, [isLeaving, navigate])
  const told = useRef<HTMLDivElement>(null)
  const isIdle = state.matches('idle')
  const isTold = state.matches('won') || state.matches('lost')
  const hasSpun = useRef(false)
  useEffect(() => {
    // Who has logged in for it has the button at hand; for who has spun, it is gone, and what it came to is there instead.
    if (isIdle && location.hash === '#wheel') told.current?.querySelector('button')?.focus()
    if (state.matches('spinning')) hasSpun.current = true
    if (isTold && hasSpun.current) told.current?.querySelector('h2')?.focus()
  }, [isIdle, isTold, state])
  const nextAt = wheel?.nextAt ?? ''
  const spin = () => (
    <Offer wheel={wheel}>
      <div>
        <Button isBusy={state.hasTag('busy')} onClick={() => send({ type: 'wheel.spun' })}>
          {t('rewards-spin:spin')}
        </Button>
      </div>
    </Offer>
  )
  const said = showState(state.value, {
    loading: <Loading />,
    notLoaded: () => (
      <Problem words={t('rewards-spin:notLoaded')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
    ),
    signedOut: () => (
      <Offer wheel={wheel}>
        <p>{t('rewards-spin:signedOut')}</p>
        <div>
          <Button onClick={() => send({ type: 'signIn.chosen' })}>{t('rewards-spin:logIn')}</Button>
        </div>
      </Offer>
    ),
    signingIn: <Loading />,
    nothingLeft: () => (
      <Panel tone="waiting">
        <h2>{t('rewards-spin:nothingLeftTitle')}</h2>
        <p>{t('rewards-spin:nothingLeft', { day: formatDay(wheel?.nextMonthAt ?? '') })}</p>
      </Panel>
    ),
    idle: spin,
    spinning: spin,
    failed: () => (
      <Problem
        words={t('rewards-spin:failed')}
        help={t('rewards-spin:failedHelp')}
        onRetry={() => send({ type: 'spin.retried' })}
      />
    ),
    told: null,
    won: () => result && <WonSpin result={result} nextAt={nextAt} />,
    lost: () => result && <LostSpin result={result} nextAt={nextAt} />,
    noCause: () => (
      <Panel tone="waiting">
        <h2>{t('rewards-spin:noCauseTitle')}</h2>
        <p>{t('rewards-spin:noCause')}</p>
        <ButtonLink to="/account/settings/my-cause" kind="secondary">
          {t('rewards-spin:chooseCause')}
        </ButtonLink>
      </Panel>
    ),
    tooYoung: () => (
      <Panel tone="waiting">
        <h2>{t('rewards-spin:tooYoungTitle')}</h2>
        <p>{t('rewards-spin:tooYoung')}</p>
      </Panel>
    ),
  })
  const spoken = state.matches({ spinning: 'turning' })
    ? t('rewards-spin:turning')
    : result && isTold
      ? result.prizePence > 0
        ? wonTitle(result)
        : t('rewards-spin:lostTitle')
      : ''
  return (
    <>
      <div className={hero}>
        <div className={cx(container, sides)} id="wheel">
          <PageHeading intro={t('rewards-spin:lead')}>{t('rewards-spin:title')}</PageHeading>
          <div className="said">
            <div ref={told} className={place}>
              {said}
            </div>
            <p role="status" className={visuallyHidden}>
              {spoken}
            </p>
          </div>
          <div className="wheel">
            {wheel ? (
              <Wheel
                prizes={wheel.prizes}
                drawnPence={result?.prizePence ?? null}
                isTurning={state.matches({ spinning: 'turning' })}
              />
            ) : (
              <WheelPlace />
            )}
          </div>
        </div>
      </div>
      <div className={cx(container, rest, stack)}>
        <div className={besideEachOther}>
          {wheel && <Odds wheel={wheel} />}
          <Rules />
        </div>
        {isTold && result && <OwnDraw result={result} />}
        <section className={cx(stack, search)} aria-labelledby="shops">
          <h2 id="shops">{t('rewards-spin:shopTitle')}</h2>
          <HeaderSearch isLarge />
        </section>
      </div>
    </>
  )
}
