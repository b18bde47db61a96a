import { css } from '@linaria/core'
import type { WrittenWords } from '#machines/support/written-words.ts'
import { t } from '#web/i18n/i18n.ts'
import type { TypedValues } from '#web/ui/keep-typed.ts'
import { soft } from '#web/ui/styles.ts'

const asWritten = css`white-space: pre-line; overflow-wrap: anywhere;`

/** What is typed in the forms below is a chart's: `read` answers what it has for the form that stands there. It stays when it is sent, since that may fail. */
export const keepWritten = (read: () => WrittenWords | null | undefined, write: (words: WrittenWords) => void): TypedValues => ({
  read: () => read() ?? null,
  write: (_, values) =>
    write(Object.fromEntries(Object.entries(values).map(([field, value]) => [field, typeof value === 'string' ? value : '']))),
  drop: () => {},
})

/** What was typed where its form isn't there any more, to be copied. */
export function WhatWasWritten({ words }: { words: WrittenWords }) {
  const written = Object.entries(words).filter(([, text]) => text.trim() !== '')
  if (written.length === 0) return null
  return (
    <div>
      <h3 className={soft}>{t('support:written')}</h3>
      {written.map(([field, text]) => (
        <p key={field} className={asWritten}>
          {text}
        </p>
      ))}
    </div>
  )
}
