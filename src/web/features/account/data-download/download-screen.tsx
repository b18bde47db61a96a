import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { SettingsPage } from '#web/ui/settings-page.tsx'
import { card, reading, row, soft, tightStack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { AcceptedTerms } from '../accepted-terms/accepted-terms.tsx'
import { dataDownloadWith } from './data-download.implementations.ts'

/** R-091, F-127, E-047 */
export function DownloadScreen() {
  const site = useSite()
  const machine = useMemo(() => dataDownloadWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const refresh = () => send({ type: 'page.refreshed' })
  const isDownloading = state.matches('downloading')
  const showsFiles = state.matches('ready') || isDownloading || state.matches('notDownloaded')
  const asks =
    state.matches('nothing') ||
    state.matches('requesting') ||
    state.matches('notRequested') ||
    state.matches('ready') ||
    state.matches('expired')
  return (
    <SettingsPage title={t('account:data.title')} intro={t('account:data.intro')}>
      {showState(state.value, {
        loading: <Loading />,
        failed: () => <Problem words={t('account:data.failed')} help={helpFor(why)} onRetry={refresh} />,
        nothing: null,
        requesting: null,
        notRequested: () => <Problem words={t('account:data.notRequested')} help={helpFor(why)} />,
        preparing: () => (
          <Panel tone="waiting">
            <p role="status">{t('account:data.preparing')}</p>
            <Button kind="secondary" onClick={refresh}>
              {t('account:data.look')}
            </Button>
          </Panel>
        ),
        ready: null,
        downloading: null,
        expired: () => (
          <Panel tone="waiting">
            <p role="status">{t('account:data.expired')}</p>
            <Button kind="secondary" onClick={refresh}>
              {t('account:data.look')}
            </Button>
          </Panel>
        ),
        notDownloaded: () => <Problem words={t('account:data.failed')} help={helpFor(why)} onRetry={refresh} />,
      })}
      {showsFiles && (
        <ul className={tightStack}>
          {state.context.files.map((file) => (
            <li key={file.id} className={`${card} ${row}`}>
              <span>
                <b>{t('account:data.file', { created: formatDay(file.created) })}</b>
                <br />
                <span className={soft}>{t('account:data.expiry', { expiry: formatDay(file.expiry) })}</span>
              </span>
              <Button isBusy={isDownloading} onClick={() => send({ type: 'file.downloaded', id: file.id })}>
                {t('account:data.download')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asks && (
        <div>
          <Button
            kind={state.matches('ready') ? 'quiet' : 'primary'}
            isBusy={state.matches('requesting')}
            onClick={() => send({ type: 'data.requested' })}
          >
            {t(state.matches('ready') ? 'account:data.askAgain' : 'account:data.ask')}
          </Button>
        </div>
      )}
      <section className={tightStack} aria-labelledby="inside">
        <h2 id="inside">{t('account:data.inside')}</h2>
        <p className={reading}>{t('account:data.insideText')}</p>
      </section>
      <AcceptedTerms />
    </SettingsPage>
  )
}
