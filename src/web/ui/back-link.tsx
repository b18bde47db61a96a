import { css } from '@linaria/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon } from './icons.tsx'

const back = css`display: inline-flex; align-items: center; gap: var(--s1); min-block-size: 44px;`

/** Leads from one thing to what it is of. */
export function BackLink({ children, ...link }: { children: ReactNode } & Omit<LinkProps, 'children'>) {
  return (
    <p>
      <Link {...link} className={back}>
        <Icon name="back" />
        {children}
      </Link>
    </p>
  )
}
