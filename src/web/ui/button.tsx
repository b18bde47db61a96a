import { css, cx } from '@linaria/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LoadingDots } from './loading-dots.tsx'

const button = css`
  display: inline-flex; align-items: center; justify-content: center; gap: var(--s2); min-block-size: 48px; padding: var(--s2) var(--s5); border: 2px solid transparent; border-radius: var(--radius);
  font-weight: 650; line-height: 1.2; text-decoration: none; cursor: pointer; text-align: center; transition: background 150ms, color 150ms;
  &[aria-disabled='true'] { cursor: default; opacity: 0.75; }
`
const kinds = {
  primary: css`
    background: var(--accent); color: var(--accent-ink); border-block-end-color: var(--edge);
    &:hover { background: var(--accent-strong); color: var(--accent-ink); }
    @media (forced-colors: active) { border-color: ButtonText; }
  `,
  highlight: css`
    background: var(--highlight); color: var(--highlight-ink); border-block-end-color: var(--edge);
    &:hover { filter: brightness(0.95); color: var(--highlight-ink); }
    @media (forced-colors: active) { border-color: ButtonText; }
  `,
  secondary: css`
    background: transparent; color: var(--accent); border-color: var(--accent);
    &:hover { background: var(--accent-wash); }
  `,
  quiet: css`
    background: transparent; color: var(--accent); padding-inline: 0; border-inline-width: 0; min-block-size: 44px; text-decoration: underline; text-underline-offset: 0.18em; font-weight: 500;
    &:hover { text-decoration-thickness: 2px; }
  `,
}
export type ButtonKind = keyof typeof kinds

/** For a link that leads to another site. */
export const buttonLooks = (kind: ButtonKind) => cx(button, kinds[kind])

interface ButtonProps {
  children: ReactNode
  kind?: ButtonKind
  type?: 'button' | 'submit'
  /** Busy buttons keep the focus and say so, instead of being disabled (GOV.UK). */
  isBusy?: boolean
  isDisabled?: boolean
  /** One of several choices, and the one that holds. */
  isPressed?: boolean
  onClick?: () => void
  name?: string
}

/** F-165, U-043 */
export function Button({
  children,
  kind = 'primary',
  type = 'button',
  isBusy = false,
  isDisabled = false,
  isPressed,
  onClick,
  name,
}: ButtonProps) {
  const isOff = isBusy || isDisabled
  return (
    <button
      type={type}
      name={name}
      className={buttonLooks(kind)}
      aria-disabled={isOff || undefined}
      aria-pressed={isPressed}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isOff) event.preventDefault()
        else onClick?.()
      }}
    >
      {children}
      {isBusy && <LoadingDots />}
    </button>
  )
}

/** A button with a target is a link (U-043). */
export function ButtonLink({
  children,
  kind = 'primary',
  ...link
}: { children: ReactNode; kind?: ButtonKind } & Omit<LinkProps, 'children'>) {
  return (
    <Link {...link} className={buttonLooks(kind)}>
      {children}
    </Link>
  )
}
