import { css, cx } from '@linaria/core'
import { type ReactNode, useId } from 'react'
import { t } from '../i18n/i18n.ts'
import { buttonLooks } from './button.tsx'
import { byState } from './by-state.ts'
import { loadCollapsible } from './collapsible.tsx'
import { card, soft, stack, visuallyHidden } from './styles.ts'
import { useLazyMachine } from './use-lazy-machine.ts'

const box = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr); align-items: start;
  & > [data-now] { display: grid; gap: var(--s2) var(--s4); grid-template-columns: minmax(0, 1fr); overflow-wrap: anywhere; }
  & > [data-now] > button { justify-self: start; }
  & > [hidden] { display: none; }
  @media (min-width: 480px) {
    & > [data-now] { grid-template-columns: minmax(0, 1fr) auto; }
    & > [data-now] > button { grid-area: 1 / 2 / span 2; align-self: center; }
  }
  /* Its form stands beside it where there is room. */
  @media (min-width: 1100px) {
    &[data-open] { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: var(--s6); }
    &[data-open] > [data-now] { grid-template-columns: minmax(0, 1fr); }
    &[data-open] > [data-now] > button { grid-area: auto; }
  }
`

interface Props {
  id: string
  title: string
  /** What it is now, or what a change of it does. */
  now: string
  children: ReactNode
}

/** What one has, in a line; the form that changes it opens where it is asked for, and stays until it is closed. */
export function ChangeCard({ id, title, now, children }: Props) {
  const [state, send] = useLazyMachine(loadCollapsible, { startsOpen: false })
  const form = useId()
  const isOpen = state ? byState(state.value, { starting: false, open: true, closed: false }) : false
  return (
    <section className={cx(card, box)} aria-labelledby={id} data-open={isOpen || undefined}>
      <div data-now>
        <h2 id={id}>{title}</h2>
        <p className={soft}>{now}</p>
        <button
          type="button"
          className={buttonLooks('quiet')}
          aria-expanded={isOpen}
          aria-controls={form}
          onClick={() => send({ type: 'panel.toggled' })}
        >
          {t(isOpen ? 'common:close' : 'common:change')} <span className={visuallyHidden}>{title}</span>
        </button>
      </div>
      <div id={form} className={stack} hidden={!isOpen}>
        {children}
      </div>
    </section>
  )
}
