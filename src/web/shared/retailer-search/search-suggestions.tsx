import { css } from '@linaria/core'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { rateWords } from '#web/ui/rate-words.ts'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { visuallyHidden } from '#web/ui/styles.ts'

const list = css`
  position: absolute; inset-block-start: calc(100% + 6px); inset-inline: -2px; z-index: 30; background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); box-shadow: var(--shadow); padding: var(--s2); max-block-size: 60vh; overflow: auto; text-align: start; font-size: var(--size-m);
  & > [role='option'] { display: grid; grid-template-columns: auto 1fr auto; gap: var(--s3); align-items: center; padding: var(--s2); border-radius: var(--radius); cursor: pointer; color: var(--ink); }
  & > [role='option'] > span:first-child { inline-size: 2.25rem; block-size: 2.25rem; font-size: 0.9rem; border-radius: 8px; }
  & > [aria-selected='true'], & > [role='option']:hover { background: var(--accent-wash); outline: 2px solid var(--accent); outline-offset: -2px; }
  & > p { padding: var(--s3); color: var(--ink-soft); }
  & strong { color: var(--accent); }
`

/** What the header search has found, and a sentence about it for who cannot see the list. */
export function Suggestions({
  id,
  isOpen,
  results,
  highlight,
  open,
}: {
  /** The field's. */
  id: string
  isOpen: boolean
  results: readonly RetailerCard[]
  /** The place of the highlighted one; -1 for none. */
  highlight: number
  open: (index: number) => void
}) {
  const announcement = !isOpen
    ? ''
    : results.length === 0
      ? t('shell:noneFound')
      : t('shell:resultCount', { count: results.length })
  return (
    <>
      <div className={list} hidden={!isOpen} id={`${id}-list`} role="listbox" aria-label={t('shell:suggestions')}>
        {results.map((retailer, index) => (
          // The field keeps the focus and its keys; the mouse is the other way in.
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox
          // biome-ignore lint/a11y/useFocusableInteractive: the combobox points at it with aria-activedescendant
          <div
            key={retailer.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === highlight}
            onClick={() => open(index)}
          >
            <ShopMark name={retailer.name} category={retailer.category} />
            <span>{retailer.name}</span>
            <strong>{rateWords(retailer)}</strong>
          </div>
        ))}
        {isOpen && results.length === 0 && <p>{t('shell:noSuggestions')}</p>}
      </div>
      <div className={visuallyHidden} role="status">
        {announcement}
      </div>
    </>
  )
}
