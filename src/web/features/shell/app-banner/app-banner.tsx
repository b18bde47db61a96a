import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { appBannerMachine } from '#machines/shell/app-banner/app-banner.machine.ts'
import type { BannerRules } from '#machines/shell/banner.states.ts'
import { t } from '#web/i18n/i18n.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { BannerStrip } from '#web/ui/banner-strip.tsx'
import { showState } from '#web/ui/by-state.ts'
import { useBannerPage } from '../banner-page.ts'

interface Props {
  actor: ActorRefFrom<typeof appBannerMachine>
  rules: BannerRules
  kind: 'app' | 'site'
}

/** F-096, U-022: on phones, where there is an app or the browser would put the site on the device. */
export function AppBanner({ actor, rules, kind }: Props) {
  const { tenant } = useSite()
  const { isSettled } = usePerson()
  const value = useSelector(actor, (state) => state.value)
  useBannerPage(actor, isSettled, rules)
  const shown = () => (
    <BannerStrip label={t('shell:appBanner.name')} onClose={() => actor.send({ type: 'banner.dismissed' })}>
      {t(`shell:appBanner.${kind}`, { site: tenant.name })}{' '}
      <Link to="/{$product}-app" params={{ product: tenant.product }}>
        {t(`shell:appBanner.${kind}Link`)}
      </Link>
    </BannerStrip>
  )
  return showState(value, {
    hidden: null,
    waiting: null,
    asking: null,
    shown,
    saving: null,
    closed: null,
    dismissed: null,
    unknown: null,
  })
}
