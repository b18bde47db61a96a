import { css } from '@linaria/core'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#web/ui/icons.tsx'

// As many beside each other as there is room for.
const rules = css`
  display: grid; gap: var(--s4) var(--s6); margin: 0; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  @media (min-width: 768px) { &:has(> :nth-child(4)) { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  & > div { position: relative; padding-inline-start: calc(2.5rem + var(--s3)); min-block-size: 2.5rem; }
  & dt > span { position: absolute; inset: 0 auto auto 0; display: grid; place-items: center; inline-size: 2.5rem; block-size: 2.5rem; border-radius: 50%; background: var(--accent-wash); color: var(--accent); }
  & dt { font-weight: 650; line-height: 1.4; text-wrap: balance; }
  & dd { margin: 0; font-size: var(--size-s); line-height: 1.45; color: var(--ink-soft); text-wrap: pretty; }
`

export interface Rule {
  drawing: Extract<ComponentProps<typeof Icon>, { drawing: unknown }>['drawing']
  name: string
  text: ReactNode
}

/** What holds, each with its sign: a few words, and below them what they mean. */
export function RuleList({ list }: { list: readonly Rule[] }) {
  return (
    <dl className={rules}>
      {list.map(({ drawing, name, text }) => (
        <div key={name}>
          <dt>
            <span>
              <Icon drawing={drawing} />
            </span>
            {name}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
