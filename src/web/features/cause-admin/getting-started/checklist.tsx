import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { t } from '#web/i18n/i18n.ts'
import { Icon } from '#web/ui/icons.tsx'

// Every line is of one shape: what is to be done, and below it why, or that it’s done; before it a mark where some of it may be done. The whole line is pressed.
const lines = css`
  display: grid; grid-template-columns: minmax(0, 1fr); list-style: none; padding: 0; margin: 0; font-size: var(--size-s); line-height: 1.4;
  & > li { position: relative; display: grid; grid-template-columns: 1.25rem minmax(0, 1fr); gap: 0 var(--s3); padding-block: var(--s2); border-block-start: 1px solid color-mix(in srgb, var(--accent) 25%, transparent); }
  & > li > :is(a, p) { grid-column: 2; }
  /* Where nothing is ticked, the end of the line says that it leads somewhere. */
  & > li:not(:has(> span)) { grid-template-columns: minmax(0, 1fr) auto; & > :is(a, p) { grid-column: 1; } & > a { color: var(--ink); text-decoration: none; } &:hover > a { text-decoration: underline; } & > svg { grid-area: 1 / 2 / 3; align-self: center; color: var(--ink-soft); } }
  & > li > a { justify-self: start; padding-block: 2px; font-weight: 600; line-height: 1.45; }
  & > li > a::after { content: ''; position: absolute; inset: 0; }
  & > li > p { font-size: inherit; color: var(--ink-soft); text-wrap: pretty; }
`
const mark = css`
  display: grid; place-items: center; inline-size: 1.25rem; block-size: 1.25rem; margin-block-start: 3px; border: 2px solid var(--accent); border-radius: 50%;
  &[data-done] { background: var(--accent); color: var(--accent-ink); }
  & > svg { inline-size: 0.75rem; block-size: 0.75rem; stroke-width: 4; }
`

export interface ChecklistItem {
  kind: string
  name: string
  says: string
  to: string
  search?: { part: 'lapsed' } | undefined
  /** Left out in a list of only what is open: no line of it has a mark. */
  isDone?: boolean
}

/** What is to be done, each with the way to it, and what is done ticked. */
export function Checklist({ items }: { items: ChecklistItem[] }) {
  return (
    <ul className={lines}>
      {items.map(({ kind, name, says, to, search, isDone }) => (
        <li key={kind}>
          {isDone !== undefined && (
            <span className={mark} data-done={isDone || undefined}>
              {isDone && <Icon name="tick" />}
            </span>
          )}
          {isDone === undefined && <Icon name="forward" />}
          <Link to={to} {...(search && { search })}>
            {name}
          </Link>
          <p>{isDone ? t('cause-admin-dashboard:start.done') : says}</p>
        </li>
      ))}
    </ul>
  )
}
