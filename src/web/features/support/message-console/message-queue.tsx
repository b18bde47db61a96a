import { css, cx } from '@linaria/core'
import { useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import { formatDay } from '#contract/dates.ts'
import type { ContactDecision, ContactMessage } from '#contract/support/contact-message.ts'
import { messageConsoleMachine } from '#machines/support/message-console/message-console.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { card, row, soft, tightStack } from '#web/ui/styles.ts'
import { withBreaks } from '#web/ui/with-breaks.tsx'
import { InPlace, Keeper, loadCalls, moving, type OpenedItem, Queue, ReasonForm } from '../queue.tsx'
import { readyAnswersFor } from '../ready-answers.tsx'

const written = css`white-space: pre-line; overflow-wrap: anywhere;`

function messageConsoleWith({ api }: Pick<Site, 'api'>, reference: string) {
  return messageConsoleMachine.provide({
    actors: {
      readQueue: fromPromise(
        async () => (await api.ask((await loadCalls()).listContactMessages, { query: { reference } })).details.messages,
      ),
      moveRequest: moving(async (move) =>
        api.ask((await loadCalls()).decideContactMessage, { path: { reference: move.reference }, body: move.event }),
      ),
    },
  })
}

interface MessageCardProps {
  message: ContactMessage
  isBusy: boolean
  onMove(event: ContactDecision): void
}

/** Their words stand as they were written, line by line. */
function MessageCard({ message, isBusy, onMove }: MessageCardProps) {
  const [isAnswering, setAnswering] = useState(false)
  const topic = t(`content-contact:topic.${message.topic}`)
  return (
    <li className={cx(card, tightStack)}>
      <h3>{t('support-messages:card', { reference: message.reference, topic })}</h3>
      <p className={soft}>{t('support-messages:sent', { day: formatDay(message.sentAt) })}</p>
      <Keeper />
      <p className={written}>{message.text}</p>
      <Facts
        rows={[
          [t('support-messages:name'), message.name],
          [t('support-messages:email'), withBreaks(message.email)],
          [t('support-messages:account'), t(message.hasAccount ? 'support-messages:hasAccount' : 'support-messages:noAccount')],
        ]}
      />
      <InPlace
        isOpen={isAnswering}
        form={
          <ReasonForm
            label={t('support-messages:whatAnswer')}
            hint={t('support-messages:answerHint')}
            answers={readyAnswersFor('messageAnswered', { name: message.name })}
            send={t('support-messages:sendAnswer')}
            isBusy={isBusy}
            onSend={(text) => onMove({ type: 'message.answered', text })}
            onCancel={() => setAnswering(false)}
          />
        }
      >
        <div className={row}>
          <Button isBusy={isBusy} onClick={() => setAnswering(true)}>
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

/** What people have written from the contact page. */
export function MessageQueue({ reference, onMoved }: OpenedItem) {
  const site = useSite()
  const machine = useMemo(() => messageConsoleWith(site, reference), [site, reference])
  return (
    <Queue machine={machine} onMoved={onMoved} words="support:messages" keyOf={({ reference }: ContactMessage) => reference}>
      {(message, isBusy, onMove) => (
        <MessageCard message={message} isBusy={isBusy} onMove={(event) => onMove(message.reference, event)} />
      )}
    </Queue>
  )
}
