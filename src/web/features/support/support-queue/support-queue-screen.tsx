import { css, cx } from '@linaria/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import anew from 'lucide/dist/esm/icons/refresh-cw.mjs'
import { type ReactNode, useEffect, useMemo, useReducer, useRef } from 'react'
import type { SupportItemsFound } from '#contract/support/support-queue.ts'
import { keyOfItem, readItemKey } from '#contract/support/support-queue-names.ts'
import type { QueueDecision, QueueDraft } from '#machines/support/review-queue.states.ts'
import { openedItem, type SupportQuery } from '#machines/support/support-queue/support-queue.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { isWideWindow } from '#web/platform/wide-window.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Icon } from '#web/ui/icons.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { card, soft, stack, tightStack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { AssigneeContext, IsHeld, Refreshes } from '../queue.tsx'
import { Assignment } from './assignment.tsx'
import { ItemDetail } from './item-detail.tsx'
import { nameOf } from './item-words.ts'
import { OpenedDraft } from './opened-draft.ts'
import { addressOf, isSame, type QueueHome, queryOf } from './queue-address.ts'
import { QueueChips, QueueTools } from './queue-filters.tsx'
import { QueueList } from './queue-list.tsx'
import type { QueueSearch } from './queue-search.ts'
import { storedDrafts } from './stored-drafts.ts'
import { supportQueueWith } from './support-queue.implementations.ts'
import { useFits } from './use-fits.ts'

const head = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s5); align-items: start; justify-content: space-between;
  @media (max-width: 767px) { margin-block-end: calc(-1 * var(--s3)); & > a:last-child { flex-basis: 100%; } }
  @media (min-width: 768px) { & > a:last-child { order: -1; } & > div:first-child { order: -2; flex: 1; } }
`
const tool = css`display: inline-flex; align-items: center; min-block-size: 44px;`
const panes = css`
  display: grid; gap: var(--s6); grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1024px) { grid-template-columns: minmax(17rem, 4fr) minmax(0, 5fr); gap: var(--s5); align-items: start; min-block-size: 100vh; }
`
/** One thing, and everything that is done to it: it stays in sight beside the list where all of it is seen. */
const detailOf = css`
  @media (min-width: 1024px) { &[data-fits] { position: sticky; inset-block-start: var(--s4); } }
`
/** What is beside each other is seen without scrolling. */
const dense = css`@media (min-width: 1024px) { gap: var(--s4); }`
const sheet = css`
  border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised); overflow: clip;
  & > * { padding: var(--s4); }
  & li.${card}, & div.${card} { padding: 0; border: 0; background: none; }
  & dl > div { grid-template-columns: minmax(6rem, 1fr) minmax(0, 2fr); padding-block: 6px; }
  & dl { font-size: var(--size-s); }
  & li > p.${soft} { font-size: 0.85rem; }
  & > section { gap: var(--s4); }
  @media (min-width: 480px) { & > * { padding: var(--s4) var(--s5); } }
`
const onward = css`
  border-block-start: 1px solid var(--line-soft);
  & > a { display: flex; align-items: center; justify-content: space-between; gap: var(--s3); min-block-size: 44px; font-weight: 650; text-decoration: none; overflow-wrap: anywhere; }
  & > a:hover { text-decoration: underline; }
  && { padding-block: var(--s2); }
`
/** On a narrow screen list and detail are two screens. */
const hiddenBeside = css`@media (max-width: 1023px) { display: none; }`
const backLink = css`
  display: inline-flex; align-items: center; min-block-size: 44px; gap: var(--s1);
  @media (min-width: 1024px) { display: none; }
