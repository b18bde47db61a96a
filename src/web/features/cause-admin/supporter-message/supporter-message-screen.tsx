import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import type { EventFrom, StateFrom } from 'xstate'
import type { SupporterMessage } from '#contract/cause-admin/supporter-message.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { supporterMessageMachine } from '#machines/cause-admin/supporter-message/supporter-message.machine.ts'
import type { Why } from '#web/api/why-failed.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { FormFrame } from '#web/ui/form.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { type SaveResult, SaveRow } from '#web/ui/save-row.tsx'
import { stack, tightStack } from '#web/ui/styles.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { MessageLook } from '../supporter-messages/message-look.tsx'
import { supporterMessagesWith } from '../supporter-messages/supporter-messages.implementations.ts'
import { supporterMessageWith } from './supporter-message.implementations.ts'

// What is typed, and beside it how supporters see it.
const beside = css`
  display: grid; gap: var(--s5) var(--s6); grid-template-columns: minmax(0, 1fr); align-items: start;
  @media (min-width: 1152px) { grid-template-columns: minmax(0, 1fr) min(22rem, 45%); }
`
const look = css`
  max-inline-size: 36rem;
  & > h2 { font-size: var(--size-l); }
`

/** V-063…V-065: what `messageFault` finds. */
function sentenceOf(fault: string): string {
  const [code, charLimit] = fault.split(':')
  // the words name what `messageFault` finds
  return t(`cause-admin-messages:fault.${code}` as 'cause-admin-messages:fault.messageTooLong', { charLimit })
}

interface PreviewProps {
  cause: CauseCard
  message: SupporterMessage
  words: string
}

/** What is typed, as the supporter gets it. */
function Preview({ cause, message: { event, medium }, words }: PreviewProps) {
  return (
    <section className={cx(tightStack, look)} aria-labelledby="preview">
      <h2 id="preview">{t('cause-admin-messages:preview')}</h2>
      <MessageLook cause={cause} event={event} medium={medium} words={words.trim()} />
    </section>
  )
}

interface SameProps {
  cause: CauseCard
  message: SupporterMessage
  children(words: string): ReactNode
}

/** Until there is a note: what the cause says by the other way; nothing where it says nothing there or that can’t be read. */
function SameWords({ cause, message: { event, medium, text }, children }: SameProps) {
  const site = useSite()
  const [state] = useMachine(useMemo(() => supporterMessagesWith(site, cause.id), [site, cause.id]))
  if (state.matches('loading')) return <Loading />
  const other = state.context.found?.messages.find((one) => one.event === event && one.medium !== medium)
  return children(text ?? other?.text ?? '')
}

interface FormProps {
  /** What stands there before anything has been typed. */
  words: string
  cause: CauseCard
  message: SupporterMessage
  state: StateFrom<typeof supporterMessageMachine>
  send: (event: EventFrom<typeof supporterMessageMachine>) => void
  why: Why
}

/** What the last press has come to. */
function resultOf({ state, why }: Pick<FormProps, 'state' | 'why'>, onRetry: () => void): SaveResult | null {
  if (!state.matches('open')) return null
  const outcome = (state.value as { open: string }).open // `open` has states of its own
  if (outcome === 'saved' || outcome === 'removed')
    return { saved: t(`cause-admin-messages:${outcome}`), toast: t(`cause-admin-messages:${outcome}Toast`) }
  if (outcome === 'tested') return { saved: t('cause-admin-messages:tested') }
  if (outcome === 'testedTooOften') return { failed: t('cause-admin-messages:testedTooOften'), onRetry: undefined }
  if (outcome === 'saveFailed' || outcome === 'testFailed' || outcome === 'removeFailed')
    return { failed: t(`cause-admin-messages:${outcome}`), help: helpFor(why), onRetry }
  return null
}

