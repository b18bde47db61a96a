import { css, cx } from '@linaria/core'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { Icon } from './icons.tsx'

// Below its button; a sheet at the window's lower edge on phones, and in the middle where a browser can't find the button.
const menu = css`
  anchor-scope: --menu;
  & > button { display: flex; gap: var(--s2); align-items: center; justify-content: space-between; inline-size: 100%; min-block-size: 44px; padding: var(--s2) var(--s4); border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface-raised); text-align: start; cursor: pointer; anchor-name: --menu; }
  & > button:hover { border-color: var(--accent); color: var(--accent); }
  & > button[data-on] { border-color: var(--accent); background: var(--accent-wash); font-weight: 600; }
  & > button:has(+ :popover-open) > svg { rotate: 180deg; }
  & > nav { padding: var(--s3); border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised); color: var(--ink); box-shadow: var(--shadow); inline-size: max-content; max-inline-size: min(100vw - 2 * var(--s4), 30rem); max-block-size: 80vh; overflow: auto; }
  @supports (position-area: block-end) { & > nav { position-anchor: --menu; position-area: block-end span-inline-end; position-try-fallbacks: flip-inline, flip-block; inset: auto; margin: var(--s1) 0; } }
  & a { display: flex; align-items: center; justify-content: space-between; min-block-size: 44px; padding-inline: var(--s3); border-radius: var(--radius); color: var(--ink); text-decoration: none; }
  & a:hover { background: var(--accent-wash); color: var(--accent); }
  & a[aria-current] { background: var(--accent); color: var(--accent-ink); font-weight: 600; }
  @media (max-width: 767px) {
    & > nav { position: fixed; position-area: none; inset: auto 0 0; margin: 0; inline-size: auto; max-inline-size: none; border-width: 1px 0 0; border-radius: var(--radius-card) var(--radius-card) 0 0; padding-block-end: calc(var(--s4) + env(safe-area-inset-bottom)); }
    & > nav::backdrop { background: var(--scrim); }
  }
  @media (forced-colors: active) { & > button[data-on], & a[aria-current] { outline: 2px solid Highlight; outline-offset: -2px; } }
`

/** For each link: its own page stays behind it, so that the panel has to go, and the button has the focus again. */
const close = ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

interface LinkMenuProps {
  className?: string
  /** What is chosen by it. */
  label: string
  chosen: ReactNode
  /** Something else than what a list begins with. */
  isOn?: boolean
  /** The links, told what each does when it is pressed. */
  children(onClick: typeof close): ReactNode
}

/** A button that opens a panel of links, one of which is chosen. It opens without our script, and goes with Escape or a press beside it. */
export function LinkMenu({ className, label, chosen, isOn = false, children }: LinkMenuProps) {
  const id = useId()
  return (
    <div className={cx(menu, className)}>
      <button type="button" popoverTarget={id} data-on={isOn || undefined}>
        {chosen}
        <Icon name="down" />
      </button>
      <nav id={id} popover="auto" aria-label={label}>
        {children(close)}
      </nav>
    </div>
  )
}
