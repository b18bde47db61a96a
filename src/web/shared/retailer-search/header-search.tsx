import { css, cx } from '@linaria/core'
import { useNavigate } from '@tanstack/react-router'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Suggestion } from '#machines/shopping/header-search/header-search.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { Icon } from '#web/ui/icons.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { visuallyHidden } from '#web/ui/styles.ts'
import { useLazyMachine } from '#web/ui/use-lazy-machine.ts'
import type { SearchKind } from './header-search.implementations.ts'
import type { SuggestionsProps } from './search-suggestions.tsx'

const form = css`
  position: relative; display: grid; grid-template-columns: minmax(0, 1fr) auto auto; border: 2px solid var(--line); border-radius: var(--radius); background: var(--surface-raised);
  &:focus-within { border-color: var(--accent); }
  & > input::-webkit-search-cancel-button { display: none; }
  & > input[type='search'] { border: 0; background: none; min-block-size: 46px; padding: var(--s2) var(--s4); inline-size: 100%; border-radius: var(--radius); }
  & > button { border: 0; background: none; min-inline-size: 46px; min-block-size: 44px; cursor: pointer; display: grid; place-items: center; color: var(--accent); }
`
const large = css`
  & > input[type='search'] { min-block-size: 60px; font-size: var(--size-l); }
  & > button[type='submit'] { padding-inline: var(--s5); background: var(--highlight); color: var(--highlight-ink); border-radius: 0 4px 4px 0; font-weight: 650; }
  @media (max-width: 559px) { & > button[type='submit'] { grid-column: 1 / -1; min-block-size: 48px; border-radius: 0 0 4px 4px; } }
`
const Suggestions = lazyPart(lazyImport(async () => (await import('./search-suggestions.tsx')).Suggestions))

const loadSearch = lazyImport(() => import('./header-search.implementations.ts'))
const loadSuggestionList = lazyImport(
  async () => (await import('#machines/ui/suggestion-list/suggestion-list.machine.ts')).suggestionListMachine,
)

interface Choosing {
  /** The field's attributes; its label and its hint stand outside. */
  field: { id: string } & ComponentProps<'input'>
  button: ReactNode
  detailOf: SuggestionsProps['detailOf']
  onChoose: (chosen: Suggestion) => void
  /** What was typed, where none is highlighted. */
  onSubmit: (term: string) => void
}

/** F-083…F-086: the combobox pattern of the ARIA guide over two charts, the search and the list. */
export function HeaderSearch({
  isLarge = false,
  searchKind = 'retailer',
  typed = '',
  name,
  choosing,
}: {
  isLarge?: boolean
  searchKind?: SearchKind
  /** What stands in it at first. */
  typed?: string | undefined
  /** What it's called where the header's search stands on the same page. */
  name?: string
  /** Where one of what is found is chosen, instead of gone to. */
  choosing?: Choosing
}) {
  const site = useSite()
  const navigate = useNavigate()
  const own = useId()
  const id = choosing?.field.id ?? own
  const box = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(typed)
  const [search, sendSearch] = useLazyMachine(async () => (await loadSearch()).headerSearchWith(site, searchKind))
  const [suggestions, sendList] = useLazyMachine(loadSuggestionList)
  const isOpen = search?.hasTag('open') ?? false
  const results = search?.matches({ focused: 'suggestions' }) ? search.context.results : []
  const highlight = suggestions?.context.highlight ?? -1
  const isUsed = search !== null
  // Before they're painted: an arrow pressed right away is for them.
  useLayoutEffect(() => {
    if (isUsed) sendList({ type: 'list.offered', count: results.length })
  }, [isUsed, results.length, sendList])
  useEffect(() => {
    if (!isUsed) return
    const outside = (event: PointerEvent) =>
      event.target instanceof Node && !box.current?.contains(event.target) && sendSearch({ type: 'search.left' })
    addEventListener('pointerdown', outside)
    return () => removeEventListener('pointerdown', outside)
  }, [isUsed, sendSearch])

  function leave(): void {
    sendSearch({ type: 'search.left' })
    sendList({ type: 'list.closed' })
  }
  function open(index: number): void {
    const chosen = results[index]
    const q = text.trim()
    leave()
    // What found it is here.
    if (chosen)
      void loadSearch().then(({ openSuggestion }) =>
        openSuggestion(site, navigate, choosing?.onChoose, { searchKind, term: text, results, index, chosen }),
      )
    else if (choosing) choosing.onSubmit(q)
    else if (q) void navigate({ to: '/search/retailer', search: { q, cat: searchKind } })
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      sendList({ type: event.key === 'ArrowDown' ? 'highlight.next' : 'highlight.previous' })
    } else if (event.key === 'Escape') {
      // A browser would empty the field, too.
      event.preventDefault()
      leave()
    }
  }
  return (
    <search aria-label={name}>
      <form
        ref={box}
        className={cx(form, isLarge && large)}
        action="/search/retailer"
        onSubmit={(event) => {
          event.preventDefault()
          open(highlight)
        }}
        onBlur={(event) => event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget) && leave()}
      >
        {!choosing && (
          <label className={visuallyHidden} htmlFor={id}>
            {t(searchKind === 'cause' ? 'shell:causeSearchLabel' : 'shell:searchLabel')}
          </label>
        )}
        <input
          id={id}
          name="q"
          type="search"
          role="combobox"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={name ?? t(searchKind === 'cause' ? 'shell:causeSearchPlaceholder' : 'shell:searchPlaceholder')}
          value={text}
          maxLength={100}
          aria-expanded={isOpen && results.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={highlight >= 0 ? `${id}-${highlight}` : undefined}
          {...choosing?.field}
          onFocus={() => {
            sendSearch({ type: 'search.focused' })
            // What the search will ask with comes before the first letter, not between two.
            site.services().catch(() => {}) // asked for again when something is typed
          }}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value)
            sendSearch(
              event.target.value === '' ? { type: 'search.cleared' } : { type: 'search.typed', term: event.target.value },
            )
          }}
        />
        {text !== '' && (
          <button
            type="button"
            aria-label={t('shell:clearSearch')}
            onClick={() => {
              setText('')
              sendSearch({ type: 'search.cleared' })
              box.current?.querySelector('input')?.focus()
            }}
          >
            <Icon name="close" />
          </button>
        )}
        {searchKind === 'cause' && <input type="hidden" name="cat" value="cause" />}
        {choosing?.button ?? (
          <button type="submit" aria-label={isLarge ? undefined : t('shell:searchButton')}>
            {isLarge ? t(name ? 'shell:searchButton' : `shell:go.${searchKind}`) : <Icon name="search" />}
          </button>
        )}
        {isUsed && <Suggestions {...{ id, searchKind, isOpen, results, highlight, open }} detailOf={choosing?.detailOf} />}
      </form>
    </search>
  )
}
