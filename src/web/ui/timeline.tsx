import { css } from '@linaria/core'
import { figure, soft } from './styles.ts'

const timeline = css`
  display: grid;
  & > li { position: relative; padding: 0 0 var(--s5) var(--s6); display: grid; gap: 2px; }
  & > li:last-child { padding-block-end: 0; }
  & > li::before { content: ''; position: absolute; inset-inline-start: 4px; inset-block-start: 0.35em; inline-size: 14px; block-size: 14px; border-radius: 50%; background: var(--accent); }
  & > li::after { content: ''; position: absolute; inset-inline-start: 10px; inset-block: calc(0.35em + 14px) calc(-0.35em); inline-size: 2px; background: var(--line-soft); }
  & > li:last-child::after { display: none; }
  & > li[data-kind='next']::before { background: var(--surface); border: 2px dashed var(--line); }
  & > li[data-kind='declined']::before { background: var(--negative); }
  @media (forced-colors: active) { & > li::before { border: 7px solid CanvasText; } & > li[data-kind='next']::before { border: 2px dashed CanvasText; } & > li::after { background: none; border-inline-start: 2px solid CanvasText; } }
`

export interface TimelineEntry {
  kind: 'done' | 'declined' | 'next'
  title: string
  /** When it was, or is expected, and by whom; left out where nobody knows yet. */
  when?: string
  note?: string | null
}

/** What has happened and what comes next, in the order of its dates. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={timeline}>
      {entries.map(({ kind, title, when, note }) => (
        <li key={`${title} ${when}`} data-kind={kind}>
          <b>{title}</b>
          {when && <span className={soft}>{when}</span>}
          {note && <span className={figure}>{note}</span>}
        </li>
      ))}
    </ol>
  )
}
