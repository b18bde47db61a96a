import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { CauseSummary } from '#machines/cause-admin/cause-summary/cause-summary.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { Icon } from '#web/ui/icons.tsx'
import { card, soft, stack } from '#web/ui/styles.ts'
import { setUpIn, tasksIn } from '../tasks.ts'

const titled = css`gap: var(--s3);`
const head = css`display: flex; flex-wrap: wrap; gap: 0 var(--s3); align-items: baseline; justify-content: space-between; & > h2 { font-size: var(--size-l); } & > b { font-size: var(--size-s); font-variant-numeric: tabular-nums; }`
// One for each thing that is set up once; what is done is filled.
const parts = css`
  display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: var(--s1);
  & > i { block-size: 8px; border-radius: 4px; background: var(--line-soft); }
  & > i[data-done] { background: var(--accent); }
  @media (forced-colors: active) { & > i { border: 1px solid; } & > i[data-done] { background: CanvasText; } }
`
const list = css`
  display: grid; list-style: none; padding: 0; margin-block-end: calc(-1 * var(--s3));
  & > li { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--s3); align-items: center; padding-block: var(--s3); border-block-start: 1px solid var(--line-soft); line-height: 1.4; }
  & a { font-weight: 650; }
  & a::after { content: ''; position: absolute; inset: 0; }
  & span { grid-area: 2 / 1; font-size: var(--size-s); text-wrap: pretty; }
  & svg { grid-area: 1 / 2 / span 2; color: var(--ink-soft); }
`

/** How much of a cause is set up, and what is missing in the record of it, each with the page where it is put right. */
export function ToDo({ cause, found }: { cause: CauseCard; found: CauseSummary }) {
  const tasks = tasksIn(cause.id, { ...found, notes: found.messages })
  const { done, all } = setUpIn(tasks)
  return (
    <section className={cx(card, stack, titled)} aria-labelledby="to-do">
      <div className={head}>
        <h2 id="to-do">{t('cause-admin-dashboard:toDo.title')}</h2>
        <b>{t('cause-admin-dashboard:toDo.setUp', { count: done, all })}</b>
      </div>
      <div aria-hidden="true" className={parts}>
        {Array.from({ length: all }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a bar have nothing but their place
          <i key={place} data-done={place < done || undefined} />
        ))}
      </div>
      {tasks.length === 0 && <p className={soft}>{t('cause-admin-dashboard:toDo.none', { cause: cause.name })}</p>}
      <ul className={list}>
        {tasks.map(({ kind, name, says, to, search }) => (
          <li key={kind}>
            <Link to={to} {...(search && { search })}>
              {name}
            </Link>
            <span className={soft}>{says}</span>
            <Icon name="forward" />
          </li>
        ))}
      </ul>
    </section>
  )
}