function MessageForm({ words: before, cause, message, state, send, why }: FormProps) {
  const form = useForm<{ text: string }>({ defaultValues: { text: before }, shouldFocusError: false })
  const words = form.watch('text')
  const isBusy = state.hasTag('busy')
  const isRemoved = state.matches({ open: 'removed' })
  useEffect(() => {
    if (isRemoved) form.reset({ text: '' })
  }, [form, isRemoved])
  return (
    <div className={beside}>
      <FormFrame
        form={form}
        fields={['text']}
        serverFields={state.context.refusals}
        sentenceOf={sentenceOf}
        onSubmit={({ text }) => !isBusy && send({ type: 'message.submitted', text })}
      >
        <TextArea
          registration={form.register('text')}
          label={t('cause-admin-messages:label')}
          hint={t('cause-admin-messages:hint')}
          maximum={message.charLimit}
        />
        <SaveRow
          isBusy={state.matches('saving')}
          isDisabled={isBusy}
          result={resultOf({ state, why }, () => send({ type: 'submission.retried' }))}
          more={
            <>
              {message.medium === 'email' && (
                <Button
                  kind="secondary"
                  isBusy={state.matches('testing')}
                  isDisabled={isBusy}
                  onClick={() => send({ type: 'test.asked', text: form.getValues('text') })}
                >
                  {t('cause-admin-messages:test')}
                </Button>
              )}
              {message.text !== null && (
                <Button
                  kind="quiet"
                  isBusy={state.matches('removing')}
                  isDisabled={isBusy}
                  onClick={() => send({ type: 'message.removed' })}
                >
                  {t('cause-admin-messages:remove')}
                </Button>
              )}
            </>
          }
        >
          {t('cause-admin-messages:save')}
        </SaveRow>
      </FormFrame>
      <Preview cause={cause} message={message} words={words} />
    </div>
  )
}

interface ScreenProps {
  cause: CauseCard
  eventType: string
  eventMedium: string
  /** Whether it begins with what the cause says by the other way. */
  isSame?: boolean
}

/** R-112, F-152, V-063…V-065 */
export function SupporterMessageScreen({ cause, eventType, eventMedium, isSame = false }: ScreenProps) {
  const site = useSite()
  const machine = useMemo(
    () => supporterMessageWith(site, { id: cause.id, eventType, eventMedium }),
    [site, cause.id, eventType, eventMedium],
  )
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { message } = state.context
  const formOf = (words: string) =>
    message && <MessageForm words={words} cause={cause} message={message} state={state} send={send} why={why} />
  const title = message
    ? t('cause-admin-messages:editTitle', {
        event: t(`cause-admin-messages:event.${message.event}.title`),
        medium: t(`cause-admin-messages:inTitle.${message.medium}`),
      })
    : t(state.matches('unknown') ? 'cause-admin-messages:unknownTitle' : 'cause-admin-messages:title')
  return (
    <div className={stack}>
      <p>
        <Link to="/settings/cause/$causeId/supporter-communications" params={{ causeId: `${cause.id}` }}>
          {t('cause-admin-messages:back')}
        </Link>
      </p>
      <PageHeading
        intro={
          message
            ? `${t(`cause-admin-messages:event.${message.event}.when`)} ${t(`cause-admin-messages:mediumHint.${message.medium}`)}`
            : undefined
        }
      >
        {title}
      </PageHeading>
      {showState(state.value, {
        loading: <Loading />,
        unknown: () => <p>{t('cause-admin-messages:unknown')}</p>,
        failed: () => (
          <Problem
            words={t('cause-admin-messages:failed')}
            help={helpFor(why)}
            onRetry={() => send({ type: 'page.refreshed' })}
          />
        ),
        open: null,
        saving: null,
        testing: null,
        removing: null,
      })}
      {message && isSame && (
        <SameWords cause={cause} message={message}>
          {formOf}
        </SameWords>
      )}
      {message && !isSame && formOf(message.text ?? '')}
    </div>
  )
}
