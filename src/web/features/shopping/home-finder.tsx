import { css } from '@linaria/core'
import { useId, useState } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { HeaderSearch } from '#web/shared/retailer-search/header-search.tsx'
import { visuallyHidden } from '#web/ui/styles.ts'

// Two halves of one switch.
const finder = css`
  display: grid; gap: var(--s3); inline-size: 100%; max-inline-size: 40rem;
  & > fieldset { display: flex; }
  & label { display: inline-flex; align-items: center; min-block-size: 44px; padding-inline: var(--s5); border: 2px solid var(--line); border-radius: 0 var(--radius) var(--radius) 0; background: var(--surface-raised); cursor: pointer; }
  & label:first-of-type { border-radius: var(--radius) 0 0 var(--radius); margin-inline-end: -2px; }
  & label:hover { color: var(--accent); }
  & label:has(:checked) { position: relative; border-color: var(--accent); background: var(--accent); color: var(--accent-ink); }
  & label:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
  & label > input { position: absolute; opacity: 0; }
  @media (forced-colors: active) { & label:has(:checked) { outline: 3px solid Highlight; } }
`

/** The two things that people come for. Without a script the field that stands here first works by itself. */
export function HomeFinder() {
  const name = useId()
  const [searchKind, setSearchKind] = useState<'retailer' | 'cause'>('cause')
  return (
    <div className={finder}>
      <fieldset>
        <legend className={visuallyHidden}>{t('shopping-home:find')}</legend>
        {(['cause', 'retailer'] as const).map((kind) => (
          <label key={kind}>
            <input type="radio" name={name} checked={searchKind === kind} onChange={() => setSearchKind(kind)} />
            {t(`shopping-home:find_${kind}`)}
          </label>
        ))}
      </fieldset>
      <HeaderSearch key={searchKind} isLarge searchKind={searchKind} />
    </div>
  )
}