`
/** The page is called something there too. */
const saidBeside = css`
  @media (max-width: 1023px) { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
`

/** What follows in the list, or its first where what is opened is none of it. */
function nextOf({ items }: SupportItemsFound, key: string) {
  const index = items.findIndex((item) => keyOfItem(item) === key)
  return items[index + 1] ?? null
}

/** What is pressed in the list leads beside it, and back. What opened by itself may be written in before the address says so. */
function useFocusOnOpening(item: string | null) {
  const detail = useFits<HTMLDivElement>()
  const before = useRef(item)
  useEffect(() => {
    const last = before.current
    before.current = item
    if (last === item) return
    const part = detail.current
    if (item === null) document.querySelector<HTMLElement>(`[data-item="${last}"]`)?.focus()
    else if (!part?.querySelector(':is(input, textarea):focus')) part?.querySelector<HTMLElement>('h2')?.focus()
  }, [item, detail])
  return detail
}

/** R-145, G-006: everything that waits for the support team, as a list and what is opened of it. */
export function SupportQueueScreen({ search, home }: { search: QueueSearch; home: QueueHome }) {
  const site = useSite()
  const { state: kept } = useLocation()
  const query = useMemo(() => queryOf(search, home, kept.supportSearch ?? ''), [search, home, kept.supportSearch])
  const [state, send, actor] = useMachine(
    useMemo(() => supportQueueWith(site), [site]),
    { input: { query, isWide: isWideWindow(), drafts: useMemo(() => storedDrafts(site), [site]) } },
  )
  const why = useWhy(actor)
  const asked = useRef<SupportQuery>(query)
  useEffect(() => {
    if (isSame(asked.current, query)) return
    asked.current = query
    send({ type: 'query.changed', query })
  }, [query, send])
  const detail = useFocusOnOpening(query.item)
  const { found, told, drafts } = state.context
  const isAssigning = state.matches('assigning')
  const refresh = () => send({ type: 'list.refreshed' })
  // What is opened is read anew with the list.
  const [asks, askAnew] = useReducer((count: number) => count + 1, 0)
  const refreshAll = () => {
    refresh()
    askAnew()
  }
  // What was chosen has the address, and the screen where there is room for one thing; what is opened by itself has neither.
  const isChosen = query.item !== null
  const opened = query.item ?? state.context.opened
  const key = opened === null ? null : readItemKey(opened)
  const selected = openedItem({ found, opened })
  const draft = useMemo(
    () => ({
      draft: opened === null ? null : (actor.getSnapshot().context.drafts[opened] ?? null),
      onDraft: (draft: QueueDraft<QueueDecision> | null) =>
        opened !== null && send({ type: 'draft.changed', item: opened, draft }),
    }),
    [opened, actor, send],
  )
  const next = found && opened !== null ? nextOf(found, opened) : null
  const assignee = (back: ReactNode) =>
    selected && found ? (
      <Assignment
        item={selected}
        team={found.team}
        isBusy={isAssigning}
        isOff={!state.matches('shown') && !state.matches('empty')}
        told={told}
        onHand={(handing) => send({ type: 'assignment.asked', handing })}
        back={back}
      />
    ) : (
      back && <div>{back}</div>
    )
  return (
    <div className={cx(stack, dense)}>
      <div className={head}>
        <div className={cx(isChosen && saidBeside)}>
          <PageHeading intro={query.queue === null ? undefined : t(`support-queue:intros.${query.queue}`)}>
            {query.queue === null ? t('support-queue:title') : t(`support-queue:queue.${query.queue}`)}
          </PageHeading>
        </div>
        {isChosen && (
          <Link {...addressOf({ ...query, item: null }, home)} activeOptions={{ exact: true }} className={backLink}>
            <Icon name="back" />
            {t('support-queue:back')}
          </Link>
        )}
        {!state.matches('failed') && (
          <Button kind="quiet" isDisabled={isAssigning} onClick={refreshAll}>
            <Icon drawing={anew} />
            {t('support-queue:refresh')}
          </Button>
        )}
        {(query.queue === null || query.queue === 'causes') && (
          <Link to="/support/recall" className={cx(tool, isChosen && hiddenBeside)}>
            {t('support-queue:recall')}
          </Link>
        )}
      </div>
      <div className={cx(isChosen && hiddenBeside)}>
        <QueueChips query={query} home={home} found={found} />
      </div>
      <div className={cx(isChosen && hiddenBeside)}>
        <QueueTools query={query} home={home} isBusy={state.hasTag('busy')} />
      </div>
      <div className={panes}>
        <div className={cx(isChosen && hiddenBeside)}>
          <section className={tightStack} aria-label={t('support-queue:list')} aria-busy={state.matches('loading') || undefined}>
            {showState(state.value, {
              loading: found ? null : <Loading />,
              shown: null,
              empty: null,
              failed: () => (
                <Problem
                  words={t('support-queue:failed')}
                  help={helpFor(why)}
                  onRetry={refresh}
                  retryWords={t('support-queue:refresh')}
                />
              ),
              assigning: null,
            })}
            {found && !state.matches('failed') && (
              <QueueList found={found} query={query} home={home} opened={opened} drafts={drafts} />
            )}
          </section>
        </div>
        <div ref={detail} className={cx(detailOf, key && sheet, !isChosen && hiddenBeside)}>
          {key ? (
            <AssigneeContext value={assignee}>
              <Refreshes value={asks}>
                <IsHeld value={selected?.assignee !== null}>
                  <OpenedDraft value={draft}>
                    <ItemDetail
                      key={opened}
                      {...key}
                      item={selected}
                      isRead={state.matches('shown') || state.matches('empty')}
                      onMoved={refresh}
                    />
                  </OpenedDraft>
                </IsHeld>
              </Refreshes>
            </AssigneeContext>
          ) : (
            found && found.items.length > 0 && <p className={soft}>{t('support-queue:nothingOpened')}</p>
          )}
          {next && (
            <p className={onward}>
              <Link {...addressOf({ ...query, item: keyOfItem(next) }, home)} activeOptions={{ exact: true }}>
                {t('support-queue:nextUp', {
                  name: next.run ? `${t('support-queue:item.payments')}, ${nameOf(next)}` : nameOf(next),
                })}
                <Icon name="forward" />
              </Link>
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
