import { cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { SaveOutcome } from '#machines/account/save-form.ts'
import {
  causeReactivationMachine,
  type ReactivationRequest,
} from '#machines/support/cause-reactivation/cause-reactivation.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { byState } from '#web/ui/by-state.ts'
import { TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { SaveRow } from '#web/ui/save-row.tsx'
import { refusalIn } from '#web/ui/saving.ts'
import { card, soft, stack, tightStack } from '#web/ui/styles.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'

const loadRules = lazyImport(async () => (await import('#contract/support/support.rules.ts')).recallRules)
const loadCalls = lazyImport(async () => (await import('#contract/support/reviews.calls.ts')).reviewCalls)

function causeReactivationWith({ api }: Pick<Site, 'api'>) {
  return causeReactivationMachine.provide({
    actors: {
      save: fromPromise<SaveOutcome, { fields: ReactivationRequest | null }>(async ({ input: { fields } }) => {
        try {
          await api.ask((await loadCalls()).reactivateCauseAsSupport, { body: fields ?? { cause: '', text: '' } })
          return { kind: 'saved' }
        } catch (error) {
          if (error instanceof ApiFailure && error.status === 404) return { kind: 'refused', fields: { cause: 'causeUnknown' } }
          if (error instanceof ApiFailure && error.code === 'illegalMove')
            return { kind: 'refused', fields: { cause: 'causeNotResting' } }
          return refusalIn(error)
        }
      }),
    },
  })
}

/** G-029: a cause that rests takes supporters again. What was written stays. */
export function CauseReactivation() {
  const site = useSite()
  const machine = useMemo(() => causeReactivationWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const form = useRulesForm<ReactivationRequest>(loadRules, { cause: '', text: '' })
  const isBusy = state.hasTag('busy')
  return (
    <section className={stack} aria-labelledby="cause-reactivation">
      <div className={tightStack}>
        <h2 id="cause-reactivation">{t('support-causes:reactivation.title')}</h2>
        <p className={soft}>{t('support-causes:reactivation.intro')}</p>
      </div>
      <div className={cx(card, stack)}>
        <FormFrame
          form={form}
          fields={['cause', 'text']}
          serverFields={state.context.refusals}
          onSubmit={(fields) => !isBusy && send({ type: 'form.submitted', fields })}
        >
          <TextField registration={form.register('cause')} label={t('support-causes:recall.cause')} />
          <TextArea registration={form.register('text')} label={t('support-causes:reactivation.why')} />
          <SaveRow
            kind="secondary"
            isBusy={isBusy}
            result={byState(state.value, {
              editing: null,
              saving: null,
              saved: { saved: t('support-causes:reactivation.done', { cause: state.context.fields?.cause ?? '' }) },
              failed: {
                failed: t('support-causes:reactivation.failed'),
                help: helpFor(why),
                onRetry: () => send({ type: 'submission.retried' }),
              },
            })}
          >
            {t('support-causes:reactivation.send')}
          </SaveRow>
        </FormFrame>
      </div>
    </section>
  )
}
