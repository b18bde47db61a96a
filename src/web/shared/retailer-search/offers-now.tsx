import { Link } from '@tanstack/react-router'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { titled } from '#web/ui/styles.ts'
import { RetailerGrid } from './retailer-card.tsx'

interface OffersProps {
  retailers: readonly RetailerCard[]
  /** Of this kind only. */
  category?: string
  /** What the way to all of them says. */
  all: string
}

/** What some give more just now, above a list of all. */
export function OffersNow({ retailers, category, all }: OffersProps) {
  if (retailers.length === 0) return null
  return (
    <section aria-labelledby="offers">
      <div className={titled}>
        <h2 id="offers">{t('shopping:list.offers')}</h2>
        <Link to="/retailers" search={{ increased: true, category }}>
          {all}
        </Link>
      </div>
      <RetailerGrid retailers={retailers} />
    </section>
  )
}
