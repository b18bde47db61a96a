import { cx } from '@linaria/core'
import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { limits } from '#contract/limits.ts'
import type { UninstallFields } from '#contract/shopping/uninstall-feedback.rules.ts'
import { uninstallReasons } from '#contract/shopping/uninstall-reasons.ts'
import { t } from '#web/i18n/i18n.ts'
import { forgetTyped } from '#web/shared/drafts/forget-typed.ts'
import { TypedAnswers } from '#web/shared/drafts/typed-answers.tsx'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Radios } from '#web/ui/choices.tsx'
import { CheckboxField, EmailField, TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { pageBody, soft, stack } from '#web/ui/styles.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { uninstallFeedbackWith } from './uninstall-feedback.implementations.ts'

const loadRules = lazyImport(async () => (await import('#contract/shopping/uninstall-feedback.rules.ts')).uninstallRules)

interface FeedbackFormProps {
  refusals: Record<string, string>
  isBusy: boolean
  onSubmit(fields: UninstallFields): void
}

function FeedbackForm({ refusals, isBusy, onSubmit }: FeedbackFormProps) {
  const form = useRulesForm<UninstallFields>(loadRules, { firstName: '', lastName: '', email: '', text: '', mayContact: false })
  return (
    <FormFrame
      form={form}
      fields={['reason', 'text', 'firstName', 'lastName', 'email', 'mayContact']}
      serverFields={refusals}
      onSubmit={(fields) => !isBusy && onSubmit(fields)}
    >
      <Radios
        registration={form.register('reason')}
        legend={t('shopping-uninstall:reasonLegend')}
        options={uninstallReasons.map((value) => ({ value, label: t(`shopping-uninstall:reason.${value}`) }))}
      />
      <TextArea
        registration={form.register('text')}
        label={t('shopping-uninstall:text')}
        hint={t('shopping-uninstall:textHint')}
        maximum={limits.maximumFeedbackLength}
      />
      <div>
        <h2>{t('shopping-uninstall:you')}</h2>
        <p className={soft}>{t('shopping-uninstall:youText')}</p>
      </div>
      <TextField registration={form.register('firstName')} label={t('shopping-uninstall:firstName')} autoComplete="given-name" />
      <TextField registration={form.register('lastName')} label={t('shopping-uninstall:lastName')} autoComplete="family-name" />
      <EmailField registration={form.register('email')} label={t('shopping-uninstall:email')} />
      <CheckboxField registration={form.register('mayContact')} label={t('shopping-uninstall:mayContact')} />
      <Button type="submit" isBusy={isBusy}>
        {t('shopping-uninstall:send')}
      </Button>
    </FormFrame>
  )
}

/** R-070, F-095, U-069: what is typed is kept on the device until it has arrived. */
export function UninstallFeedbackScreen() {
  const site = useSite()
  const navigate = useNavigate()
  const machine = useMemo(() => uninstallFeedbackWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const isThanked = state.matches('thanks')
  useEffect(() => {
    if (!isThanked) return
    forgetTyped(site, 'uninstall')
    void navigate({ to: '/donation-reminder/uninstall/thanks', replace: true })
  }, [isThanked, navigate, site])
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t('shopping-uninstall:intro')}>{t('shopping-uninstall:title')}</PageHeading>
      {showState(state.value, {
        editing: null,
        submitting: null,
        failed: () => (
          <Problem
            words={t('shopping-uninstall:failed')}
            help={helpFor(why)}
            onRetry={() => send({ type: 'submission.retried' })}
          />
        ),
        thanks: null,
      })}
      <TypedAnswers kind="uninstall" outlivesSending>
        <FeedbackForm
          refusals={state.context.refusals}
          isBusy={state.hasTag('busy')}
          onSubmit={(fields) => send({ type: 'form.submitted', fields })}
        />
      </TypedAnswers>
    </div>
  )
}
