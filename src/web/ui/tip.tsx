import { useMachine } from '@xstate/react'
import { type ReactNode, useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import { accountCalls } from '#contract/account/account.calls.ts'
import { dismissalMachine } from '#machines/shell/dismissal/dismissal.machine.ts'
import { showState } from '#web/ui/by-state.ts'
import { t } from '../i18n/i18n.ts'
import { readOwnFlags } from '../site/own-flags.ts'
import { useSite } from '../site/site.ts'
import { Button } from './button.tsx'
import { card, row, tightStack } from './styles.ts'

/** Put away on this page or an earlier one, until the page is loaded anew. */
const putAway = new Set<string>()

interface TipProps {
  /** Part of the flag's name (C-085). */
  name: string
  title: string
  /** What it leads to, before the way to put it away. */
  action?: ReactNode
  children: ReactNode
}

/** A hint that can be put away for good (F-131). */
export function Tip({ name, title, action, children }: TipProps) {
  const { api } = useSite()
  const flag = `dismissed_onboarding_modal_${name}`
  const machine = useMemo(
    () =>
      dismissalMachine.provide({
        actors: {
          readFlag: fromPromise(async () => (await readOwnFlags(api))[flag] === true),
          saveFlag: fromPromise<void>(async () => {
            await api.ask(accountCalls.saveUdo, { query: { ignoreResponse: 'true' }, body: { [flag]: true } })
          }),
        },
      }),
    [api, flag],
  )
  const [isDismissedHere] = useState(() => putAway.has(name))
  const [state, send] = useMachine(machine, { input: { isDismissedHere } })
  const tip = () => (
    <aside className={`${card} ${tightStack}`} aria-label={title}>
      <h2>{title}</h2>
      {children}
      <div className={row}>
        {action}
        <Button
          kind="quiet"
          onClick={() => {
            putAway.add(name)
            send({ type: 'tip.dismissed' })
          }}
        >
          {t('giving:panel.tipDismiss')}
        </Button>
      </div>
    </aside>
  )
  return showState(state.value, {
    asking: null,
    reading: null,
    notDismissed: tip,
    saving: null,
    dismissed: null,
    saved: null,
    unknown: null,
  })
}
