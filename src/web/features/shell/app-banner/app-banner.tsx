import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { BannerRules } from '#machines/shell/header-banners/header-banners.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { BannerStrip } from '#web/ui/banner-strip.tsx'
import { showState } from '#web/ui/by-state.ts'
import { appBannerWith } from './app-banner.implementations.ts'

/** F-096, U-022: on phones, where there is an app or the browser would put the site on the device. `otherwise` is what stands there once it has been closed for good. */
export function AppBanner({ rules, kind, otherwise }: { rules: BannerRules; kind: 'app' | 'site'; otherwise: ReactNode }) {
  const site = useSite()
  const { isSettled } = usePerson()
  const machine = useMemo(() => appBannerWith(site), [site])
  const [state, send] = useMachine(machine)
  const { tenant } = site
  const { isSwitchedOn, layout, hasExp } = rules
  useEffect(() => {
    if (isSettled) send({ type: 'page.ready', rules: { isSwitchedOn, layout, hasExp } })
    return () => send({ type: 'page.left' })
  }, [isSettled, isSwitchedOn, layout, hasExp, send])
  const shown = () => (
    <BannerStrip label={t('shell:appBanner.name')} onClose={() => send({ type: 'banner.dismissed' })}>
      {t(`shell:appBanner.${kind}`, { site: tenant.name })}{' '}
      <Link to="/{$product}-app" params={{ product: tenant.product }}>
        {t(`shell:appBanner.${kind}Link`)}
      </Link>
    </BannerStrip>
  )
  return showState(state.value, {
    hidden: null,
    waiting: null,
    asking: null,
    shown,
    saving: null,
    closed: null,
    dismissed: () => otherwise,
    unknown: null,
  })
}
