import { auditActions } from '#contract/support/audit.ts'
import type { RecordLine } from '#contract/support/records.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { stageLabel } from '#web/shared/transactions/labels.ts'

const actions = Object.values(auditActions).flat()
/** An action that a newer server knows and this page doesn't has no word yet. */
const actionOf = (noted: string) => {
  const action = actions.find((one) => one === noted)
  return action ? t(`support-audit:action.${action}`) : t('support-records:line.unknownAction')
}

const paidStage = ({
  stage,
  isPaid,
}: {
  stage: 'sent' | 'paid' | 'refused' | 'returned' | 'withdrawn' | null
  isPaid: boolean
}) => t(`support-payment-runs:line.${stage ?? (isPaid ? 'paid' : 'sent')}`)

/** What a line of somebody's or of a cause's record says, in a sentence. */
export function sentenceOf(line: RecordLine, whose: 'person' | 'cause'): string {
  if (line.kind === 'began') return t(whose === 'person' ? 'support-records:line.joined' : 'support-records:line.registered')
  if (line.kind === 'supported')
    return line.cause ? t('support-records:line.supported', { cause: line.cause }) : t('support-records:line.supportedNone')
  if (line.kind === 'donation') {
    const amount = formatMoney(line.pence)
    return line.shop
      ? t('support-records:line.donation', { amount, shop: line.shop })
      : t('support-records:line.bonus', { amount })
  }
  if (line.kind === 'claim')
    return t('support-records:line.claim', { ...line, stage: t(`giving-claims:stage.${line.stage}.label`) })
  if (line.kind === 'message')
    return t('support-records:line.message', { ...line, topic: t(`content-contact:topic.${line.topic}`) })
  if (line.kind === 'messageAnswered')
    return t(line.text === null ? 'support-records:line.notAnswered' : 'support-records:line.answered', line)
  if (line.kind === 'request') return t('support-records:line.request', { ...line, status: t(`support:status.${line.status}`) })
  if (line.kind === 'call')
    return t(line.isCancelled ? 'support-records:line.callCancelled' : 'support-records:line.call', {
      cause: line.cause,
      day: formatDay(line.startsAt),
    })
  if (line.kind === 'payment')
    return t('support-records:line.payment', {
      reference: line.reference,
      amount: formatMoney(line.pence),
      stage: paidStage(line),
    })
  if (line.kind === 'review') return t('support-records:line.review', { stage: t(`support-causes:stage.${line.stage}`) })
  if (line.kind === 'bankDetails')
    return t(line.isUndone ? 'support-records:line.bankDetailsUndone' : 'support-records:line.bankDetails', {
      accountName: line.accountName,
      lastFour: line.lastFour ?? '',
    })
  if (line.kind === 'closing') return t(line.isClosed ? 'support-records:line.closed' : 'support-records:line.closing')
  return actionOf(line.action)
}

/** What was said with it. */
export function noteOf(line: RecordLine): string | null {
  if (line.kind === 'donation') return stageLabel(line.stage)
  return 'text' in line ? line.text : null
}
