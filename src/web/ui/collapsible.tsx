import { css } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { type ReactNode, useId } from 'react'
import { collapsibleMachine } from '../../../machines/ui/collapsible/collapsible.machine.ts'
import { Icon } from './icons.tsx'

const box = css`
  border-block-start: 1px solid var(--line-soft);
  & > h2 { font: inherit; letter-spacing: 0; }
  & > h2 > button { display: flex; justify-content: space-between; align-items: center; inline-size: 100%; min-block-size: 48px; background: none; border: 0; padding: var(--s2) 0; cursor: pointer; text-align: start; font-weight: 650; }
  & > h2 > button[aria-expanded='true'] > svg { transform: rotate(180deg); }
  & > div { padding-block-end: var(--s4); }
`

/** F-164, U-047 */
export function Collapsible({
  title,
  startsOpen = false,
  children,
}: {
  title: string
  startsOpen?: boolean
  children: ReactNode
}) {
  const [state, send] = useMachine(collapsibleMachine, { input: { startsOpen } })
  const id = useId()
  const isOpen = state.matches('open')
  return (
    <div className={box}>
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => send({ type: 'panel.toggled' })}>
          {title}
          <Icon name="down" />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
