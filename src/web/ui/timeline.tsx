import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import { Icon } from './icons.tsx'
import { dotted, figure, soft } from './styles.ts'

// In place of the dot: a mark of its own for what is over.
const mark = css`
  position: absolute; inset-block-start: 0; inset-inline-start: -1px; display: grid; place-items: center; inline-size: 24px; block-size: 24px; border: 2px solid; border-radius: 50%; background: var(--positive-wash); color: var(--positive); font-size: 14px;
  [data-kind='declined'] > & { background: var(--negative-wash); color: var(--negative); }
  & > svg { inline-size: 1em; block-size: 1em; stroke-width: 3; }
  @media (forced-colors: active) { border-color: CanvasText; background: Canvas; color: CanvasText; }
`

// Where it is now stands out; what lies ahead stands back.
const way = css`
  & > [data-now] > div { display: grid; gap: var(--s1); padding: var(--s4); background: var(--accent-wash); border-radius: var(--radius-card); margin-block: calc(-1 * var(--s2)) 0; }
  & > [data-now] b { font: 600 var(--size-l) / 1.3 var(--display); }
  & > li[data-now]::before { background: var(--surface-raised); border: 4px solid var(--accent); inline-size: 18px; block-size: 18px; inset-inline-start: 2px; }
  & > li[data-now]::after { inset-block-start: calc(0.35em + 18px); }
  & > li { text-wrap: pretty; }
  & > [data-kind='done']:not(:has(+ [data-kind='next']:not([data-now])))::after { background: var(--accent); }
  @media (forced-colors: active) { & > [data-now] > div { border: 1px solid; } }
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

interface TimelineProps {
  entries: readonly TimelineEntry[]
  /** More of the first step that isn’t over yet. */
  now?: ReactNode
}

/** What has happened and what comes next, in the order of its dates. */
export function Timeline({ entries, now }: TimelineProps) {
  const present = now ? entries.find(({ kind }) => kind === 'next') : undefined
  return (
    <ol className={cx(dotted, way)}>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one thing may happen twice on a day, and all stay in their order
        <Step key={index} entry={entry} now={entry === present ? now : undefined} />
      ))}
    </ol>
  )
}

function Step({ entry: { kind, title, when, note, isEnd }, now }: { entry: TimelineEntry; now: ReactNode }) {
  const said = (
    <>
      <b>{title}</b>
      {when && <span className={soft}>{when}</span>}
      {note && <span className={figure}>{note}</span>}
    </>
  )
  return (
    <li data-kind={kind} data-now={now ? true : undefined} aria-current={now ? 'step' : undefined}>
      {isEnd && (
        <div className={mark}>
          <Icon name={kind === 'declined' ? 'cross' : 'tick'} />
        </div>
      )}
      {now ? (
        <div>
          {said}
          {now}
        </div>
      ) : (
        said
      )}
    </li>
  )
}
