import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { Problem } from '#web/ui/reading-parts.tsx'
import { soft, stack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { RetailerGrid } from './retailer-card.tsx'
import { suggestedShopsWith } from './suggested-shops.implementations.ts'

/** H-005, M-002: shown only to who has asked for it; while that is not known, nothing is. */
export function SuggestedShops() {
  const site = useSite()
  const machine = useMemo(() => suggestedShopsWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { isWanted = false, retailers = [] } = state.context.found ?? {}
  const part = (shown: ReactNode) => (
    <section className={stack} aria-labelledby="suggested-shops">
      <h2 id="suggested-shops">{t('giving:panel.suggested')}</h2>
      {shown}
      <p className={soft}>
        {t('giving:panel.whySuggested')} <Link to="/account/settings/preferences">{t('giving:panel.stopSuggesting')}</Link>
      </p>
    </section>
  )
  return showState(state.value, {
    loading: null,
    shown: () =>
      isWanted && part(retailers.length > 0 ? <RetailerGrid retailers={retailers} /> : <p>{t('giving:panel.noneSuggested')}</p>),
    failed: () =>
      part(
        <Problem
          words={t('giving:panel.suggestedFailed')}
          help={helpFor(why)}
          onRetry={() => send({ type: 'page.refreshed' })}
        />,
      ),
  })
}
