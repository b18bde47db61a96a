import { formatDay } from '#contract/dates.ts'
import { auditActions } from '#contract/support/audit.ts'
import type { StoryLine } from '#contract/support/story.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { stageLabel } from '#web/shared/transactions/labels.ts'

const actions = Object.values(auditActions).flat()
/** An action that a newer server knows and this page doesn't has no word yet. */
const actionOf = (noted: string) => {
  const action = actions.find((one) => one === noted)
  return action ? t(`support-audit:action.${action}`) : t('support-stories:line.unknownAction')
}

const paidStage = ({
  stage,
  isPaid,
}: {
  stage: 'sent' | 'paid' | 'refused' | 'returned' | 'withdrawn' | null
  isPaid: boolean
}) => t(`support-payment-runs:line.${stage ?? (isPaid ? 'paid' : 'sent')}`)

/** What a line of somebody's or of a cause's story says, in a sentence. */
export function sentenceOf(line: StoryLine, whose: 'person' | 'cause'): string {
  if (line.kind === 'began') return t(whose === 'person' ? 'support-stories:line.joined' : 'support-stories:line.registered')
  if (line.kind === 'supported')
    return line.cause ? t('support-stories:line.supported', { cause: line.cause }) : t('support-stories:line.supportedNone')
  if (line.kind === 'donation') {
    const amount = formatMoney(line.pence)
    return line.shop
      ? t('support-stories:line.donation', { amount, shop: line.shop })
      : t('support-stories:line.bonus', { amount })
  }
  if (line.kind === 'claim')
    return t('support-stories:line.claim', { ...line, stage: t(`giving-claims:stage.${line.stage}.label`) })
  if (line.kind === 'message')
    return t('support-stories:line.message', { ...line, topic: t(`content-contact:topic.${line.topic}`) })
  if (line.kind === 'messageAnswered')
    return t(line.text === null ? 'support-stories:line.notAnswered' : 'support-stories:line.answered', line)
  if (line.kind === 'request') return t('support-stories:line.request', { ...line, status: t(`support:status.${line.status}`) })
  if (line.kind === 'call')
    return t(line.isCancelled ? 'support-stories:line.callCancelled' : 'support-stories:line.call', {
      cause: line.cause,
      day: formatDay(line.startsAt),
    })
  if (line.kind === 'payment')
    return t('support-stories:line.payment', {
      reference: line.reference,
      amount: formatMoney(line.pence),
      stage: paidStage(line),
    })
  if (line.kind === 'review') return t('support-stories:line.review', { stage: t(`support-causes:stage.${line.stage}`) })
  if (line.kind === 'bankDetails')
    return t(line.isUndone ? 'support-stories:line.bankDetailsUndone' : 'support-stories:line.bankDetails', {
      accountName: line.accountName,
      lastFour: line.lastFour ?? '',
    })
  if (line.kind === 'closing') return t(line.isClosed ? 'support-stories:line.closed' : 'support-stories:line.closing')
  return actionOf(line.action)
}

/** What was said with it. */
export function noteOf(line: StoryLine): string | null {
  if (line.kind === 'donation') return stageLabel(line.stage)
  return 'text' in line ? line.text : null
}
