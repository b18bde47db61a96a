import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { overlayMachine } from '#machines/ui/overlay/overlay.machine.ts'
import { byState } from '#web/ui/by-state.ts'
import { hostToasts } from './toast-place.tsx'

const layer = css`
  position: fixed; inset: 0; margin: 0; border: 0; padding: 0; inline-size: 100%; block-size: 100%; max-inline-size: none; max-block-size: none; overflow: hidden; background: var(--scrim); transition: opacity 200ms; opacity: 0; display: grid; align-items: end; justify-items: center;
  &::backdrop { background: none; }
  & > div { background: var(--surface-raised); color: var(--ink); border-radius: var(--radius-card) var(--radius-card) 0 0; padding: var(--s5); inline-size: min(100%, 40rem); box-shadow: var(--shadow); transition: transform 200ms; }
`
const slides = css`& > div { transform: translateY(100%); }`
const visible = css`opacity: 1; & > div { transform: none; }`

interface OverlayProps {
  isOpen: boolean
  kind: 'fade' | 'slideFromBottom'
  label: string
  onClose(): void
  children: ReactNode
}

/** F-161, U-031, U-032: the browser's own dialog keeps the page behind it from being used; the chart times the fades. */
export function Overlay({ isOpen, kind, label, onClose, children }: OverlayProps) {
  const [state, send] = useMachine(overlayMachine)
  useEffect(() => {
    send({ type: isOpen ? 'overlay.opened' : 'overlay.closed' })
  }, [isOpen, send])
  const ref = useRef<HTMLDialogElement>(null)
  const isShown = byState(state.value, { hidden: false, entering: true, visible: true, leaving: true })
  // U-073: the focus goes in with the layer and back to its opener.
  useEffect(() => {
    const shown = ref.current
    if (!isShown || !shown) return
    const opener = document.activeElement
    shown.showModal()
    shown.focus()
    const giveBack = hostToasts(shown)
    return () => {
      giveBack()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [isShown])
  if (!isShown) return null
  return (
    <dialog
      ref={ref}
      aria-label={label}
      tabIndex={-1}
      className={cx(layer, kind === 'slideFromBottom' && slides, state.matches('visible') && visible)}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div inert={state.matches('leaving')}>{children}</div>
    </dialog>
  )
}
