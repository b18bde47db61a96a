import { t } from '#web/i18n/i18n.ts'
import { site } from '../site.ts'
import { HerePart } from './here-part.tsx'
import { PermissionPart } from './permission-part.tsx'
import { SearchPart } from './search-part.tsx'

/** What opens when the icon is pressed. */
export function Popup() {
  return (
    <>
      <header>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M16 2a14 14 0 1 0 14 14H16Z" fill="var(--accent)" />
          <path d="M19 2.300V13h10.700A14 14 0 0 0 19 2.300Z" fill="var(--highlight)" />
        </svg>
        <div>
          <h1>{t('shopping-extension:name')}</h1>
          <p className="by">{site.name}</p>
        </div>
      </header>
      <main>
        <HerePart />
        <PermissionPart />
        <SearchPart />
      </main>
      <footer>
        <p>{t('shopping-extension:popup.privacy')}</p>
        <a href={`${site.origin}/donation-reminder`} target="_blank" rel="noreferrer">
          {t('shopping-extension:popup.help')}
        </a>
      </footer>
    </>
  )
}
