import { css } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { row, stack } from '#web/ui/styles.ts'
import { AccountQueue } from './account-console/account-queue.tsx'
import { CauseQueue } from './cause-console/cause-queue.tsx'
import { CauseRecall } from './cause-recall/cause-recall.tsx'
import { CauseWaking } from './cause-waking/cause-waking.tsx'
import { ClaimQueue } from './claim-console/claim-queue.tsx'
import { ClosedCauseQueue } from './closed-cause-console/closed-cause-queue.tsx'
import { FeedbackList } from './feedback-list/feedback-list.tsx'
import { MessageQueue } from './message-console/message-queue.tsx'
import { ReportQueue } from './report-console/report-queue.tsx'
import { RequestQueue } from './review-console/request-queue.tsx'

const part = css`
  scroll-margin-block-start: var(--s5); padding-block-start: var(--s6); border-block-start: 1px solid var(--line-soft);
`

const queues = [
  { name: 'causes', words: 'support-causes:queue', Queue: CauseQueue },
  { name: 'accounts', words: 'support-causes:accounts', Queue: AccountQueue },
  { name: 'closed', words: 'support-causes:closed', Queue: ClosedCauseQueue },
  { name: 'requests', words: 'support:requests', Queue: RequestQueue },
  { name: 'claims', words: 'support:claims', Queue: ClaimQueue },
  { name: 'messages', words: 'support:messages', Queue: MessageQueue },
  { name: 'reports', words: 'support:reports', Queue: ReportQueue },
  { name: 'feedback', words: 'support-feedback:list', Queue: FeedbackList },
  { name: 'recall', words: 'support-causes:recall', Queue: CauseRecall },
  { name: 'waking', words: 'support-causes:waking', Queue: CauseWaking },
] as const

/** R-145, G-006: what waits for the support team. */
export function ReviewConsoleScreen() {
  return (
    <div className={stack}>
      <PageHeading intro={t('support:intro')}>{t('support:title')}</PageHeading>
      <nav className={row} aria-label={t('support:onThisPage')}>
        {queues.map(({ name, words }) => (
          <a key={name} href={`#${name}`}>
            {t(`${words}.title`)}
          </a>
        ))}
      </nav>
      {queues.map(({ name, Queue }) => (
        <div key={name} id={name} className={part}>
          <Queue />
        </div>
      ))}
    </div>
  )
}
