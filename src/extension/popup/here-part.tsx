import { useEffect, useState } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { donates } from '../words.ts'
import { type Here, wakeBar } from './here.ts'

/** Whose page the person is on. Where that can't be known, as on the browser's own pages, nothing is said. */
export function HerePart() {
  const [here, setHere] = useState<Here>({ kind: 'unknown' })
  useEffect(() => {
    wakeBar().then(setHere, () => {})
  }, [])
  if (here.kind === 'unknown') return null
  if (here.kind === 'noShop')
    return (
      <div>
        <h2>{t('shopping-extension:popup.noShop')}</h2>
        <p className="soft">{t('shopping-extension:popup.noShopText')}</p>
      </div>
    )
  return (
    <div className="card shop">
      <h2>{t('shopping-extension:popup.atShop', { shop: here.shop.name })}</h2>
      <p>{t('shopping-extension:popup.atShopText', { rate: donates(here.shop) })}</p>
    </div>
  )
}
