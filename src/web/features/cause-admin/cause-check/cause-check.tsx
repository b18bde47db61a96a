import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { CauseReview } from '#contract/causes/cause-review.ts'
import { sendsCode, takesCode, writtenKindOf } from '#machines/cause-admin/cause-check/cause-check.machine.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Loading, Problem, Saved } from '#web/ui/reading-parts.tsx'
import { Status } from '#web/ui/status.tsx'
import { card, row, soft, stack, tightStack } from '#web/ui/styles.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { causeCheckWith } from './cause-check.implementations.ts'
import { CharityCode } from './cause-check-code.tsx'

const loadRules = lazyImport(async () => (await import('#contract/support/support.rules.ts')).reviewTextRules)
const told = css`white-space: pre-line; overflow-wrap: anywhere;`
const line = css`display: flex; flex-wrap: wrap; gap: var(--s1) var(--s3); align-items: center;`
const list = css`display: grid; gap: var(--s3); list-style: none; padding: 0;`
const wordOf = { 'question.answered': 'answer', 'decision.appealed': 'appeal', 'evidence.added': 'evidence' } as const
const tones = { confirmed: 'positive', beingChecked: 'waiting', refused: 'negative' } as const

interface SayProps {
  type: keyof typeof wordOf
  isBusy: boolean
  isSaid: boolean
  onSend(text: string): void
}

/** What was written stays until it has arrived. */
function Say({ type, isBusy, isSaid, onSend }: SayProps) {
  const form = useRulesForm(loadRules, { text: '' })
  useEffect(() => {
    if (isSaid) form.reset({ text: '' })
  }, [isSaid, form])
  return (
    <FormFrame form={form} fields={['text']} onSubmit={({ text }) => !isBusy && onSend(text)}>
      <TextArea
        registration={form.register('text')}
        label={t(`cause-admin-check:say.${wordOf[type]}`)}
        hint={t(`cause-admin-check:hint.${wordOf[type]}`)}
      />
      <div>
        <Button type="submit" isBusy={isBusy}>
          {t(`cause-admin-check:send.${wordOf[type]}`)}
        </Button>
      </div>
    </FormFrame>
  )
}

/** What was said, by whom. */
function Said({ moves }: Pick<CauseReview, 'moves'>) {
  const said = moves.filter(({ text }) => text !== null)
  if (said.length === 0) return null
  return (
    <Disclosure title={t('cause-admin-check:history', { count: said.length })}>
      <ul className={list}>
        {said.map(({ at, by, text }) => (
          <li key={`${at} ${by}`}>
            <span className={soft}>{t(`cause-admin-check:by.${by}`, { day: formatDay(at) })}</span>
            <p className={told}>{text}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function State({ review }: { review: CauseReview }) {
  const { stage, standing, question, reason, heldPence } = review
  return (
    <>
      <p>
        <Status tone={tones[standing]}>{t(`cause-admin-check:standing.${standing}`)}</Status>
      </p>
      <p>{t(`cause-admin-check:stage.${stage}`)}</p>
      {standing === 'beingChecked' && <p className={soft}>{t('cause-admin-check:collects', { held: formatMoney(heldPence) })}</p>}
      {question && (
        <Panel tone="waiting">
          <h3>{t('cause-admin-check:question')}</h3>
          <p className={told}>{question}</p>
        </Panel>
      )}
      {reason && (
        <Panel tone={standing === 'confirmed' ? 'positive' : 'negative'}>
          <h3>{t('cause-admin-check:reason')}</h3>
          <p className={told}>{reason}</p>
          {standing === 'refused' && heldPence > 0 && <p>{t('cause-admin-check:money', { held: formatMoney(heldPence) })}</p>}
        </Panel>
      )}
      {stage === 'refused' && review.appeals > 0 && <p>{t('cause-admin-check:final')}</p>}
    </>
  )
}

/** How far the check of a cause is, for those who run it. */
export function CauseCheck({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const machine = useMemo(() => causeCheckWith(site, cause.id), [site, cause.id])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { review } = state.context
  const isUnknown = state.matches('loading') || state.matches('failed')
  const known = isUnknown || state.matches('tooLate') ? null : review
  const type = writtenKindOf(known)
  const isSaid = review?.stage !== 'confirmed' || review.reason !== null || review.moves.some(({ text }) => text !== null)
  // A cause that is confirmed needs no card of its own, nor while it is asked how far its check is.
  if (cause.standing === 'confirmed' && (state.matches('loading') || (state.matches('shown') && !isSaid && !type)))
    return (
      <section aria-label={t('cause-admin-check:title')}>
        <div
          className={line}
          role={state.matches('loading') ? 'status' : undefined}
          aria-busy={state.matches('loading') || undefined}
        >
          <Status tone="positive">{t('cause-admin-check:standing.confirmed')}</Status>
          <p className={soft}>{t('cause-admin-check:confirmedOf', { cause: cause.name })}</p>
        </div>
      </section>
    )
  return (
    <section className={cx(card, stack)} aria-labelledby="cause-check">
      <h2 id="cause-check">{t('cause-admin-check:title')}</h2>
      {showState(state.value, {
        loading: <Loading />,
        failed: () => (
          <Problem words={t('cause-admin-check:failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
        ),
        shown: null,
        sending: null,
        said: null,
        notSaid: null,
        codeWrong: null,
        tooLate: null,
      })}
      {review && !isUnknown && (
        <div className={stack}>
          <div className={tightStack}>
            <State review={review} />
          </div>
          {state.matches('said') && <Saved words={t('cause-admin-check:sent')} />}
          {state.matches('codeWrong') && <Problem words={t('cause-admin-check:code.wrong')} />}
          {(takesCode(known) || sendsCode(known)) && (
            <CharityCode
              contact={review.contact}
              mayEnter={takesCode(known)}
              mayAsk={sendsCode(known)}
              isBusy={state.matches('sending')}
              onSend={(code) => send({ type: 'code.sent', code })}
              onAsk={() => send({ type: 'code.asked' })}
            />
          )}
          {state.matches('notSaid') && <Problem words={t('cause-admin-check:notSent')} help={helpFor(why)} />}
          {state.matches('tooLate') && (
            <Panel tone="waiting" isAlert>
              <p>{t('cause-admin-check:tooLate')}</p>
              <div className={row}>
                <Button kind="secondary" onClick={() => send({ type: 'page.refreshed' })}>
                  {t('cause-admin-check:look')}
                </Button>
              </div>
            </Panel>
          )}
          {type && (
            <Say
              key={type}
              type={type}
              isBusy={state.matches('sending')}
              isSaid={state.matches('said')}
              onSend={(text) => send({ type: 'text.sent', text })}
            />
          )}
          <Said moves={review.moves} />
        </div>
      )}
    </section>
  )
}
