import { css } from '@linaria/core'
import { type ReactNode, useId } from 'react'
import { lazyImport } from '../site/lazy-import.ts'
import { Icon } from './icons.tsx'
import { useLazyMachine } from './use-lazy-machine.ts'

const box = css`
  border-block-start: 1px solid var(--line-soft);
  & > h2 { font: inherit; letter-spacing: 0; }
  & > h2 > button { display: flex; justify-content: space-between; align-items: center; inline-size: 100%; min-block-size: 48px; background: none; border: 0; padding: var(--s2) 0; cursor: pointer; text-align: start; font-weight: 650; }
  & > h2 > button[aria-expanded='true'] > svg { transform: rotate(180deg); }
  & > div { padding-block-end: var(--s4); }
`

export const loadCollapsible = lazyImport(
  async () => (await import('#machines/ui/collapsible/collapsible.machine.ts')).collapsibleMachine,
)

/** F-164, U-047 */
export function Collapsible({
  title,
  startsOpen = false,
  children,
}: {
  title: ReactNode
  startsOpen?: boolean
  children: ReactNode
}) {
  const [state, send] = useLazyMachine(loadCollapsible, { startsOpen })
  const id = useId()
  const isOpen = state?.matches('open') ?? startsOpen
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
