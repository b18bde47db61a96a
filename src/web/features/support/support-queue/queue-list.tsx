import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { formatDay } from '#contract/dates.ts'
import type { SupportItem, SupportItemsFound } from '#contract/support/support-queue.ts'
import { keyOfItem } from '#contract/support/support-queue-names.ts'
import type { SupportQuery } from '#machines/support/support-queue/support-queue.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { Status } from '#web/ui/status.tsx'
import { row, soft, stack, tightStack } from '#web/ui/styles.ts'
import { ageOf, lateOf, nameOf } from './item-words.ts'
import { addressOf, type QueueHome } from './queue-address.ts'
import { QueueOrder, waitingIn } from './queue-filters.tsx'

const lines = css`
  display: grid; align-content: start; border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised); overflow: clip;
  @media (min-width: 1024px) { max-block-size: max(26rem, calc(100vh - 9rem)); overflow: auto; }
  & > li + li { border-block-start: 1px solid var(--line-soft); }
`
const line = css`
  display: grid; gap: 2px; padding: var(--s3) var(--s4); color: var(--ink); text-decoration: none; font-size: var(--size-s); line-height: 1.4;
  &:hover { background: var(--accent-wash); color: var(--ink); }
  &:focus-visible { outline-offset: -3px; }
  &[aria-current] { background: var(--accent-wash); box-shadow: inset 4px 0 0 var(--accent); }
  & > b { font-size: var(--size-m); line-height: 1.3; }
  & > * { overflow-wrap: anywhere; min-inline-size: 0; }
`
const head = css`display: flex; flex-wrap: wrap; gap: 0 var(--s4); align-items: center; justify-content: space-between;`
const apart = css`display: flex; flex-wrap: wrap; gap: 2px var(--s3); align-items: center; justify-content: space-between;`
const keeper = css`display: inline-flex; align-items: center; gap: var(--s1);`

interface LineProps {
  item: SupportItem
  readAt: string
  query: SupportQuery
  home: QueueHome
  isOpened: boolean
}

function Line({ item, readAt, query, home, isOpened }: LineProps) {
  const key = keyOfItem(item)
  return (
    <Link
      {...addressOf({ ...query, item: key }, home)}
      className={line}
      activeOptions={{ exact: true }}
      aria-current={isOpened ? 'true' : undefined}
      data-item={key}
    >
      <span className={cx(apart, soft)}>
        <span>{t(`support-queue:item.${item.queue}`)}</span>
        <span>{ageOf(item, readAt)}</span>
      </span>
      <b>{nameOf(item)}</b>
      {item.who && <span className={soft}>{item.who}</span>}
      <span className={apart}>
        <span>{t(`support-queue:standing.${item.standing}`)}</span>
        {item.dueAt && !item.isOverdue && <span className={soft}>{t('support-queue:due', { day: formatDay(item.dueAt) })}</span>}
        {item.isOverdue && (
          <Status tone="negative" icon="warning">
            {lateOf(item.dueAt, readAt)}
          </Status>
        )}
        {item.assignee && (
          <span className={cx(soft, keeper)}>
            <Icon name="person" />
            {t('support-queue:withName', { name: item.assignee.name })}
          </span>
        )}
      </span>
    </Link>
  )
}

interface ListProps {
  found: SupportItemsFound
  query: SupportQuery
  home: QueueHome
  /** What stands beside the list. */
  opened: string | null
}

/** One page of what waits, and the way to the others: it says how many there are, and leaves none out. */
export function QueueList({ found, query, home, opened }: ListProps) {
  const { items, total, page, pages, readAt } = found
  const filtered = query.q !== '' || query.assignee !== null
  if (items.length === 0) {
    const others = waitingIn(found)
    return (
      <div className={stack}>
        <p role="status">{t(filtered ? 'support-queue:noneFit' : 'support-queue:none')}</p>
        {!filtered && query.queue !== null && others > 0 && (
          <Link {...addressOf({ ...query, queue: null, page: 1, item: null }, home)} activeOptions={{ exact: true }}>
            {t('support-queue:seeAll', { count: others })}
          </Link>
        )}
      </div>
    )
  }
  return (
    <div className={tightStack}>
      <div className={head}>
        <p className={soft} role="status">
          {t(pages > 1 ? 'support-queue:countOnPage' : 'support-queue:count', { count: total, page, pages })}
        </p>
        <QueueOrder query={query} home={home} />
      </div>
      <ul className={lines}>
        {items.map((item) => (
          <li key={keyOfItem(item)}>
            <Line item={item} readAt={readAt} query={query} home={home} isOpened={keyOfItem(item) === opened} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className={row} aria-label={t('support-queue:pages')}>
          {page > 1 && (
            <ButtonLink kind="secondary" {...addressOf({ ...query, page: page - 1 }, home)}>
              {t('support-queue:before')}
            </ButtonLink>
          )}
          {page < pages && (
            <ButtonLink kind="secondary" {...addressOf({ ...query, page: page + 1 }, home)}>
              {t('support-queue:next')}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  )
}
