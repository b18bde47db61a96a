import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { overlayMachine } from '#machines/ui/overlay/overlay.machine.ts'
import { byState } from '#web/ui/by-state.ts'

const layer = css`
  position: fixed; inset: 0; z-index: 40; background: var(--scrim); transition: opacity 200ms; opacity: 0; display: grid; align-items: end; justify-items: center;
  & > div { background: var(--surface-raised); border-radius: var(--radius-card) var(--radius-card) 0 0; padding: var(--s5); inline-size: min(100%, 40rem); box-shadow: var(--shadow); transition: transform 200ms; }
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

/** F-161, U-031, U-032 */
export function Overlay({ isOpen, kind, label, onClose, children }: OverlayProps) {
  const [state, send] = useMachine(overlayMachine)
  useEffect(() => {
    send({ type: isOpen ? 'overlay.opened' : 'overlay.closed' })
  }, [isOpen, send])
  const ref = useRef<HTMLDivElement>(null)
  const isShown = byState(state.value, { hidden: false, entering: true, visible: true, leaving: true })
  // U-073: the focus goes in with the layer and back to its opener.
  useEffect(() => {
    if (!isShown) return
    const opener = document.activeElement
    ref.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [isShown])
  if (!isShown) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it; its content has its own close button
    <div
      className={cx(layer, kind === 'slideFromBottom' && slides, state.matches('visible') && visible)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div role="dialog" aria-modal="true" aria-label={label} tabIndex={-1} ref={ref}>
        {children}
      </div>
    </div>
  )
}
