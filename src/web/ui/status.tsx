import { css, cx } from '@linaria/core'
import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icons.tsx'

const badge = css`
  display: inline-flex; align-items: center; gap: var(--s1); padding: 2px var(--s2) 2px var(--s1); border-radius: 999px; font-size: var(--size-s); font-weight: 600; inline-size: max-content; max-inline-size: 100%;
  @media (forced-colors: active) { border: 1px solid; }
`
const tones = {
  positive: css`color: var(--positive); background: var(--positive-wash);`,
  waiting: css`color: var(--waiting); background: var(--waiting-wash);`,
  negative: css`color: var(--negative); background: var(--negative-wash);`,
  closed: css`color: var(--ink-soft); background: var(--surface-sunk);`,
}
const icons: Record<keyof typeof tones, IconName> = { positive: 'tick', waiting: 'clock', negative: 'cross', closed: 'cross' }
export type StatusTone = keyof typeof tones

interface StatusProps {
  tone: StatusTone
  icon?: IconName | IconNode | undefined
  children: ReactNode
}

/** A status is never colour alone: an icon and a word go with it. */
export function Status({ tone, icon, children }: StatusProps) {
  return (
    <span className={cx(badge, tones[tone])}>
      <Icon {...(typeof icon === 'object' ? { drawing: icon } : { name: icon ?? icons[tone] })} />
      {children}
    </span>
  )
}
