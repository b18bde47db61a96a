import { css, cx } from '@linaria/core'
import pen from 'lucide/dist/esm/icons/pencil.mjs'
import { type ReactNode, useEffect, useRef } from 'react'
import type { WrittenWords } from '#machines/support/written-words.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import type { TypedValues } from '#web/ui/keep-typed.ts'
import { soft, tightStack } from '#web/ui/styles.ts'

const decided = css`padding-block-start: var(--s3);`
/** On a narrow screen, what can be decided stands at the lower edge of the window until one has read to its end. */
const inSight = css`
  @media (max-width: 1023px) and (min-height: 560px) {
    position: sticky; inset-block-end: 0; z-index: 1; margin-inline: calc(-1 * var(--s4)); padding: var(--s3) var(--s4); background: var(--surface-raised); border-block-start: 1px solid var(--line-soft);
    @media (min-width: 480px) { margin-inline: calc(-1 * var(--s5)); padding-inline: var(--s5); }
  }
`

interface InPlaceProps {
  /** Whether the form stands where the buttons were. */
  isOpen: boolean
  form: ReactNode
  /** Whether the buttons stay in sight while what they decide about is read. */
  isBar?: boolean
  /** Whose own thing it is reads that somebody else decides. */
  isMine?: boolean | undefined
  children: ReactNode
}

/** Buttons that give way to a form. What was pressed is gone then: the focus goes to the form's first field, and back to the first button. */
export function InPlace({ isOpen, form, isBar = false, isMine = false, children }: InPlaceProps) {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef(isOpen)
  useEffect(() => {
    if (before.current !== isOpen) {
      // What is written comes after the ready answers in the page, and is what one came for.
      const part = ref.current
      ;(part?.querySelector('textarea') ?? part?.querySelector<HTMLElement>('input, button'))?.focus()
    }
    before.current = isOpen
  }, [isOpen])
  if (isMine) return <p className={soft}>{t('support:isMine')}</p>
  return (
    <div ref={ref} className={cx(tightStack, decided, isBar && !isOpen && inSight)}>
      {isOpen ? form : children}
    </div>
  )
}

const asWritten = css`white-space: pre-line; overflow-wrap: anywhere;`

/** What is typed in the forms below is a chart's: `read` answers what it has for the form that stands there. It stays when it is sent, since that may fail. */
export const keepWritten = (read: () => WrittenWords | null | undefined, write: (words: WrittenWords) => void): TypedValues => ({
  read: () => read() ?? null,
  write: (_, values) =>
    write(Object.fromEntries(Object.entries(values).map(([field, value]) => [field, typeof value === 'string' ? value : '']))),
  drop: () => {},
})

const mark = css`
  display: inline-flex; gap: var(--s1); align-items: center; color: var(--waiting); font-size: 0.85rem; font-weight: 600;
  & > svg { inline-size: 1em; block-size: 1em; }
`

/** Beside what somebody has begun to write about. */
export const Unsent = () => (
  <span className={mark}>
    <Icon drawing={pen} />
    {t('support:unsent')}
  </span>
)

interface WrittenProps {
  words: WrittenWords
  as: 'h2' | 'h3'
  /** Where it can't be sent any more; null where it still can. */
  onDiscard: (() => void) | null
}

/** What was typed where its form isn't there any more, to be copied. */
export function WhatWasWritten({ words, as: Heading, onDiscard }: WrittenProps) {
  const written = Object.entries(words).filter(([, text]) => text.trim() !== '')
  if (written.length === 0) return null
  return (
    <div className={tightStack}>
      <Heading className={soft}>{t('support:written')}</Heading>
      {written.map(([field, text]) => (
        <p key={field} className={asWritten}>
          {text}
        </p>
      ))}
      {onDiscard && (
        <div>
          <Button kind="quiet" onClick={onDiscard}>
            {t('support:discard')}
          </Button>
        </div>
      )}
    </div>
  )
}
