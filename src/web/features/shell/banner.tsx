import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { BannerRules } from '#machines/shell/banner.states.ts'
import type { headerBannersMachine } from '#machines/shell/header-banners/header-banners.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { usePerson } from '#web/site/site.ts'
import { BannerStrip } from '#web/ui/banner-strip.tsx'
import { showState } from '#web/ui/by-state.ts'
import { useBannerPage } from './banner-page.ts'

interface Props {
  actor: ActorRefFrom<typeof headerBannersMachine>
  rules: BannerRules
}

/** F-072, U-018…U-021. It appears 300 ms after the page is ready, only for people who are signed in. */
export function HeaderBanner({ actor, rules }: Props) {
  const person = usePerson()
  const value = useSelector(actor, (state) => state.value)
  useBannerPage(actor, person.isSettled && person.authState === 'authenticatedFull', rules)
  const shown = () => (
    <BannerStrip label={t('shell:nav.reminder')} onClose={() => actor.send({ type: 'banner.dismissed' })}>
      {t('shell:banner')} <Link to="/donation-reminder">{t('shell:bannerLink')}</Link>
    </BannerStrip>
  )
  return showState(value, {
    hidden: null,
    waiting: null,
    asking: null,
    shown,
    saving: null,
    dismissed: null,
    unknown: null,
  })
}
