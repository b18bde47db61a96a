import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { type BannerRules, headerBannersMachine } from '#machines/shell/header-banners/header-banners.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { BannerStrip } from '#web/ui/banner-strip.tsx'
import { showState } from '#web/ui/by-state.ts'
import { dismissalActors } from './banner-dismissal.ts'

/** F-072, U-018…U-021. It appears 300 ms after the page is ready, only for people who are signed in. */
export function HeaderBanner({ rules }: { rules: BannerRules }) {
  const site = useSite()
  const person = usePerson()
  const machine = useMemo(
    () =>
      headerBannersMachine.provide({
        actors: dismissalActors(site, { key: 'reminderBanner', flag: 'dismissed_onboarding_modal_reminder' }),
      }),
    [site],
  )
  const [state, send] = useMachine(machine)
  const { isSwitchedOn, layout, hasExp } = rules
  const isReady = person.isSettled && person.authState === 'authenticatedFull'
  useEffect(() => {
    if (isReady) send({ type: 'page.ready', rules: { isSwitchedOn, layout, hasExp } })
    return () => send({ type: 'page.left' })
  }, [isReady, isSwitchedOn, layout, hasExp, send])
  const shown = () => (
    <BannerStrip label={t('shell:nav.reminder')} onClose={() => send({ type: 'banner.dismissed' })}>
      {t('shell:banner')} <Link to="/donation-reminder">{t('shell:bannerLink')}</Link>
    </BannerStrip>
  )
  return showState(state.value, {
    hidden: null,
    waiting: null,
    asking: null,
    shown,
    saving: null,
    dismissed: null,
    unknown: null,
  })
}
