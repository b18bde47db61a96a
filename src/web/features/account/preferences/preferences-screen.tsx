import { css } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { OfferedPreference, Preferences } from '#contract/account/user.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { byState, showState } from '#web/ui/by-state.ts'
import { CheckboxField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { type SaveResult, SaveRow } from '#web/ui/save-row.tsx'
import { SettingsPage } from '#web/ui/settings-page.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { PushNotices } from '../push-notices/push-notices.tsx'
import { preferencesWith } from './preferences.implementations.ts'

const group = css`border: 0; padding: 0; margin: 0; & > legend { font: 600 var(--size-l) / 1.3 var(--display); padding: 0; margin-block-end: var(--s2); }`
type Group = 'hear' | 'shown' | 'picked' | 'measured'
/** Every choice that is offered stands in one of them, in this order. */
const groupOf: Record<OfferedPreference, Group> = {
  retailer_offer: 'hear',
  featured_retailer: 'hear',
  campaign_messages: 'hear',
  nurture: 'hear',
  cause_admin: 'hear',
  anonymity: 'shown',
  cause_page_name: 'shown',
  site_personalisation: 'picked',
  analytics: 'measured',
  advertising: 'measured',
}
const names = Object.keys(groupOf) as OfferedPreference[] // an object's keys are strings to the compiler
const groups: { name: Group; switches: OfferedPreference[] }[] = (['hear', 'shown', 'picked', 'measured'] as const).map(
  (name) => ({
    name,
    switches: names.filter((one) => groupOf[one] === name),
  }),
)
const loadRules = lazyImport(async () => (await import('#contract/account/user.ts')).preferences)

interface SwitchesProps {
  kept: Preferences
  isBusy: boolean
  result: SaveResult | null
  /** Who runs no cause hears nothing of those that do. */
  runsCauses: boolean
  onSave(preferences: Preferences): void
}

function Switches({ kept, isBusy, result, runsCauses, onSave }: SwitchesProps) {
  const form = useRulesForm<Preferences>(loadRules, kept)
  return (
    <FormFrame form={form} fields={names} onSubmit={(fields) => !isBusy && onSave(fields)}>
      {groups.map(({ name, switches }) => (
        <fieldset key={name} className={group}>
          <legend>{t(`account:preferences.${name}`)}</legend>
          {switches
            .filter((one) => runsCauses || one !== 'cause_admin')
            .map((one) => (
              <CheckboxField
                key={one}
                registration={form.register(one)}
                label={t(`account:preferences.name.${one}`)}
                hint={t(`account:preferences.hint.${one}`)}
              />
            ))}
        </fieldset>
      ))}
      <SaveRow isBusy={isBusy} result={result}>
        {t('account:save')}
      </SaveRow>
    </FormFrame>
  )
}

/** R-088, F-125, E-052 */
export function PreferencesScreen() {
  const site = useSite()
  const machine = useMemo(() => preferencesWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { preferences } = state.context
  const { me } = usePerson()
  return (
    <SettingsPage title={t('account:preferences.title')}>
      {showState(state.value, {
        loading: <Loading />,
        loadFailed: () => (
          <Problem
            words={t('account:preferences.loadFailed')}
            help={helpFor(why)}
            onRetry={() => send({ type: 'page.refreshed' })}
          />
        ),
        shown: null,
        saving: null,
        saved: null,
        saveFailed: null,
      })}
      {state.hasTag('editable') && preferences && (
        <Switches
          kept={preferences}
          runsCauses={(me?.adminCauses.length ?? 0) > 0}
          isBusy={state.matches('saving')}
          result={byState(state.value, {
            loading: null,
            loadFailed: null,
            shown: null,
            saving: null,
            saved: { saved: t('account:preferences.saved'), toast: t('account:preferences.savedToast') },
            saveFailed: {
              failed: t('account:saveFailed'),
              help: helpFor(why),
              onRetry: () => send({ type: 'submission.retried' }),
            },
          })}
          onSave={(chosen) => send({ type: 'preferences.submitted', preferences: chosen })}
        />
      )}
      <PushNotices />
    </SettingsPage>
  )
}
