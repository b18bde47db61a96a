import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { QrCode } from '#web/ui/qr-code.tsx'
import { card, row, skeletonLine, stack, tightStack } from '#web/ui/styles.ts'
import { appLinkWith } from './app-link.implementations.ts'
import { HomeScreenSteps } from './home-screen-steps.tsx'
import { StoreBadges } from './stores.tsx'

const code = css`
  display: grid; gap: var(--s5);
  @media (min-width: 768px) { grid-template-columns: auto minmax(0, 1fr); align-items: center; gap: var(--s7); }
`

function Said({ state, children }: { state: 'opening' | 'opened' | 'store' | 'desktop' | 'none'; children?: ReactNode }) {
  return (
    <section className={stack} aria-live="polite">
      <div className={tightStack}>
        <h2>{t(`shopping-app:link.${state}.title`)}</h2>
        <p>{t(`shopping-app:link.${state}.text`)}</p>
      </div>
      {children}
    </section>
  )
}

/** opens the app, or leads to where it is got from. */
export function AppLinkStates() {
  const site = useSite()
  const { app, tenant, origin } = site
  const machine = useMemo(() => appLinkWith(site), [site])
  const input = useMemo(() => ({ hasApp: Object.keys({ ...app.stores, ...app.opens }).length > 0 }), [app])
  const [state, send] = useMachine(machine, { input })
  const device = state.context.way?.device
  const waiting = (label: string) => <div className={skeletonLine} role="status" aria-busy="true" aria-label={label} />
  return showState(state.value, {
    arriving: null,
    detecting: () => waiting(t('shopping-app:link.detecting')),
    opening: () => <Said state="opening">{waiting(t('shopping-app:link.opening.title'))}</Said>,
    opened: () => (
      <Said state="opened">
        <div className={row}>
          <Button onClick={() => send({ type: 'opening.tried' })}>{t('shopping-app:link.opened.again')}</Button>
          <Button kind="quiet" onClick={() => send({ type: 'app.missing' })}>
            {t('shopping-app:link.opened.missing')}
          </Button>
        </div>
      </Said>
    ),
    store: () => (
      <Said state="store">
        <StoreBadges only={device === 'computer' ? undefined : device} />
      </Said>
    ),
    desktop: () => (
      <div className={cx(card, code)}>
        <QrCode text={`${origin}/${tenant.product}-app-link`} label={t('shopping-app:link.desktop.code')} />
        <Said state="desktop">
          <StoreBadges />
        </Said>
      </div>
    ),
    noApp: () => (
      <Said state="none">
        <HomeScreenSteps />
      </Said>
    ),
  })
}
