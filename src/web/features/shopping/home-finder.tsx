import { css } from '@linaria/core'
import { useId, useRef, useState } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { HeaderSearch } from '#web/shared/retailer-search/header-search.tsx'
import { visuallyHidden } from '#web/ui/styles.ts'

// Two halves of one switch.
const finder = css`
  display: grid; gap: var(--s3); inline-size: 100%; max-inline-size: 40rem;
  & > div { display: flex; }
  & > div > button { min-block-size: 44px; padding-inline: var(--s5); border: 2px solid var(--line); border-radius: 0 var(--radius) var(--radius) 0; background: var(--surface-raised); cursor: pointer; }
  & > div > button:first-of-type { border-radius: var(--radius) 0 0 var(--radius); margin-inline-end: -2px; }
  & > div > button:hover { color: var(--accent); }
  & > div > [aria-pressed='true'] { position: relative; border-color: var(--accent); background: var(--accent); color: var(--accent-ink); }
  & > div > [aria-pressed='true']:hover { color: var(--accent-ink); }
  @media (forced-colors: active) { & > div > [aria-pressed='true'] { outline: 3px solid Highlight; } }
`

/** The two things that people come for: what is typed stays when the other is chosen. Without a script the field that stands here first works by itself. */
export function HomeFinder() {
  const legend = useId()
  const box = useRef<HTMLDivElement>(null)
  const [{ searchKind, typed }, setSearch] = useState<{ searchKind: 'retailer' | 'cause'; typed?: string | undefined }>({
    searchKind: 'cause',
  })
  return (
    <div ref={box} className={finder}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset of buttons is no form */}
      <div role="group" aria-labelledby={legend}>
        <span id={legend} className={visuallyHidden}>
          {t('shopping-home:find')}
        </span>
        {(['cause', 'retailer'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={searchKind === kind}
            onClick={() => setSearch({ searchKind: kind, typed: box.current?.querySelector('input')?.value })}
          >
            {t(`shopping-home:find_${kind}`)}
          </button>
        ))}
      </div>
      <HeaderSearch key={searchKind} isLarge searchKind={searchKind} typed={typed} />
    </div>
  )
}
