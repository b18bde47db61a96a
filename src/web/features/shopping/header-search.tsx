import { css, cx } from '@linaria/core'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { formatRate } from '../../../contract/money.ts'
import { t } from '../../i18n/i18n.ts'
import { Icon } from '../../ui/icons.tsx'
import { useLaterChart } from '../../ui/later-chart.ts'
import { Monogram } from '../../ui/monogram.tsx'
import { visuallyHidden } from '../../ui/styles.ts'
import { useSite } from '../session/site.ts'

const form = css`
  position: relative; display: grid; grid-template-columns: minmax(0, 1fr) auto auto; border: 2px solid var(--line); border-radius: var(--radius); background: var(--surface-raised);
  &:focus-within { border-color: var(--accent); }
  & > input::-webkit-search-cancel-button { display: none; }
  & > input { border: 0; background: none; min-block-size: 46px; padding: var(--s2) var(--s4); inline-size: 100%; border-radius: var(--radius); }
  & > button { border: 0; background: none; min-inline-size: 46px; min-block-size: 44px; cursor: pointer; display: grid; place-items: center; color: var(--accent); }
`
const large = css`
  & > input { min-block-size: 60px; font-size: var(--size-l); }
  & > button[type='submit'] { min-inline-size: 60px; background: var(--highlight); color: var(--highlight-ink); border-radius: 0 4px 4px 0; }
`
const list = css`
  position: absolute; inset-block-start: calc(100% + 6px); inset-inline: -2px; z-index: 30; background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); box-shadow: var(--shadow); padding: var(--s2); max-block-size: 60vh; overflow: auto; text-align: start; font-size: var(--size-m);
  & > [role='option'] { display: grid; grid-template-columns: auto 1fr auto; gap: var(--s3); align-items: center; padding: var(--s2); border-radius: var(--radius); cursor: pointer; color: var(--ink); }
  & > [role='option'] > span:first-child { inline-size: 2.25rem; block-size: 2.25rem; font-size: 0.9rem; border-radius: 8px; }
  & > [aria-selected='true'], & > [role='option']:hover { background: var(--accent-wash); outline: 2px solid var(--accent); outline-offset: -2px; }
  & > p { padding: var(--s3); color: var(--ink-soft); }
  & strong { color: var(--accent); }
`

const loadSuggestionList = async () =>
  (await import('../../../../machines/ui/suggestion-list/suggestion-list.machine.ts')).suggestionListMachine

/** F-083…F-086: the combobox pattern of the ARIA guide over two charts, the search and the list. */
export function HeaderSearch({ isLarge = false }: { isLarge?: boolean }) {
  const site = useSite()
  const navigate = useNavigate()
  const id = useId()
  const box = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  const [search, sendSearch] = useLaterChart(async () =>
    (await import('./header-search.implementations.ts')).headerSearchWith(site),
  )
  const [suggestions, sendList] = useLaterChart(loadSuggestionList)
  const isOpen = search?.hasTag('open') ?? false
  const results = search?.matches({ focused: 'suggestions' }) ? search.context.results : []
  const highlight = suggestions?.context.highlight ?? -1
  useEffect(() => sendList({ type: 'list.offered', count: results.length }), [results.length, sendList])
  useEffect(() => {
    const outside = (event: PointerEvent) =>
      event.target instanceof Node && !box.current?.contains(event.target) && sendSearch({ type: 'search.left' })
    addEventListener('pointerdown', outside)
    return () => removeEventListener('pointerdown', outside)
  }, [sendSearch])

  function leave(): void {
    sendSearch({ type: 'search.left' })
    sendList({ type: 'list.closed' })
  }
  function open(index: number): void {
    const chosen = results[index]
    if (chosen) void import('./header-search.implementations.ts').then((own) => own.tellChosen(site, text, results, index))
    leave()
    if (chosen) void navigate({ to: '/retailer/$retailerSlug', params: { retailerSlug: chosen.slug } })
    else if (text.trim()) void navigate({ to: '/search/retailer', search: { q: text.trim(), cat: 'retailer' } })
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      sendList({ type: event.key === 'ArrowDown' ? 'highlight.next' : 'highlight.previous' })
    } else if (event.key === 'Escape') {
      leave()
    }
  }
  const announcement = !isOpen
    ? ''
    : results.length === 0
      ? t('shell:noneFound')
      : t('shell:resultCount', { count: results.length })
  return (
    <search>
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
        <label className={visuallyHidden} htmlFor={id}>
          {t('shell:searchLabel')}
        </label>
        <input
          id={id}
          name="q"
          type="search"
          role="combobox"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('shell:searchPlaceholder')}
          value={text}
          maxLength={100}
          aria-expanded={isOpen && results.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={highlight >= 0 ? `${id}-${highlight}` : undefined}
          onFocus={() => sendSearch({ type: 'search.focused' })}
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
        <button type="submit" aria-label={t('shell:searchButton')}>
          <Icon name="search" />
        </button>
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
              <Monogram name={retailer.name} />
              <span>{retailer.name}</span>
              <strong>{formatRate(retailer.bestRate)}</strong>
            </div>
          ))}
          {isOpen && results.length === 0 && <p>{t('shell:noSuggestions')}</p>}
        </div>
        <div className={visuallyHidden} role="status">
          {announcement}
        </div>
      </form>
    </search>
  )
}
