import { useMachine } from '@xstate/react'
import type { ReactNode } from 'react'
import { browser } from 'wxt/browser'
import { fromPromise } from 'xstate'
import { reminderPermissionMachine } from '#machines/shopping/reminder-permission/reminder-permission.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { patternsOf } from '../background/allowed.ts'
import { sendMessage } from '../messages.ts'

/** Known before anything can be pressed: browsers ask a person only within their press itself. */
let wanted: string[] = []

const machine = reminderPermissionMachine.provide({
  actors: {
    readPermission: fromPromise(async () => {
      wanted = patternsOf(await sendMessage({ type: 'shops.read' }))
      return sendMessage({ type: 'permission.read' })
    }),
    askPermission: fromPromise(() => browser.permissions.request({ origins: wanted })),
    dropPermission: fromPromise(async () => {
      await browser.permissions.remove({ origins: wanted })
    }),
  },
})

function Part({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section className="card">
      <h2>{title}</h2>
      <p className="soft">{text}</p>
      {children && <div className="row">{children}</div>}
    </section>
  )
}

/** Whether the bar may appear by itself: asked for here, and given back here. */
export function PermissionPart() {
  const [state, send] = useMachine(machine)
  const allow = (
    <button type="button" onClick={() => send({ type: 'shops.allowed' })}>
      {t('shopping-extension:popup.allow')}
    </button>
  )
  const turnOff = (
    <button type="button" className="quiet" onClick={() => send({ type: 'shops.forbidden' })}>
      {t('shopping-extension:popup.turnOff')}
    </button>
  )
  const views: Record<typeof state.value, () => ReactNode> = {
    checking: () => null,
    stopping: () => null,
    failed: () => (
      <Part title={t('shopping-extension:popup.failed')} text={t('shopping-extension:popup.failedText')}>
        <button type="button" onClick={() => send({ type: 'permission.retried' })}>
          {t('shopping-extension:tryAgain')}
        </button>
      </Part>
    ),
    notAllowed: () => (
      <Part title={t('shopping-extension:popup.ask')} text={t('shopping-extension:popup.askText')}>
        {allow}
      </Part>
    ),
    asking: () => <Part title={t('shopping-extension:popup.ask')} text={t('shopping-extension:popup.asking')} />,
    refused: () => (
      <Part title={t('shopping-extension:popup.refused')} text={t('shopping-extension:popup.refusedText')}>
        {allow}
      </Part>
    ),
    allowed: () => (
      <Part title={t('shopping-extension:popup.allowed')} text={t('shopping-extension:popup.allowedText')}>
        {turnOff}
      </Part>
    ),
    shopsJoined: () => (
      <Part title={t('shopping-extension:popup.joined')} text={t('shopping-extension:popup.joinedText')}>
        {allow}
        {turnOff}
      </Part>
    ),
  }
  return <div aria-live="polite">{views[state.value]()}</div>
}
