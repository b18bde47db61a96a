import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { modalMachine } from '#machines/ui/modal/modal.machine.ts'
import { byState } from '#web/ui/by-state.ts'
import { t } from '../i18n/i18n.ts'
import { Icon } from './icons.tsx'
import { hostToasts } from './toast-place.tsx'

const dialog = css`
  border: 0; border-radius: var(--radius-card); padding: var(--s5); inline-size: min(34rem, calc(100% - 2 * var(--s4))); background: var(--surface-raised); color: var(--ink); box-shadow: var(--shadow); opacity: 0;
  &::backdrop { background: var(--scrim); }
  & > div > header { display: flex; gap: var(--s4); justify-content: space-between; align-items: flex-start; margin-block-end: var(--s4); }
  & > div > header > button { background: none; border: 0; min-inline-size: 44px; min-block-size: 44px; cursor: pointer; display: grid; place-items: center; margin: -8px; }
`
const wide = css`inline-size: min(76rem, calc(100% - 2 * var(--s4)));`
const phases = {
  fadingIn: css`opacity: 1; transition: opacity 50ms;`,
  open: css`opacity: 1;`,
  fadingOut: css`opacity: 0; transition: opacity 300ms;`,
}

interface ModalProps {
  isOpen: boolean
  title: string
  /** Null while what was answered is under way. */
  onClose: (() => void) | null
  /** For what is as wide as a page. */
  isWide?: boolean
  children: ReactNode
}

/** F-162, U-073: the browser's own dialog traps the focus, closes on Escape and gives the focus back; the chart times the fades. */
export function Modal({ isOpen, title, onClose, isWide = false, children }: ModalProps) {
  const [state, send] = useMachine(modalMachine)
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  const isShown = byState(state.value, { closed: false, fadingIn: true, open: true, fadingOut: true })
  useEffect(() => {
    send({ type: isOpen ? 'modal.opened' : 'modal.closed' })
  }, [isOpen, send])
  useEffect(() => {
    const shown = ref.current
    if (!isShown || !shown) return
    const before = document.activeElement
    shown.showModal()
    const giveBack = hostToasts(shown)
    return () => {
      giveBack()
      shown.close()
      // One that is taken away while it is open gives nothing back by itself.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
  }, [isShown])
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      className={cx(dialog, isWide && wide, state.value !== 'closed' && phases[state.value])}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
    >
      {isShown && (
        // What fades away is no longer used.
        <div inert={state.value === 'fadingOut'}>
          <header>
            <h2 id={id}>{title}</h2>
            {onClose && (
              <button type="button" onClick={onClose} aria-label={t('common:close')}>
                <Icon name="close" />
              </button>
            )}
          </header>
          {children}
        </div>
      )}
    </dialog>
  )
}
