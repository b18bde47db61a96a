import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useId, useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { UninstallFeedback } from '#contract/shopping/uninstall-feedback.ts'
import { type FeedbackFound, feedbackListMachine } from '#machines/support/feedback-list/feedback-list.machine.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { card, lead, row, soft, stack, tightStack } from '#web/ui/styles.ts'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'

const loadCalls = lazyImport(async () => (await import('#contract/support/feedback.calls.ts')).feedbackCalls)
const loadRules = lazyImport(async () => (await import('#contract/support/feedback.rules.ts')).feedbackSearchRules)

const said = css`font: 650 var(--size-m) / 1.18 var(--text); letter-spacing: 0;`
const search = css`
  display: grid; gap: var(--s3); inline-size: 100%; align-items: end; justify-items: start;
  @media (min-width: 640px) { grid-template-columns: minmax(0, 30rem) max-content; }
`
const own = css`white-space: pre-line; overflow-wrap: anywhere;`

function feedbackListWith({ api }: Pick<Site, 'api'>) {
  return feedbackListMachine.provide({
    actors: {
      readFeedback: fromPromise(async ({ input: { q, page } }): Promise<FeedbackFound> => {
        const query = { page, ...(q === '' ? {} : { q }) }
        return (await api.ask((await loadCalls()).listUninstallFeedback, { query })).details
      }),
    },
  })
}

/** Their words stand as they were written, line by line. */
function Said({ feedback: one }: { feedback: UninstallFeedback }) {
  const name = [one.firstName, one.lastName].filter(Boolean).join(' ')
  return (
    <li className={cx(card, tightStack)}>
      <h2 className={said}>{t(`shopping-uninstall:reason.${one.reason}`)}</h2>
      <p className={own}>{one.text}</p>
      <p className={cx(soft, own)}>
        {[name || t('support-feedback:somebody'), one.email, formatDay(one.sentAt)].filter(Boolean).join(', ')}
      </p>
      <p className={soft}>{t(one.mayContact ? 'support-feedback:mayContact' : 'support-feedback:noContact')}</p>
    </li>
  )
}

/** M-029: what people have said who took Donation Reminder off their browser. */
export function FeedbackList() {
  const site = useSite()
  const id = useId()
  const [state, send, actor] = useMachine(useMemo(() => feedbackListWith(site), [site]))
  const why = useWhy(actor)
  const form = useRulesForm<{ q: string }>(loadRules, { q: '' })
  const { feedback, hasMore, page, q } = state.context
  return (
    <section className={stack} aria-labelledby={id}>
      <div className={tightStack}>
        <h1 id={id} tabIndex={-1}>
          {t('support-feedback:list.title')}
        </h1>
        <p className={lead}>{t('support-feedback:list.intro')}</p>
      </div>
      <FormFrame form={form} fields={['q']} onSubmit={(fields) => send({ type: 'feedback.sought', q: fields.q })}>
        <div className={search}>
          <TextField
            registration={form.register('q')}
            label={t('support-feedback:search')}
            hint={t('support-feedback:searchHint')}
            autoComplete="off"
            spellCheck={false}
          />
          <Button type="submit" kind="secondary" isBusy={state.hasTag('busy')}>
            {t('support-feedback:find')}
          </Button>
        </div>
      </FormFrame>
      {showState(state.value, {
        loading: <Loading />,
        shown: () => (
          <>
            <p role="status">{t('support-feedback:shown', { page })}</p>
            <ul className={stack}>
              {feedback.map((one) => (
                <Said key={one.id} feedback={one} />
              ))}
            </ul>
            <div className={row}>
              {page > 1 && (
                <Button kind="secondary" onClick={() => send({ type: 'newer.asked' })}>
                  {t('support-feedback:newer')}
                </Button>
              )}
              {hasMore && (
                <Button kind="secondary" onClick={() => send({ type: 'older.asked' })}>
                  {t('support-feedback:older')}
                </Button>
              )}
            </div>
          </>
        ),
        empty: () => (
          <div className={cx(card, tightStack)}>
            <p role="status">{t(q === '' ? 'support-feedback:none' : 'support-feedback:empty')}</p>
            {q === '' && <p className={soft}>{t('support-feedback:noneHint')}</p>}
          </div>
        ),
        failed: () => (
          <Problem words={t('support-feedback:failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
        ),
      })}
    </section>
  )
}
