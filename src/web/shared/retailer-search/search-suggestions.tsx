import { css } from '@linaria/core'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { Suggestion } from '#machines/shopping/header-search/header-search.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { Face } from '#web/ui/face.tsx'
import { rateWords } from '#web/ui/rate-words.ts'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { visuallyHidden } from '#web/ui/styles.ts'
import type { SearchKind } from './header-search.implementations.ts'

const list = css`
  position: absolute; inset-block-start: calc(100% + 6px); inset-inline: -2px; z-index: 30; background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); box-shadow: var(--shadow); padding: var(--s2); max-block-size: 60vh; overflow: auto; text-align: start; font-size: var(--size-m);
  & > [role='option'] { display: grid; grid-template-columns: auto 1fr auto; gap: var(--s3); align-items: center; padding: var(--s2); border-radius: var(--radius); cursor: pointer; color: var(--ink); }
  & > [role='option'] > :first-child { inline-size: 2.25rem; block-size: 2.25rem; font-size: 0.9rem; border-radius: 8px; }
  & small { display: block; color: var(--ink-soft); font-size: var(--size-s); line-height: 1.3; }
  & > [aria-selected='true'], & > [role='option']:hover { background: var(--accent-wash); outline: 2px solid var(--accent); outline-offset: -2px; }
  & > [aria-disabled], & > [aria-disabled]:hover { display: block; padding: var(--s3); color: var(--ink-soft); background: none; outline: none; cursor: default; }
  & strong { color: var(--accent); }
`

export interface SuggestionsProps {
  /** The field's. */
  id: string
  searchKind: SearchKind
  isOpen: boolean
  results: readonly Suggestion[]
  /** The place of the highlighted one; -1 for none. */
  highlight: number
  open: (index: number) => void
  /** What is said of a cause besides its name; its place by itself. */
  detailOf?: ((cause: CauseCard) => string) | undefined
}

/** What the header search has found, and a sentence about it for who cannot see the list. */
export function Suggestions({
  id,
  searchKind,
  isOpen,
  results,
  highlight,
  open,
  detailOf = ({ place }) => place,
}: SuggestionsProps) {
  const announcement = !isOpen
    ? ''
    : results.length === 0
      ? t(searchKind === 'cause' ? 'shell:noCausesFound' : 'shell:noneFound')
      : t(searchKind === 'cause' ? 'shell:causeCount' : 'shell:resultCount', { count: results.length })
  return (
    <>
      <div
        className={list}
        hidden={!isOpen}
        id={`${id}-list`}
        role="listbox"
        aria-label={t(searchKind === 'cause' ? 'shell:causeSuggestions' : 'shell:suggestions')}
      >
        {results.map((found, index) => (
          // The field keeps the focus and its keys; the mouse is the other way in.
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox
          // biome-ignore lint/a11y/useFocusableInteractive: the combobox points at it with aria-activedescendant
          <div key={found.id} id={`${id}-${index}`} role="option" aria-selected={index === highlight} onClick={() => open(index)}>
            {'uri' in found ? (
              <Face name={found.name} picture={found.logoHttps} />
            ) : (
              <ShopMark name={found.name} category={found.category} />
            )}
            <span>
              {found.name}
              {'uri' in found && <small>{detailOf(found)}</small>}
            </span>
            {'uri' in found || <strong>{rateWords(found)}</strong>}
          </div>
        ))}
        {isOpen && results.length === 0 && (
          // biome-ignore lint/a11y/useFocusableInteractive: a list box holds options alone; this one can't be chosen, and nothing points at it
          <div role="option" aria-disabled="true" aria-selected="false">
            {t(searchKind === 'cause' ? 'shell:noCauseSuggestions' : 'shell:noSuggestions')}
          </div>
        )}
      </div>
      <div className={visuallyHidden} role="status">
        {announcement}
      </div>
    </>
  )
}
