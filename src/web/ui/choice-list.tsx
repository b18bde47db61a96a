import { css } from '@linaria/core'
import { Face } from './face.tsx'
import { Icon } from './icons.tsx'
import { soft } from './styles.ts'

const list = css`
  display: grid; gap: var(--s2);
  & button { display: flex; gap: var(--s4); align-items: center; inline-size: 100%; min-block-size: 72px; padding: var(--s3) var(--s4); text-align: start; background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); cursor: pointer; }
  & button:hover { border-color: var(--accent); background: var(--accent-wash); }
  & button > span:last-of-type { flex: 1; min-inline-size: 0; }
`

interface Choice {
  key: string | number
  name: string
  detail: string
  /** The address of its picture; its initials stand in for one. */
  picture?: string | null
  onChoose(): void
}

/** Causes or shops that were found: one press chooses. Nothing when there is none. */
export function ChoiceList({ choices, hasMarks = true }: { choices: Choice[]; hasMarks?: boolean }) {
  if (choices.length === 0) return null
  return (
    <ul className={list}>
      {choices.map(({ key, name, detail, picture = null, onChoose }) => (
        <li key={key}>
          <button type="button" onClick={onChoose}>
            {hasMarks && <Face name={name} picture={picture} />}
            <span>
              <b>{name}</b>
              <br />
              <span className={soft}>{detail}</span>
            </span>
            <Icon name="forward" />
          </button>
        </li>
      ))}
    </ul>
  )
}
