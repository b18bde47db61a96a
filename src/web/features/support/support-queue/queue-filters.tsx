import { css } from '@linaria/core'
import { Link, useNavigate } from '@tanstack/react-router'
import type { SupportItemsFound } from '#contract/support/support-queue.ts'
import { type SupportQueueName, supportOrders, supportQueues } from '#contract/support/support-queue-names.ts'
import type { SupportQuery } from '#machines/support/support-queue/support-queue.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { showCurrent } from '#web/ui/show-current.ts'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { addressOf, type QueueHome } from './queue-address.ts'

const loadRules = lazyImport(async () => (await import('#contract/support/support-queue.rules.ts')).supportSearchRules)

const chips = css`
  display: flex; gap: var(--s2); flex-wrap: wrap;
  & a { display: inline-flex; align-items: center; gap: var(--s2); min-block-size: 44px; padding-inline: var(--s3); border: 1px solid var(--line); border-radius: 999px; color: var(--ink); text-decoration: none; line-height: 1.2; white-space: nowrap; }
  & a:hover { background: var(--accent-wash); }
  & a[aria-current] { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); font-weight: 650; }
  & b { font-variant-numeric: tabular-nums; font-weight: 650; }
`
// On a phone one line, which fades where there is more of it.
const queues = css`
  font-size: var(--size-s);
  @media (min-width: 1024px) { & a { min-block-size: 36px; } }
  @media (max-width: 767px) {
    overflow-x: auto; scrollbar-width: none; position: relative; margin-inline: calc(-1 * var(--s4)); padding: 4px var(--s6) 4px var(--s4);
    mask-image: linear-gradient(to right, var(--ink) calc(100% - 3rem), transparent);
    & > div { flex-wrap: nowrap; inline-size: max-content; }
  }
`
const quiet = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s3); align-items: center; font-size: var(--size-s);
  & > span { color: var(--ink-soft); }
  & a { display: inline-flex; align-items: center; min-block-size: 44px; }
  & a[aria-current] { color: var(--ink); font-weight: 650; text-decoration: none; box-shadow: inset 0 -3px 0 var(--highlight); }
`
const search = css`
  & label { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  display: grid; gap: var(--s3); inline-size: 100%; align-items: end; grid-template-columns: minmax(0, 24rem) max-content; @media (min-width: 1024px) { grid-template-columns: minmax(0, 1fr) max-content; & button { padding-inline: var(--s4); } }
  @media (max-width: 479px) { gap: var(--s2); & input { padding-inline: var(--s3); } & input::placeholder { font-size: var(--size-s); } & button { padding-inline: var(--s3); } }
`
interface FiltersProps {
  query: SupportQuery
  home: QueueHome
  found: SupportItemsFound | null
  isBusy: boolean
}

/** How many wait in all of them. */
export const waitingIn = ({ totals }: SupportItemsFound) => supportQueues.reduce((sum, name) => sum + totals[name], 0)

/** Which queue, with how many wait in each; those in which nothing waits only where one looks at them. */
export function QueueChips({ query, home, found }: Omit<FiltersProps, 'isBusy'>) {
  const all = found && waitingIn(found)
  const stands = (queue: SupportQueueName) => query.queue === queue || (found !== null && found.totals[queue] > 0)
  const chip = (queue: SupportQueueName | null) => (
    <Link
      key={queue ?? 'all'}
      {...addressOf({ ...query, queue, page: 1, item: null }, home)}
      activeOptions={{ exact: true }}
      aria-current={query.queue === queue ? 'true' : undefined}
    >
      {t(`support-queue:queue.${queue ?? 'all'}`)}
      {found && <b>{queue === null ? all : found.totals[queue]}</b>}
    </Link>
  )
  return (
    <nav ref={(line) => showCurrent(line)} className={queues} aria-label={t('support-queue:queues')}>
      <div className={chips}>{[null, ...supportQueues.filter(stands)].map(chip)}</div>
    </nav>
  )
}

/** Whose. */
export function QueueNarrowing({ query, home }: Pick<FiltersProps, 'query' | 'home'>) {
  return (
    <nav className={quiet} aria-label={t('support-queue:assignedTo')}>
      <span aria-hidden="true">{t('support-queue:assignedTo')}</span>
      {([null, 'me', 'nobody'] as const).map((assignee) => (
        <Link
          key={assignee ?? 'anybody'}
          {...addressOf({ ...query, assignee, page: 1 }, home)}
          activeOptions={{ exact: true }}
          aria-current={query.assignee === assignee ? 'true' : undefined}
        >
          {t(`support-queue:assignee.${assignee ?? 'anybody'}`)}
        </Link>
      ))}
    </nav>
  )
}

export function QueueOrder({ query, home }: Pick<FiltersProps, 'query' | 'home'>) {
  return (
    <nav className={quiet} aria-label={t('support-queue:order')}>
      {supportOrders.map((order) => (
        <Link
          key={order}
          {...addressOf({ ...query, order, page: 1 }, home)}
          activeOptions={{ exact: true }}
          aria-current={query.order === order ? 'true' : undefined}
        >
          {t(`support-queue:orders.${order}`)}
        </Link>
      ))}
    </nav>
  )
}

export function QueueSearchForm({ query, home, isBusy }: Omit<FiltersProps, 'found'>) {
  const navigate = useNavigate()
  const form = useRulesForm<{ q: string }>(loadRules, { q: query.q })
  return (
    <FormFrame
      form={form}
      fields={['q']}
      onSubmit={({ q }) => void navigate(addressOf({ ...query, q, page: 1, item: null }, home))}
    >
      <div className={search}>
        <TextField
          registration={form.register('q')}
          label={t('support-queue:search')}
          placeholder={t('support-queue:searchHint')}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" kind="secondary" isBusy={isBusy}>
          {t('support-queue:find')}
        </Button>
      </div>
    </FormFrame>
  )
}
