import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { TermsItem } from '#contract/account/terms.ts'
import { termsAcceptanceMachine } from '#machines/account/terms-acceptance/terms-acceptance.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Panel } from '#web/ui/panel.tsx'
import { row } from '#web/ui/styles.ts'

const loadSettingsCalls = lazyImport(async () => (await import('#contract/account/settings.calls.ts')).settingsCalls)

function termsAcceptanceWith({ api, session }: Pick<Site, 'api' | 'session'>, items: TermsItem[]) {
  return termsAcceptanceMachine.provide({
    actors: {
      accept: fromPromise<void>(async () => {
        const settingsCalls = await loadSettingsCalls()
        await api.ask(settingsCalls.acceptTerms, { body: { userTerms: items } })
      }),
    },
    actions: { reloadPerson: () => void session.reload() },
  })
}

/** F-069: above the pages of the account, until it is answered. What is published after that is asked about anew. */
export const ChangedTerms = ({ items }: { items: TermsItem[] }) => (
  <Asked key={items.map(({ Id, Version }) => `${Id} ${Version}`).join()} items={items} />
)

function Asked({ items }: { items: TermsItem[] }) {
  const site = useSite()
  const machine = useMemo(() => termsAcceptanceWith(site, items), [site, items])
  const [state, send] = useMachine(machine)
  const isBusy = state.hasTag('busy')
  const terms = () => (
    <Panel tone={state.matches('failed') ? 'negative' : 'waiting'} isAlert={state.matches('failed')}>
      <p>
        <b>{t('account:terms.title')}</b>
      </p>
      <p>{t(state.matches('failed') ? 'account:terms.failed' : 'account:terms.text')}</p>
      <ul>
        {items.map((item) => (
          <li key={item.Id}>
            <a href={item.Path} target="_blank" rel="noreferrer">
              {t('account:terms.read', { statement: item.Statement })}
            </a>
          </li>
        ))}
      </ul>
      <div className={row}>
        <Button isBusy={isBusy} onClick={() => send({ type: 'terms.accepted' })}>
          {t('account:terms.accept')}
        </Button>
        {!isBusy && (
          <Button kind="quiet" onClick={() => send({ type: 'terms.postponed' })}>
            {t('account:terms.later')}
          </Button>
        )}
      </div>
    </Panel>
  )
  return showState(state.value, { asked: terms, sending: terms, failed: terms, accepted: null, postponed: null })
}
