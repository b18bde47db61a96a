import { css, cx } from '@linaria/core'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { ContactDecision, ContactMessage } from '#contract/support/contact-message.ts'
import { messageConsoleMachine } from '#machines/support/message-console/message-console.machine.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { card, row, soft, tightStack } from '#web/ui/styles.ts'
import { withBreaks } from '#web/ui/with-breaks.tsx'
import { InPlace } from '../in-place.tsx'
import { Assignee, type CardActs, decisionActor, loadCalls, type OpenedItem, Queue } from '../queue.tsx'
import { readyAnswersFor } from '../ready-answers.tsx'
import { mailOfAnswer } from '../support-queue/decision-mails.ts'
import { ReasonForm } from '../support-queue/reason-form.tsx'

const written = css`white-space: pre-line; overflow-wrap: anywhere;`

function messageConsoleWith({ api }: Pick<Site, 'api'>, reference: string) {
  return messageConsoleMachine.provide({
    actors: {
      readQueue: fromPromise(
        async () => (await api.ask((await loadCalls()).listContactMessages, { query: { reference } })).details.messages,
      ),
      moveRequest: decisionActor(async (move) =>
        api.ask((await loadCalls()).decideContactMessage, { path: { reference: move.reference }, body: move.event }),
      ),
    },
  })
}

interface MessageCardProps extends CardActs<ContactDecision> {
  message: ContactMessage
}

/** Their words stand as they were written, line by line. */
function MessageCard({ message, isBusy, writing, onWrite, onCancel, onDecide, onMove }: MessageCardProps) {
  const topic = t(`content-contact:topic.${message.topic}`)
  return (
    <li className={cx(card, tightStack)}>
      <h3>{message.name}</h3>
      <p className={soft}>
        {t('support-messages:card', { reference: message.reference, topic, day: formatDay(message.sentAt) })}
      </p>
      <Assignee />
      <p className={written}>{message.text}</p>
      <Facts
        rows={[
          [t('support-messages:email'), withBreaks(message.email)],
          [t('support-messages:account'), t(message.hasAccount ? 'support-messages:hasAccount' : 'support-messages:noAccount')],
        ]}
      />
      <InPlace
        isBar
        isOpen={writing !== null}
        form={
          <ReasonForm
            label={t('support-messages:whatAnswer')}
            hint={t('support-messages:answerHint')}
            answers={readyAnswersFor('messageAnswered', { name: message.name })}
            mail={mailOfAnswer(message)}
            send={t('support-messages:sendAnswer')}
            isBusy={isBusy}
            onSend={(text) => onDecide({ type: 'message.answered', text })}
            onCancel={onCancel}
          />
        }
      >
        <div className={row}>
          <Button isBusy={isBusy} onClick={() => onWrite('message.answered')}>
            {t('support-messages:answer')}
          </Button>
          <Button kind="quiet" isBusy={isBusy} onClick={() => onMove({ type: 'message.closed' })}>
            {t('support-messages:close')}
          </Button>
        </div>
      </InPlace>
    </li>
  )
}

const referenceOf = ({ reference }: ContactMessage) => reference

/** What people have written from the contact page. */
export function MessageQueue({ reference, onMoved }: OpenedItem) {
  const site = useSite()
  const machine = useMemo(() => messageConsoleWith(site, reference), [site, reference])
  return (
    <Queue machine={machine} onMoved={onMoved} words="support:messages" referenceOf={referenceOf} keyOf={referenceOf}>
      {(message, acts) => <MessageCard message={message} {...acts} />}
    </Queue>
  )
}
