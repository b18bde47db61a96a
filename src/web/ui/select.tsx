import { css, cx } from '@linaria/core'
import type { ComponentProps } from 'react'
import { input } from './fields.tsx'
import { Icon } from './icons.tsx'

const place = css`
  position: relative; display: block; inline-size: 100%;
  & > select { appearance: none; padding-inline-end: 2.75rem; color: var(--ink); font: inherit; cursor: pointer; text-overflow: clip; }
  & > svg { position: absolute; inset-block: 0; inset-inline-end: var(--s3); margin-block: auto; color: var(--accent); pointer-events: none; }
`

/** A choice of few that the browser opens, with the look of the other fields. */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <span className={place}>
    <select {...rest} className={cx(input, className)} />
    <Icon name="down" />
  </span>
)
