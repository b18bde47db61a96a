import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { dueGroupOf } from '#contract/support/due-groups.ts'
import type { SupportItemsFound } from '#contract/support/support-queue.ts'
import { keyOfItem } from '#contract/support/support-queue-names.ts'
import { hasUnsent, type SupportDrafts, type SupportQuery } from '#machines/support/support-queue/support-queue.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { card, row, soft, tightStack, visuallyHidden } from '#web/ui/styles.ts'
import { addressOf, type QueueHome } from './queue-address.ts'
import { waitingIn } from './queue-filters.tsx'
import { QueueLine } from './queue-line.tsx'

const lines = css`
  display: grid; align-content: start; border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised); overflow: clip;
  & li + li, & > * + * { border-block-start: 1px solid var(--line-soft); }
  & h2 { display: flex; gap: var(--s2); padding: var(--s1) var(--s3); background: var(--surface-sunk); font: 650 var(--size-s) / 1.5 var(--text); letter-spacing: 0; }
  & h2 > span { color: var(--ink-soft); font-weight: 400; font-variant-numeric: tabular-nums; }
  & .overdue > h2 { color: var(--negative); }
`

/** By how soon somebody should look, by the server's clock; where the list stands in another order, all of it. */
const groupsOf = ({ items, readAt }: SupportItemsFound, order: SupportQuery['order']) =>
  order === 'due' ? [...Map.groupBy(items, (item) => dueGroupOf(item, Date.parse(readAt)))] : [['later', items] as const]

interface ListProps {
  found: SupportItemsFound
  query: SupportQuery
  home: QueueHome
  /** What stands beside the list. */
  opened: string | null
  /** What is typed and not sent. */
  drafts: SupportDrafts
}

/** One page of what waits, and the way to the others: it says how many there are, and leaves none out. */
export function QueueList({ found, query, home, opened, drafts }: ListProps) {
  const { items, total, page, pages, readAt, team } = found
  const me = team.find(({ isMe }) => isMe)?.id
  const filtered = query.q !== '' || query.assignee !== null
  if (items.length === 0) {
    const others = waitingIn(found)
    return (
      <div className={cx(card, tightStack)}>
        {!filtered && <Scene name="no-notices" size="small" />}
        <p role="status">{t(filtered ? 'support-queue:noneFit' : 'support-queue:none')}</p>
        {!filtered && query.queue !== null && others > 0 && (
          <Link {...addressOf({ ...query, queue: null, page: 1, item: null }, home)} activeOptions={{ exact: true }}>
            {t('support-queue:seeAll', { count: others })}
          </Link>
        )}
      </div>
    )
  }
  const groups = groupsOf(found, query.order)
  return (
    <div className={tightStack}>
      {/* How many there are in all stands with their queue already. */}
      <p className={filtered || pages > 1 ? soft : visuallyHidden} role="status">
        {t(pages > 1 ? 'support-queue:countOnPage' : 'support-queue:count', { count: total, page, pages })}
      </p>
      <div className={lines}>
        {groups.map(([group, its]) => (
          <div key={group} className={group}>
            {groups.length > 1 && (
              <h2>
                {t(`support-queue:group.${group}`)} <span>{its.length}</span>
              </h2>
            )}
            <ul>
              {its.map((item) => (
                <li key={keyOfItem(item)}>
                  <QueueLine
                    item={item}
                    readAt={readAt}
                    query={query}
                    home={home}
                    isOpened={keyOfItem(item) === opened}
                    isMine={item.assignee !== null && item.assignee.id === me}
                    isUnsent={hasUnsent(drafts, keyOfItem(item))}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
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
