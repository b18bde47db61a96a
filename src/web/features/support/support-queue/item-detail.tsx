import { cx } from '@linaria/core'
import type { ReactNode } from 'react'
import type { SupportItem } from '#contract/support/support-queue.ts'
import type { SupportQueueName } from '#contract/support/support-queue-names.ts'
import { formatTime, formatWeekday } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { card, soft, stack, tightStack } from '#web/ui/styles.ts'
import { withBreaks } from '#web/ui/with-breaks.tsx'
import { AccountQueue } from '../account-console/account-queue.tsx'
import { CauseQueue } from '../cause-console/cause-queue.tsx'
import { ClaimQueue } from '../claim-console/claim-queue.tsx'
import { ClosedCauseQueue } from '../closed-cause-console/closed-cause-queue.tsx'
import { MessageQueue } from '../message-console/message-queue.tsx'
import { Assignee, type OpenedItem, opened } from '../queue.tsx'
import { ReportQueue } from '../report-console/report-queue.tsx'
import { RequestQueue } from '../review-console/request-queue.tsx'
import { nameOf, runSumOf } from './item-words.ts'

const decided = {
  causes: CauseQueue,
  accounts: AccountQueue,
  closed: ClosedCauseQueue,
  requests: RequestQueue,
  claims: ClaimQueue,
  messages: MessageQueue,
  reports: ReportQueue,
} as const satisfies Partial<Record<SupportQueueName, (props: OpenedItem) => ReactNode>>

interface Elsewhere {
  queue: 'calls' | 'payments'
  item: SupportItem | null
  /** Whether the list that would have it has come. */
  isRead: boolean
}

/** What is decided about on a page of its own. */
function DecidedElsewhere({ queue, item, isRead }: Elsewhere) {
  return (
    <section className={cx(stack, opened)} aria-labelledby="opened">
      <h2 id="opened" tabIndex={-1}>
        {t(`support-queue:queue.${queue}`)}
      </h2>
      {item && (
        <div className={cx(card, tightStack)}>
          <h3>{nameOf(item)}</h3>
          <p className={soft}>{t(`support-queue:standing.${item.standing}`)}</p>
          <Assignee />
          <Facts
            rows={[
              [t('support:from'), item.who && withBreaks(item.who)],
              [t('support-queue:toPay'), item.run && runSumOf(item.run)],
              [
                t('support-queue:when'),
                queue === 'calls' &&
                  item.dueAt &&
                  t('support-queue:callAt', { day: formatWeekday(item.dueAt), time: formatTime(item.dueAt) }),
              ],
            ]}
          />
          <div>
            {queue === 'calls' ? (
              <ButtonLink to="/support/coaching">{t('support-queue:openCalls')}</ButtonLink>
            ) : (
              <ButtonLink to="/support/payment-runs/$runId" params={{ runId: item.reference }}>
                {t('support-queue:openRun')}
              </ButtonLink>
            )}
          </div>
        </div>
      )}
      {!item && <Assignee />}
      {!item && isRead && <p role="status">{t('support:gone')}</p>}
    </section>
  )
}

export function ItemDetail({
  queue,
  reference,
  item,
  isRead,
  onMoved,
}: {
  queue: SupportQueueName
  reference: string
  item: SupportItem | null
  isRead: boolean
  onMoved(): void
}) {
  if (queue === 'calls' || queue === 'payments') return <DecidedElsewhere queue={queue} item={item} isRead={isRead} />
  const Decided = decided[queue]
  return <Decided reference={reference} onMoved={onMoved} />
}
