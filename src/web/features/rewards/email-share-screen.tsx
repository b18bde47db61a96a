import { cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { limits } from '#contract/limits.ts'
import { addressesIn, type ShareFields } from '#contract/rewards/share.rules.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { byState } from '#web/ui/by-state.ts'
import { FormFrame } from '#web/ui/form.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { SaveRow } from '#web/ui/save-row.tsx'
import { pageBody, stack } from '#web/ui/styles.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { emailShareWith } from './rewards.implementations.ts'

const loadRules = lazyImport(async () => (await import('#contract/rewards/share.rules.ts')).shareRules.typed)

/** R-092, F-130 */
export function EmailShareScreen({ causeId }: { causeId: number | undefined }) {
  const site = useSite()
  const machine = useMemo(() => emailShareWith(site, causeId), [site, causeId])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const form = useRulesForm<ShareFields>(loadRules, { recipients: '', message: '' })
  const isBusy = state.hasTag('busy')
  const isSent = state.matches('saved')
  const count = addressesIn(state.context.fields?.recipients ?? '').length
  // Who has been written to is not written to again by mistake; one's own words may serve for others.
  useEffect(() => {
    if (isSent) form.setValue('recipients', '')
  }, [isSent, form])
  return (
    <div className={cx(pageBody, stack)}>
      <p>
        <Link to="/referrals">{t('rewards:share.back')}</Link>
      </p>
      <PageHeading intro={t('rewards:share.intro')}>{t('rewards:share.title')}</PageHeading>
      <FormFrame
        form={form}
        fields={['recipients', 'message']}
        serverFields={state.context.refusals}
        onSubmit={(fields) => !isBusy && send({ type: 'form.submitted', fields })}
      >
        <TextArea
          registration={form.register('recipients')}
          label={t('rewards:share.recipients')}
          hint={t('rewards:share.recipientsHint')}
        />
        <TextArea
          registration={form.register('message')}
          label={t('rewards:share.message')}
          maximum={limits.maximumCommentLength}
        />
        <SaveRow
          isBusy={isBusy}
          result={byState(state.value, {
            editing: null,
            saving: null,
            saved: { saved: t('rewards:share.sent', { count }) },
            failed: {
              failed: t('rewards:share.failed'),
              help: helpFor(why),
              onRetry: () => send({ type: 'submission.retried' }),
            },
          })}
        >
          {t('rewards:share.send')}
        </SaveRow>
      </FormFrame>
    </div>
  )
}
