import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import type { MyReason } from '#contract/account/support-reason.calls.ts'
import { limits } from '#contract/limits.ts'
import { t } from '#web/i18n/i18n.ts'
import { TypedAnswers } from '#web/shared/drafts/typed-answers.tsx'
import { useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { FormFrame } from '#web/ui/form.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { type SaveResult, SaveRow } from '#web/ui/save-row.tsx'
import { SettingsPage } from '#web/ui/settings-page.tsx'
import { row, stack, tightStack } from '#web/ui/styles.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { supportReasonWith } from './support-reason.implementations.ts'

const standing = css`& > b { font-weight: 650; }`

const { shortest, longest } = limits.reason

/** What `reasonFault` finds. */
const sentenceOf = (code: string) =>
  // the words name what it finds
  t(`account-reason:fault.${code}` as 'account-reason:fault.tooLong', { least: shortest, most: longest })

interface FormProps {
  found: MyReason
  refusals: Record<string, string>
  isSaving: boolean
  result: SaveResult | null
  onSubmit(text: string): void
}

/** Where it is written; what is typed is kept on this device until it is saved. */
function ReasonForm({ found: { cause, reason }, refusals, isSaving, result, onSubmit }: FormProps) {
  const form = useForm<{ text: string }>({ defaultValues: { text: reason?.text ?? '' }, shouldFocusError: false })
  return (
    <FormFrame
      form={form}
      fields={['text']}
      serverFields={refusals}
      sentenceOf={sentenceOf}
      onSubmit={({ text }) => !isSaving && onSubmit(text)}
    >
      <TextArea
        registration={form.register('text')}
        label={t('account-reason:label', { cause: cause?.name ?? '' })}
        hint={t('account-reason:hint')}
        maximum={longest}
        readOnly={isSaving}
      />
      <SaveRow isBusy={isSaving} result={result}>
        {t('account-reason:save')}
      </SaveRow>
    </FormFrame>
  )
}

/** H-003: why somebody supports their cause, which its page can show. */
export function SupportReasonScreen() {
  const site = useSite()
  const machine = useMemo(() => supportReasonWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { found, refusals } = state.context
  const cause = found?.cause?.name ?? ''
  const refresh = () => send({ type: 'page.refreshed' })
  function resultOf(): SaveResult | null {
    if (state.matches({ writing: 'saved' })) return { saved: t('account-reason:saved', { cause }) }
    if (state.matches({ writing: 'removed' })) return { saved: t('account-reason:removed') }
    if (state.matches({ writing: 'notSaved' }))
      return { failed: t('account-reason:notSaved'), help: helpFor(why), onRetry: undefined }
    return null
  }
  const form = () =>
    found && (
      <div className={stack}>
        {found.reason && (
          <p className={standing}>
            <b>{t(`account-reason:standing.${found.reason.standing}`, { cause })}</b>
          </p>
        )}
        <TypedAnswers kind={`reason:${found.cause?.id ?? 0}`}>
          <ReasonForm
            found={found}
            refusals={refusals}
            isSaving={state.matches('saving')}
            result={resultOf()}
            onSubmit={(text) => send({ type: 'reason.submitted', text })}
          />
        </TypedAnswers>
        <p>
          {t('account-reason:named')} <Link to="/account/settings/preferences">{t('account-reason:preferences')}</Link>
        </p>
      </div>
    )
  return (
    <SettingsPage title={t('account-reason:title')} intro={t('account-reason:intro')}>
      {showState(state.value, {
        loading: <Loading />,
        failed: () => <Problem words={t('account-reason:failed')} help={helpFor(why)} onRetry={refresh} />,
        nobody: () => (
          <div className={tightStack}>
            <p>{t('account-reason:nobody')}</p>
            <div className={row}>
              <ButtonLink to="/account/settings/my-cause">{t('account-reason:choose')}</ButtonLink>
              <Button kind="quiet" onClick={refresh}>
                {t('account-reason:again')}
              </Button>
            </div>
          </div>
        ),
        moved: () => (
          <Problem words={t('account-reason:moved')} tone="waiting" onRetry={refresh} retryWords={t('account-reason:look')} />
        ),
        writing: form,
        saving: form,
      })}
    </SettingsPage>
  )
}
