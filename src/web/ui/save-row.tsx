import { css } from '@linaria/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { t } from '../i18n/i18n.ts'
import { Button, type ButtonKind } from './button.tsx'
import { useFormFrame } from './form.tsx'
import { Icon } from './icons.tsx'
import { Problem } from './reading-parts.tsx'
import { useToast } from './use-toast.ts'

const place = css`
  display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr); inline-size: 100%;
  & > [role='alert'] { max-inline-size: 36rem; }
`
const line = css`
  display: flex; flex-wrap: wrap; gap: var(--s2) var(--s4); align-items: center;
  & > p { display: flex; gap: var(--s2); align-items: flex-start; max-inline-size: 36rem; font-weight: 600; }
  & > p > svg { flex: none; margin-block-start: 0.15em; color: var(--positive); }
  & > p:empty { position: absolute; }
  @media (max-width: 479px) { & > [type='submit'] { inline-size: 100%; } }
`

/** What a form has come to: said beside its button, and by a toast for whoever looks elsewhere (U-030). */
export type SaveResult =
  | { saved: string; toast?: string }
  | { failed: string; help?: string | undefined; toast?: string; onRetry: (() => void) | undefined }

interface SaveRowProps {
  /** What the button says. */
  children: ReactNode
  kind?: ButtonKind
  isBusy: boolean
  isDisabled?: boolean
  /** Null while nothing has come of it yet. */
  result: SaveResult | null
  /** Other buttons of the form. */
  more?: ReactNode
  /** The way back from what was saved. */
  undo?: ReactNode
}

/** Says it until the person types on: then it is no longer true of what they see. */
function useUntilEdited(words: string | undefined): string | undefined {
  const { form } = useFormFrame()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!words || !form) return
    setOver(false)
    const watched = form.watch((_, { type }) => type === 'change' && setOver(true))
    return () => watched.unsubscribe()
  }, [words, form])
  return isOver ? undefined : words
}

/** The end of a form that stays. What has come of it is said aloud here, where the eye is; its toast is only seen. */
export function SaveRow({ children, kind = 'primary', isBusy, isDisabled = false, result, more, undo }: SaveRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const saved = result && 'saved' in result ? result : null
  const failed = result && 'failed' in result ? result : null
  const said = useUntilEdited(saved?.saved)
  // What is pressed goes away with the failure; the button of the form stays.
  const retry =
    failed?.onRetry &&
    (() => {
      row.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
      failed.onRetry?.()
    })
  const action = retry ? { action: { label: t('common:tryAgain'), onPress: retry } } : {}
  useToast(saved?.toast ? { kind: 'success', words: saved.toast, isSaid: true } : null)
  useToast(failed?.toast ? { kind: 'error', words: failed.toast, isSaid: true, ...action } : null)
  return (
    <div className={place} ref={row}>
      <div className={line}>
        <Button type="submit" kind={kind} isBusy={isBusy} isDisabled={isDisabled}>
          {children}
        </Button>
        {more}
        <p role="status">
          {said && (
            <>
              <Icon name="tick" />
              {said}
            </>
          )}
        </p>
        {undo}
      </div>
      {failed && <Problem words={failed.failed} help={failed.help} onRetry={retry} />}
    </div>
  )
}
