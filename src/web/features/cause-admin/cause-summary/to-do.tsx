import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { CauseSummary } from '#machines/cause-admin/cause-summary/cause-summary.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { Icon } from '#web/ui/icons.tsx'
import { card, soft, stack } from '#web/ui/styles.ts'
import { tasksIn } from './tasks.ts'

const titled = css`gap: var(--s2); & > h2 { font-size: var(--size-l); }`
const list = css`
  display: grid; list-style: none; padding: 0; margin-block-end: calc(-1 * var(--s3));
  & > li { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--s3); align-items: center; padding-block: var(--s3); border-block-start: 1px solid var(--line-soft); line-height: 1.4; }
  & a { font-weight: 650; }
  & a::after { content: ''; position: absolute; inset: 0; }
  & span { grid-area: 2 / 1; font-size: var(--size-s); text-wrap: pretty; }
  & svg { grid-area: 1 / 2 / span 2; color: var(--ink-soft); }
`

/** What is missing in the record of a cause, each with the page where it is put right. */
export function ToDo({ cause, found }: { cause: CauseCard; found: CauseSummary }) {
  const tasks = tasksIn(found)
  return (
    <section className={cx(card, stack, titled)} aria-labelledby="to-do">
      <h2 id="to-do">{t('cause-admin:summary.toDo.title')}</h2>
      {tasks.length === 0 && <p className={soft}>{t('cause-admin:summary.toDo.none', { cause: cause.name })}</p>}
      <ul className={list}>
        {tasks.map(({ name, says, to, search }) => (
          <li key={name}>
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
