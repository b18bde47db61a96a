import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { RetailerGrid } from '#web/shared/retailer-search/retailer-card.tsx'
import { useSite } from '#web/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { pageBody, row, stack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { savedFavouritesWith } from './saved-favourites.implementations.ts'

/** the way into each of the shops. Where they cannot be loaded, that is said, and the ways on remain. */
export function SavedFavouritesScreen() {
  const site = useSite()
  const machine = useMemo(() => savedFavouritesWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  return (
    <div className={`${pageBody} ${stack}`}>
      <PageHeading intro={t('account:favourites.saved')}>{t('account:favourites.savedTitle')}</PageHeading>
      {showState(state.value, {
        loading: <Loading />,
        shown: () => <RetailerGrid retailers={state.context.found?.retailers ?? []} />,
        failed: () => (
          <Problem
            words={t('account:favourites.savedNotLoaded')}
            help={helpFor(why)}
            onRetry={() => send({ type: 'page.refreshed' })}
          />
        ),
      })}
      <div className={row}>
        <ButtonLink to="/panel">{t('shell:nav.panel')}</ButtonLink>
        <ButtonLink kind="secondary" to="/donation-reminder/guide-quickstart/favourites">
          {t('account:favourites.change')}
        </ButtonLink>
      </div>
    </div>
  )
}
