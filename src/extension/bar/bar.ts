import { browser } from 'wxt/browser'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { type ReminderBarEvent, reminderBarMachine } from '#machines/shopping/reminder-bar/reminder-bar.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { sendMessage, type ToBar } from '../messages.ts'
import { provideBuiltInWords } from '../words.ts'
import sheet from './bar.css?inline'
import { type BarView, viewOf } from './bar-view.ts'
import { button, drawing, make } from './dom.ts'

const mark = () =>
  drawing(
    '0 0 32 32',
    'mark',
    { d: 'M16 2a14 14 0 1 0 14 14H16Z', style: 'fill: var(--accent)' },
    { d: 'M19 2.300V13h10.700A14 14 0 0 0 19 2.300Z', style: 'fill: var(--highlight)' },
  )

const machine = reminderBarMachine.provide({
  actors: {
    readPage: fromPromise(() => sendMessage({ type: 'page.read' })),
    startVisit: fromPromise(async ({ input }) => {
      await sendMessage({ type: 'visit.wanted', slug: input.slug })
    }),
    rememberChoice: fromPromise(async ({ input }) => {
      await sendMessage({ type: 'choice.made', ...input })
    }),
  },
})

/** The bar's own place in a page: closed, so that the page can neither read nor press it, and nothing of either's style reaches the other. */
function openPlace() {
  const host = document.createElement('donation-reminder')
  host.hidden = true
  const root = host.attachShadow({ mode: 'closed' })
  // A letter typed in the bar is no shortcut of the shop's.
  for (const type of ['keydown', 'keyup', 'keypress']) host.addEventListener(type, (event) => event.stopPropagation())
  root.append(make('style', {}, sheet))
  document.documentElement.append(host)
  return { host, root }
}

function draw(view: BarView): HTMLElement[] {
  return [make('p', { class: 'title' }, view.title), ...(view.text ? [make('p', { class: 'text' }, view.text)] : [])]
}

function closeButton(onPress: () => void): HTMLButtonElement {
  const close = button('', 'close', onPress)
  close.setAttribute('aria-label', t('shopping-extension:close'))
  close.append(drawing('0 0 16 16', '', { d: 'M3 3l10 10M13 3L3 13' }))
  return close
}

/** Starts the bar on this page. Whoever presses the icon wakes it, whatever has been chosen before. */
export function startBar(isWanted: boolean): { want(): void } {
  provideBuiltInWords()
  const { host, root } = openPlace()
  let actor = createActor(machine, { input: { isWanted } })
  const send = (event: ReminderBarEvent) => actor.send(event)
  const said = make('div', { class: 'said', role: 'status' })
  const actions = make('div', { class: 'actions' })
  const close = closeButton(() => send({ type: 'bar.dismissed' }))
  const name = t('shopping-extension:name')
  const bar = make('section', { class: 'bar', tabindex: '-1', 'aria-label': name }, mark(), said, actions, close)
  root.append(bar)
  let shown = ''
  const show = (snapshot: SnapshotFrom<typeof machine>) => {
    const view = viewOf(snapshot, send)
    const now = JSON.stringify([snapshot.value, view])
    if (now === shown) return
    shown = now
    if (snapshot.matches('dismissed') && snapshot.context.page.shop)
      void sendMessage({ type: 'bar.dismissed', slug: snapshot.context.page.shop.slug }).catch(() => {})
    const [hadFocus, wasHidden] = [root.activeElement !== null, host.hidden === true]
    host.hidden = view === null
    if (!view) return
    bar.dataset.tone = view.tone
    bar.classList.toggle('small', view.buttons.length === 0)
    bar.classList.toggle('arrives', wasHidden)
    said.replaceChildren(...draw(view))
    actions.replaceChildren(...view.buttons)
    close.hidden = !view.canClose
    // Who pressed something by keyboard goes on where they were.
    if (hadFocus) (view.buttons[0] ?? (view.canClose ? close : bar)).focus()
  }
  const run = () => {
    actor.subscribe(show)
    actor.start()
  }
  bar.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') send({ type: 'bar.dismissed' })
  })
  browser.runtime.onMessage.addListener((message: ToBar) => {
    send(message)
  })
  // Back from the visit by the browser's own button: the page is as it was left, and what it said may be over.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    actor.stop()
    actor = createActor(machine, { input: { isWanted: false } })
    run()
  })
  run()
  return { want: () => send({ type: 'bar.wanted' }) }
}
