import { css } from '@linaria/core'
import { Icon } from './icons.tsx'
import { dotted, figure, soft } from './styles.ts'

// In place of the dot: a mark of its own for what is over.
const mark = css`
  position: absolute; inset-block-start: 0; inset-inline-start: -1px; display: grid; place-items: center; inline-size: 24px; block-size: 24px; border: 2px solid; border-radius: 50%; background: var(--positive-wash); color: var(--positive); font-size: 14px;
  [data-kind='declined'] > & { background: var(--negative-wash); color: var(--negative); }
  & > svg { inline-size: 1em; block-size: 1em; stroke-width: 3; }
  @media (forced-colors: active) { border-color: CanvasText; background: Canvas; color: CanvasText; }
`

export interface TimelineEntry {
  kind: 'done' | 'declined' | 'next'
  title: string
  /** When it was, or is expected, and by whom; left out where nobody knows yet. */
  when?: string
  note?: string | null
  /** Nothing comes after it. */
  isEnd?: boolean
}

/** What has happened and what comes next, in the order of its dates. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={dotted}>
      {entries.map(({ kind, title, when, note, isEnd }) => (
        <li key={`${title} ${when}`} data-kind={kind}>
          {isEnd && (
            <div className={mark}>
              <Icon name={kind === 'declined' ? 'cross' : 'tick'} />
            </div>
          )}
          <b>{title}</b>
          {when && <span className={soft}>{when}</span>}
          {note && <span className={figure}>{note}</span>}
        </li>
      ))}
    </ol>
  )
}
