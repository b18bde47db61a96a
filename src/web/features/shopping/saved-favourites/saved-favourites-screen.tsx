import { useEffect, useState } from 'react'
import { favouriteCalls } from '#contract/shopping/favourites.calls.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { RetailerGrid } from '#web/shared/retailer-search/retailer-card.tsx'
import { useSite } from '#web/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pageBody, row, stack } from '#web/ui/styles.ts'

/** the way into each of the shops. Where they cannot be loaded, the ways on remain. */
export function FavouritesSavedScreen() {
  const { api } = useSite()
  const [shops, setShops] = useState<RetailerCard[]>([])
  useEffect(() => {
    let isGone = false
    api.ask(favouriteCalls.readFavourites).then(
      ({ details }) => !isGone && setShops(details.retailers),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [api])
  return (
    <div className={`${pageBody} ${stack}`}>
      <PageHeading intro={t('account:favourites.saved')}>{t('account:favourites.savedTitle')}</PageHeading>
      <RetailerGrid retailers={shops} />
      <div className={row}>
        <ButtonLink to="/panel">{t('shell:nav.panel')}</ButtonLink>
        <ButtonLink kind="secondary" to="/donation-reminder/guide-quickstart/favourites">
          {t('account:favourites.change')}
        </ButtonLink>
      </div>
    </div>
  )
}
