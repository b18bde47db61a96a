import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { createContext, Fragment, type ReactNode, useContext, useEffect, useId, useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'
import type { MoveOutcome, QueueDecision, QueueMove } from '#machines/support/review-queue.states.ts'
import type { plainQueue, reasonedQueue, reviewQueue } from '#machines/support/review-queue.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { byState } from '#web/ui/by-state.ts'
import { KeepTyped } from '#web/ui/keep-typed.ts'
import { LoadingDots } from '#web/ui/loading-dots.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { soft, stack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { keepWritten, WhatWasWritten } from './in-place.tsx'
import { OpenedDraft } from './support-queue/opened-draft.ts'

const small = css`font-size: var(--size-s);`
/** What it is stands out; which queue it is of only says so. */
export const opened = css`
  & h2 { font: 650 var(--size-s) / 1.3 var(--text); color: var(--ink-soft); letter-spacing: 0; margin-block-end: calc(-1 * var(--s3)); }
  & h3 { font: 600 var(--size-xl) / 1.2 var(--display); }
  & li { display: flex; flex-direction: column; }
  & a, & button, & summary { scroll-margin-block-end: 6rem; }
`
export const loadCalls = lazyImport(async () => (await import('#contract/support/reviews.calls.ts')).reviewCalls)

/** Makes a move. One that came too late, because the item has moved or gone, is no failure; any other failure throws. */
export const decisionActor = <Decision,>(decide: (move: QueueMove<Decision>) => Promise<unknown>) =>
  fromPromise<MoveOutcome, { move: QueueMove<Decision> | null }>(async ({ input: { move } }) => {
    if (!move) return 'tooLate'
    try {
      await decide(move)
      return 'moved'
    } catch (error) {
      if (error instanceof ApiFailure && (error.code === 'illegalMove' || error.status === 404)) return 'tooLate'
      throw error
    }
  })

/** How often the page was asked to read everything anew. */
export const Refreshes = createContext(0)

/** Who deals with what is opened: it stands below its name, and beside it what puts it back. */
export const AssigneeContext = createContext<(back: ReactNode) => ReactNode>((back) => back && <div>{back}</div>)
export const Assignee = ({ back = null }: { back?: ReactNode }) => useContext(AssigneeContext)(back)

/** False where nobody has what is opened: then there is nothing to put back. */
export const IsHeld = createContext(true)

/** One thing of a queue, opened by its number. */
export interface OpenedItem {
  reference: string
  /** After each decision, whatever came of it: the list beside it has changed. */
  onMoved(): void
}

/** What can be done with one of the queue, as its chart has it now. */
export interface CardActs<Decision extends QueueDecision> {
  isBusy: boolean
  /** The decision whose reason is being written. */
  writing: Decision['type'] | null
  onWrite(decision: Decision['type']): void
  onCancel(): void
  /** A decision with its reason. */
  onDecide(event: Decision): void
  /** A decision that needs none. */
  onMove(event: Decision): void
}

/** One of a queue in which some decisions are made at once, or all of them, or none. */
type QueueMachine<Item, Decision extends QueueDecision> =
  | ReturnType<typeof reviewQueue<Item, Decision>>
  | ReturnType<typeof reasonedQueue<Item, Decision>>
  | ReturnType<typeof plainQueue<Item, Decision>>

interface QueueProps<Item, Decision extends QueueDecision> extends Pick<OpenedItem, 'onMoved'> {
  machine: QueueMachine<Item, Decision>
  words:
    | 'support:requests'
    | 'support:claims'
    | 'support:reports'
    | 'support:messages'
    | 'support-causes:queue'
    | 'support-causes:accounts'
    | 'support-causes:closed'
  /** Its number, as its decisions say it. */
  referenceOf(item: Item): string
  /** Changes with what has been done to it, so that a card begins anew. */
  keyOf(item: Item): string
  children(item: Item, acts: CardActs<Decision>): ReactNode
}

/** What was opened of a queue, with what its chart allows. */
export function Queue<Item, Decision extends QueueDecision>(props: QueueProps<Item, Decision>) {
  const { machine, words, referenceOf, keyOf, onMoved, children } = props
  const before = useContext(OpenedDraft)
  const [state, send, actor] = useMachine(
    machine as unknown as ReturnType<typeof reviewQueue<unknown, QueueDecision>>, // the hook cannot follow the queue's own types
    { input: { draft: before.draft } },
  )
  const why = useWhy(actor)
  const requests = state.context.requests as Item[] // those of the queue that was given
  const { choice, draft } = state.context
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const refresh = () => send({ type: 'queue.refreshed' })
  const isMoving = state.matches('moving')
  const isDeciding = state.matches('deciding')
  const isShown = state.matches('shown') || isDeciding || isMoving
  const problem = byState(state.value, {
    loading: null,
    empty: null,
    failed: 'failed',
    shown: null,
    deciding: state.matches({ deciding: 'unread' }) ? 'failed' : null,
    gone: null,
    moving: null,
    tooLate: 'tooLate',
    notMoved: 'notMoved',
  })
  const told = useRef(onMoved)
  told.current = onMoved
  // What was decided is gone, and with it what was pressed.
  const hasMoved = useRef(false)
  useEffect(() => {
    if (hasMoved.current && !isMoving) {
      heading.current?.focus()
      told.current()
    }
    hasMoved.current = isMoving
  }, [isMoving])
  // What is typed for a decision is the chart's, and put back in its form.
  const typed = useMemo(
    () =>
      keepWritten(
        () => actor.getSnapshot().context.draft?.words,
        (words) => send({ type: 'reason.written', words }),
      ),
    [actor, send],
  )
  // The list beside it keeps it while another is opened.
  const { onDraft } = before
  useEffect(() => onDraft(draft), [onDraft, draft])
  const refreshes = useContext(Refreshes)
  const refreshed = useRef(refreshes)
  useEffect(() => {
    if (refreshed.current !== refreshes) send({ type: 'queue.refreshed' })
    refreshed.current = refreshes
  }, [refreshes, send])
  const actsOf = (reference: string): CardActs<Decision> => ({
    isBusy: isMoving,
    writing: choice?.reference === reference ? choice.decision : null,
    onWrite: (decision) => send({ type: 'decision.chosen', choice: { reference, decision } }),
    onCancel: () => send({ type: 'decision.cancelled' }),
    onDecide: (event) => send({ type: 'decision.made', move: { reference, event } }),
    onMove: (event) => send({ type: 'move.asked', move: { reference, event } }),
  })
  return (
    <section className={cx(stack, opened)} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} ref={heading}>
        {t(`${words}.title`)}
      </h2>
      {!isShown && <Assignee />}
      {problem && (
        <Problem
          words={t(`support:${problem}`)}
          help={problem === 'tooLate' ? undefined : helpFor(why)}
          tone={problem === 'tooLate' ? 'waiting' : 'negative'}
          onRetry={refresh}
          retryWords={t('support:readAgain')}
        />
      )}
      {state.matches('loading') && (
        <p role="status">
          {t('support:loading')} <LoadingDots />
        </p>
      )}
      {(state.matches('empty') || state.matches('gone')) && <p role="status">{t('support:gone')}</p>}
      {draft && !isDeciding && !isMoving && !state.matches('loading') && (
        <WhatWasWritten
          as="h3"
          words={draft.words}
          onDiscard={state.matches('gone') ? () => send({ type: 'draft.discarded' }) : null}
        />
      )}
      {isShown && (
        <KeepTyped value={typed}>
          <ul className={stack}>
            {requests.map((item) => (
              <Fragment key={keyOf(item)}>{children(item, actsOf(referenceOf(item)))}</Fragment>
            ))}
          </ul>
        </KeepTyped>
      )}
      <p className={cx(soft, small)}>{t(`${words}.intro`)}</p>
    </section>
  )
}
