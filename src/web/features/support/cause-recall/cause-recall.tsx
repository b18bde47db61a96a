import { cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import {
  causeRecallMachine,
  type RecallOutcome,
  type RecallRequest,
} from '#machines/support/cause-recall/cause-recall.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { byState } from '#web/ui/by-state.ts'
import { TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { Problem, Saved } from '#web/ui/reading-parts.tsx'
import { card, lead, stack, tightStack } from '#web/ui/styles.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'

const loadRules = lazyImport(async () => (await import('#contract/support/support.rules.ts')).recallRules)
const loadCalls = lazyImport(async () => (await import('#contract/support/reviews.calls.ts')).reviewCalls)

function causeRecallWith({ api }: Pick<Site, 'api'>) {
  return causeRecallMachine.provide({
    actors: {
      recall: fromPromise<RecallOutcome, { asked: RecallRequest | null }>(async ({ input: { asked } }) => {
        if (!asked) return { kind: 'unknown' }
        try {
          const { name } = (await api.ask((await loadCalls()).recallCause, { body: asked })).details
          return { kind: 'recalled', name }
        } catch (error) {
          if (error instanceof ApiFailure && error.status === 404) return { kind: 'unknown' }
          if (error instanceof ApiFailure && error.code === 'illegalMove') return { kind: 'notConfirmed' }
          throw error
        }
      }),
    },
  })
}

/** Takes back into review what was confirmed. What was written stays until it has arrived. */
export function CauseRecall({ cause }: { cause: string }) {
  const site = useSite()
  const machine = useMemo(() => causeRecallWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const form = useRulesForm(loadRules, { cause, text: '' })
  const { name } = state.context
  const problem = byState(state.value, {
    asking: null,
    sending: null,
    recalled: null,
    unknown: 'unknown',
    notConfirmed: 'notConfirmed',
    notSent: 'notSent',
  })
  const isBusy = state.hasTag('busy')
  useEffect(() => {
    if (name !== null) form.reset({ cause: '', text: '' })
  }, [name, form])
  return (
    <section className={stack} aria-labelledby="cause-recall">
      <div className={tightStack}>
        <h1 id="cause-recall" tabIndex={-1}>
          {t('support-causes:recall.title')}
        </h1>
        <p className={lead}>{t('support-causes:recall.intro')}</p>
      </div>
      <div className={cx(card, stack)}>
        {problem && (
          <Problem words={t(`support-causes:recall.${problem}`)} help={problem === 'notSent' ? helpFor(why) : undefined} />
        )}
        {name !== null && <Saved words={t('support-causes:recall.recalled', { name })} />}
        <FormFrame form={form} fields={['cause', 'text']} onSubmit={(asked) => !isBusy && send({ type: 'recall.asked', asked })}>
          <TextField registration={form.register('cause')} label={t('support-causes:recall.cause')} />
          <TextArea
            registration={form.register('text')}
            label={t('support-causes:recall.why')}
            hint={t('support-causes:recall.whyHint')}
          />
          <div>
            <Button type="submit" kind="secondary" isBusy={isBusy}>
              {t('support-causes:recall.send')}
            </Button>
          </div>
        </FormFrame>
      </div>
    </section>
  )
}
