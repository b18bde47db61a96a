import { css, cx } from '@linaria/core'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { toast as store, type Toast, useToaster } from 'react-hot-toast/headless'
import { limits } from '#contract/limits.ts'
import { type ToastActor, toastStackMachine } from '#machines/ui/toast-stack/toast-stack.machine.ts'
import { byState } from '#web/ui/by-state.ts'
import { t } from '../i18n/i18n.ts'
import { pageApp } from '../site/page-app.ts'
import { Icon } from './icons.tsx'
import { fillToastPlace } from './toast-place.tsx'

const stack = css`
  position: fixed; inset-block-end: var(--s4); inset-inline: var(--s4); z-index: 60; display: grid; gap: var(--s2); justify-items: center; pointer-events: none;
`
const card = css`
  display: flex; gap: var(--s2) var(--s3); align-items: center; inline-size: 100%; max-inline-size: 350px; padding: var(--s2) var(--s3) var(--s2) var(--s4); border-radius: var(--radius-card); background: var(--ink); color: var(--surface); box-shadow: var(--shadow);
  pointer-events: auto; transition: opacity 300ms; & > span { flex: 1; }
  & > button, & > a { background: none; border: 0; color: inherit; font: inherit; font-weight: 600; min-inline-size: 44px; min-block-size: 44px; cursor: pointer; display: grid; place-items: center; text-decoration: underline; white-space: nowrap; }
  @media (forced-colors: active) { border: 1px solid; }
`
/** What it offers stands below its words. */
const offering = css`
  flex-wrap: wrap; & > span { flex: 1 0 calc(100% - 7rem); } & > a, & > button:not(:last-child) { order: 1; margin-inline-start: 2.2rem; padding: 0; text-align: start; place-items: center start; }
`
const fading = css`opacity: 0;`

/** At most twenty are on the screen, each an actor of its own; a newer one sends the oldest away (F-160). */
const crowd = pageApp.openNotices(toastStackMachine)
crowd.on('gone', ({ id }) => {
  store.remove(id)
  actions.delete(id)
  silent.delete(id)
})

type ShownKind = 'success' | 'error' | 'blank' | 'loading'

/** What a toast offers besides its words: a page, or trying again. */
export type ToastAction = { label: string; href: string } | { label: string; onPress(): void }

const actions = new Map<string, ToastAction>()
/** Something in the page says the same aloud. */
const silent = new Set<string>()

/** Shows a toast and answers its id. A toast confirms; it never carries the only copy of an error or an action. */
export function showToast(kind: ShownKind, words: string, action?: ToastAction, isSilent = false): string {
  fillToastPlace({ type: Toasts })
  const options = { duration: Number.POSITIVE_INFINITY }
  const id = kind === 'blank' ? store(words, options) : store[kind](words, options)
  if (action) actions.set(id, action)
  if (isSilent) silent.add(id)
  crowd.send({ type: 'toast.added', id, duration: durationOf(kind, action !== undefined) })
  return id
}

/** Takes a toast away whose matter is settled. */
export function dropToast(id: string): void {
  crowd.send({ type: 'toast.removed', id })
}

/** Ends a loading toast in place. */
export function settleToast(id: string, kind: 'success' | 'error', words: string): void {
  // One that has been dismissed meanwhile says nothing any more.
  const actor = crowd.getSnapshot().children[id]
  if (!actor) return
  store[kind](words, { id, duration: Number.POSITIVE_INFINITY })
  actor.send({ type: 'toast.settled', kind })
}

function durationOf(kind: ShownKind, isOffering: boolean): number | null {
  if (kind === 'loading') return null
  return isOffering ? limits.toastWithAction : limits.toast[kind]
}

function Action({ action, onUsed }: { action: ToastAction; onUsed(): void }) {
  if ('href' in action) return <a href={action.href}>{action.label}</a>
  return (
    <button
      type="button"
      onClick={() => {
        action.onPress()
        onUsed()
      }}
    >
      {action.label}
    </button>
  )
}

function ToastCard({ item, actor }: { item: Toast; actor: ToastActor }) {
  const value = useSelector(actor, (snapshot) => snapshot.value)
  const { send } = actor
  const action = actions.get(item.id)
  const isFading = byState(value, { shown: false, dismissed: true, removed: true })
  return (
    // Holding is a courtesy to readers; the button inside is the control.
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing and focusing only pause the toast
    <div
      className={cx(card, action && offering, isFading && fading)}
      inert={isFading}
      onMouseEnter={() => send({ type: 'pointer.entered' })}
      onMouseLeave={() => send({ type: 'pointer.left' })}
      onFocus={() => send({ type: 'focus.entered' })}
      onBlur={() => send({ type: 'focus.left' })}
    >
      <Icon name={item.type === 'error' ? 'warning' : item.type === 'loading' ? 'clock' : 'tick'} />
      <span>{String(item.message)}</span>
      {action && <Action action={action} onUsed={() => send({ type: 'toast.dismissed' })} />}
      <button type="button" aria-label={t('shell:dismiss')} onClick={() => send({ type: 'toast.dismissed' })}>
        <Icon name="close" />
      </button>
    </div>
  )
}

/** What stands in the page's place for toasts once there is a first one. */
function Toasts() {
  const { toasts } = useToaster()
  const actors = useSelector(crowd, ({ children }) => children)
  const shown = toasts.filter((item) => item.visible)
  const spoken = (isError: boolean) =>
    shown
      .filter((item) => (item.type === 'error') === isError && !silent.has(item.id))
      .map((item) => String(item.message))
      .join('. ')
  useEffect(() => fillToastPlace({ polite: spoken(false), assertive: spoken(true) }))
  return (
    <section className={stack} aria-label={t('shell:messages')} hidden={shown.length === 0}>
      {shown.map((item) => {
        const actor = actors[item.id]
        return actor && <ToastCard key={item.id} item={item} actor={actor} />
      })}
    </section>
  )
}
