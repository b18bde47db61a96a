import { css } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { limits } from '#contract/limits.ts'
import type { ContactFields } from '#contract/support/contact.rules.ts'
import { type ContactTopic, contactTopics } from '#contract/support/contact-topics.ts'
import { t } from '#web/i18n/i18n.ts'
import { allStyles } from '#web/platform/all-styles.ts'
import { forgetTyped } from '#web/shared/drafts/forget-typed.ts'
import { TypedAnswers } from '#web/shared/drafts/typed-answers.tsx'
import { lazyImport } from '#web/site/lazy-import.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Radios } from '#web/ui/choices.tsx'
import { EmailField, TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { Outcome } from '#web/ui/outcome.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { stack } from '#web/ui/styles.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { contactFormWith } from './contact.implementations.ts'
import { OtherWays } from './other-ways.tsx'
import { ways } from './ways.ts'

// Beside what is asked, other ways to reach us; below it where there is less room.
const beside = css`
  padding-block-end: var(--s9);
  && > :first-child { padding-block-end: var(--s6); }
  & > section { inline-size: 100%; max-inline-size: 30rem; margin-inline: auto; }
  /* Choices end where the button below them does. */
  & form > fieldset { inline-size: 100%; }
  @media (min-width: 1024px) {
    &:has(> section) { display: grid; grid-template-columns: minmax(0, 30rem) 20rem; gap: var(--s8); justify-content: center; align-items: start; & > section { margin-block-start: var(--s7); } }
  }
`
const loadTopicRules = lazyImport(async () => (await import('#contract/support/contact.rules.ts')).contactTopicRules)
const loadFieldRules = lazyImport(async () => (await import('#contract/support/contact.rules.ts')).contactFieldRules)

/** `topic` is what was chosen before, where somebody has come back. */
function TopicForm({ topic, onChosen }: { topic: ContactTopic | null; onChosen(topic: ContactTopic): void }) {
  const form = useRulesForm<{ topic: ContactTopic }>(loadTopicRules, topic ? { topic } : {})
  return (
    <FormFrame form={form} fields={['topic']} onSubmit={(fields) => onChosen(fields.topic)}>
      <Radios
        registration={form.register('topic')}
        legend={t('content-contact:topicLegend')}
        options={contactTopics.map((value) => ({ value, label: t(`content-contact:topic.${value}`) }))}
      />
      <Button type="submit">{t('content-contact:next')}</Button>
    </FormFrame>
  )
}

/** Links to where the site itself answers. */
function Ways({ topic }: { topic: ContactTopic }) {
  const found = ways[topic]
  if (!found) return null
  return (
    <>
      <p>{t(found.words)}</p>
      <ul className={stack}>
        {found.links.map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{t(`content-contact:way.${label}`)}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

interface MessageFormProps {
  refusals: Record<string, string>
  isBusy: boolean
  onSubmit(fields: ContactFields): void
}

function MessageForm({ refusals, isBusy, onSubmit }: MessageFormProps) {
  const { me } = usePerson()
  const form = useRulesForm<ContactFields>(loadFieldRules, {
    name: me ? `${me.user.firstName} ${me.user.lastName}` : '',
    email: me?.user.email ?? '',
    text: '',
  })
  return (
    <FormFrame
      form={form}
      fields={['text', 'name', 'email']}
      serverFields={refusals}
      onSubmit={(fields) => !isBusy && onSubmit(fields)}
    >
      <TextArea
        registration={form.register('text')}
        label={t('content-contact:text')}
        hint={t('content-contact:textHint')}
        maximum={limits.maximumFeedbackLength}
      />
      <TextField registration={form.register('name')} label={t('content-contact:name')} autoComplete="name" />
      <EmailField
        registration={form.register('email')}
        label={t('content-contact:email')}
        hint={t('content-contact:emailHint')}
      />
      <Button type="submit" isBusy={isBusy}>
        {t('content-contact:send')}
      </Button>
    </FormFrame>
  )
}

/** Writing to us: what is typed is kept on the device until it has arrived. */
export function ContactScreen() {
  const site = useSite()
  const machine = useMemo(() => contactFormWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { topic, fields, refusals, reference } = state.context
  const isSent = state.matches('sent')
  // Steps further on are not in the markup that the page came with, nor are their styles: they come meanwhile, and the first step waits for them.
  useEffect(() => void allStyles(), [])
  async function choose(chosen: ContactTopic): Promise<void> {
    await allStyles()
    send({ type: 'topic.chosen', topic: chosen })
  }
  useEffect(() => {
    if (isSent) forgetTyped(site, 'contact')
  }, [isSent, site])
  const back = () => send({ type: 'back.pressed' })
  const about = topic && { words: t('content-contact:about', { topic: t(`content-contact:topic.${topic}`) }) }
  const writing = (problem: ReactNode = null, onBack?: () => void) => (
    <StepFrame title={t('content-contact:writeTitle')} progress={about} onBack={onBack}>
      {problem}
      <TypedAnswers kind="contact" outlivesSending>
        <MessageForm
          refusals={refusals}
          isBusy={state.hasTag('busy')}
          onSubmit={(typed) => send({ type: 'form.submitted', fields: typed })}
        />
      </TypedAnswers>
    </StepFrame>
  )
  const asked = showState(state.value, {
    choosing: () => (
      <StepFrame title={t('content-contact:title')} intro={<p>{t('content-contact:intro')}</p>}>
        <TopicForm topic={topic} onChosen={(chosen) => void choose(chosen)} />
      </StepFrame>
    ),
    pointed: () => (
      <StepFrame title={t('content-contact:faster')} progress={about} onBack={back}>
        {topic && <Ways topic={topic} />}
        <div>
          <Button kind="secondary" onClick={() => send({ type: 'message.wanted' })}>
            {t('content-contact:writeAnyway')}
          </Button>
        </div>
      </StepFrame>
    ),
    writing: () => writing(null, back),
    submitting: () => writing(),
    failed: () =>
      writing(
        <Problem words={t('content-contact:failed')} help={helpFor(why)} onRetry={() => send({ type: 'submission.retried' })} />,
      ),
    sent: () => (
      <Outcome
        scene="sent"
        title={t('content-contact:sentTitle')}
        text={t('content-contact:sent', { email: fields?.email ?? '' })}
      >
        <p>
          <strong>{t('content-contact:reference', { reference: reference ?? '' })}</strong>
        </p>
        <div>
          <ButtonLink to="/">{t('content-contact:home')}</ButtonLink>
        </div>
      </Outcome>
    ),
  })
  return (
    <div className={beside}>
      {asked}
      {!isSent && <OtherWays />}
    </div>
  )
}
