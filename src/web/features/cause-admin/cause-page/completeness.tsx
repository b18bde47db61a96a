import { css } from '@linaria/core'
import type { MouseEvent } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { row } from '#web/ui/styles.ts'

const bar = css`
  display: grid; gap: var(--s2); flex: 1 1 16rem;
  & > progress { inline-size: 100%; max-inline-size: 28rem; block-size: 0.75rem; accent-color: var(--accent); }
  & a { display: inline-flex; align-items: center; min-block-size: 44px; }
`

/** Leads to the line of a part, which opens. */
function goTo(event: MouseEvent, id: string): void {
  const line = document.getElementById(id)
  const opener = line?.querySelector('button')
  if (!line || !opener) return
  event.preventDefault()
  line.scrollIntoView()
  opener.focus({ preventScroll: true })
  if (opener.getAttribute('aria-expanded') === 'false') opener.click()
}

export interface CountedPart {
  /** The place of its line in the page. */
  id: string
  name: string
  isThere: boolean
}

/** F-146: how much of the page is there, and the way to what isn't; a part counts once it is saved. */
export function Completeness({ parts }: { parts: readonly CountedPart[] }) {
  const missing = parts.filter(({ isThere }) => !isThere)
  const count = parts.length - missing.length
  const words = missing.length === 0 ? t('cause-admin:page.whole') : t('cause-admin:page.complete', { count })
  return (
    <div className={bar}>
      <span role="status">{words}</span>
      <progress value={count} max={parts.length} aria-label={words} />
      {missing.length > 0 && (
        <p className={row}>
          {t('cause-admin:page.missing')}
          {missing.map(({ id, name }) => (
            <a key={name} href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {name}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}
