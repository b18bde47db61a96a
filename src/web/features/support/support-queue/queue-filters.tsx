import { css } from '@linaria/core'
import { Link, useNavigate } from '@tanstack/react-router'
import filter from 'lucide/dist/esm/icons/sliders-horizontal.mjs'
import { useId } from 'react'
import type { SupportItemsFound } from '#contract/support/support-queue.ts'
import { type SupportQueueName, supportOrders, supportQueues } from '#contract/support/support-queue-names.ts'
import type { SupportQuery } from '#machines/support/support-queue/support-queue.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { Button } from '#web/ui/button.tsx'
import { byState } from '#web/ui/by-state.ts'
import { loadCollapsible } from '#web/ui/collapsible.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { Select } from '#web/ui/select.tsx'
import { showCurrent } from '#web/ui/show-current.ts'
import { useLazyMachine } from '#web/ui/use-lazy-machine.ts'
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
const choices = css`
  display: flex; gap: var(--s3);
  @media (max-width: 1023px) { inline-size: 100%; & > div { flex: 1; min-inline-size: 0; } }
`
const choice = css`
  display: grid; gap: var(--s1); font-size: var(--size-s);
  & > label { color: var(--ink-soft); }
  & select { min-block-size: 44px; padding-block: var(--s1); }
`
const search = css`
  & > div { max-inline-size: none; }
  & label { font-size: var(--size-s); font-weight: 400; color: var(--ink-soft); }
  & input, & button { min-block-size: 44px; padding-block: var(--s1); }
  display: grid; gap: var(--s3); inline-size: 100%; align-items: end; grid-template-columns: minmax(0, 24rem) max-content; @media (min-width: 1024px) { grid-template-columns: minmax(0, 1fr) max-content; & button { padding-inline: var(--s4); } }
  @media (max-width: 479px) { gap: var(--s2); & input { padding-inline: var(--s3); } & input::placeholder { font-size: var(--size-s); } & button { padding-inline: var(--s3); } }
`
/** Search, whose, and in which order: one line where there is room, and on a phone behind a line that opens. */
const tools = css`
  display: flex; flex-wrap: wrap; gap: var(--s3) var(--s4); align-items: end;
  & > form { flex: 1 1 18rem; min-inline-size: 0; }
  @media (max-width: 1023px) { margin-block-start: calc(-1 * var(--s4)); & > form { flex-basis: 100%; } }
  @media (max-width: 767px) { margin-block-start: calc(-1 * var(--s3)); &:not([data-open]) > :not(button) { display: none; } }
`
const opens = css`
  display: inline-flex; gap: var(--s2); align-items: center; min-block-size: 44px; padding: 0; border: 0; background: none; color: var(--accent); font-size: var(--size-s); font-weight: 600; cursor: pointer;
  & > b { display: grid; place-items: center; min-inline-size: 1.5rem; block-size: 1.5rem; border-radius: 999px; background: var(--accent); color: var(--accent-ink); font-variant-numeric: tabular-nums; }
  & > svg { inline-size: 1.1em; block-size: 1.1em; }
  &[aria-expanded='true'] > svg:last-child { rotate: 180deg; }
  @media (min-width: 768px) { display: none; }
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

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  choices: readonly { value: Value; words: string }[]
  onChoose(value: Value): void
}

function Choice<Value extends string>({ label, value, choices, onChoose }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className={choice}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((one) => one.value === target.value)
          if (chosen) onChoose(chosen.value)
        }}
      >
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.words}
          </option>
        ))}
      </Select>
    </div>
  )
}

/** Whose, and in which order. */
function QueueNarrowing({ query, home }: Pick<FiltersProps, 'query' | 'home'>) {
  const navigate = useNavigate()
  const assignees = ['anybody', 'me', 'nobody'] as const
  return (
    <div className={choices}>
      <Choice
        label={t('support-queue:assignedTo')}
        value={query.assignee ?? 'anybody'}
        choices={assignees.map((value) => ({ value, words: t(`support-queue:assignee.${value}`) }))}
        onChoose={(assignee) =>
          void navigate(addressOf({ ...query, assignee: assignee === 'anybody' ? null : assignee, page: 1 }, home))
        }
      />
      <Choice
        label={t('support-queue:order')}
        value={query.order}
        choices={supportOrders.map((value) => ({ value, words: t(`support-queue:orders.${value}`) }))}
        onChoose={(order) => void navigate(addressOf({ ...query, order, page: 1 }, home))}
      />
    </div>
  )
}

function QueueSearchForm({ query, home, isBusy }: Omit<FiltersProps, 'found'>) {
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

/** What finds, narrows and sorts; folded on a phone, where it says how much of it is in force. */
export function QueueTools(props: Omit<FiltersProps, 'found'>) {
  const [state, send] = useLazyMachine(loadCollapsible, { startsOpen: false })
  const id = useId()
  const isOpen = state !== null && byState(state.value, { starting: false, open: true, closed: false })
  const { q, assignee, order } = props.query
  const count = [q !== '', assignee !== null, order !== 'due'].filter(Boolean).length
  return (
    <div id={id} className={tools} data-open={isOpen || undefined}>
      <button
        type="button"
        className={opens}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => send({ type: 'panel.toggled' })}
      >
        <Icon drawing={filter} />
        {t('support-queue:filter')} {count > 0 && <b>{count}</b>}
        <Icon name="down" />
      </button>
      <QueueSearchForm key={q} {...props} />
      <QueueNarrowing {...props} />
    </div>
  )
}
