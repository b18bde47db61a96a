import { dotted, figure, soft } from './styles.ts'

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
    <ol className={dotted}>
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
