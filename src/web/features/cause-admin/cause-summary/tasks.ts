import { messageEvents } from '#contract/cause-admin/supporter-message.ts'
import type { CauseSummary } from '#machines/cause-admin/cause-summary/cause-summary.machine.ts'
import { t } from '#web/i18n/i18n.ts'

/** Something that the record says is missing, and where it is put right. */
export interface Task {
  name: string
  says: string
  to: string
  search?: { part: 'lapsed' }
}

/** What needs doing for a cause, the money first: each is missing in the record of it. */
export function tasksIn({ cause, stats, team, messages }: CauseSummary): Task[] {
  const own = `/account/causes/${cause.id}`
  const { missing } = stats.nextPayment
  const bare = messageEvents.filter((event) => !messages.some((message) => message.event === event && message.text !== null))
  const { lapsed } = stats.supporters
  const all: (Task | false)[] = [
    (missing === 'noBankDetails' || missing === 'cheque' || missing === 'accountRefused') && {
      name: t(`cause-admin:summary.toDo.bank.${missing}`),
      says: t('cause-admin:summary.toDo.bank.text'),
      to: `${own}/settings/payment-methods`,
    },
    team.admins.length === 1 && {
      name: t('cause-admin:summary.toDo.admin.name'),
      says: t('cause-admin:summary.toDo.admin.text'),
      to: '/invite-other-admins',
    },
    cause.logoHttps === null && {
      name: t('cause-admin:summary.toDo.logo.name'),
      says: t('cause-admin:summary.toDo.logo.text'),
      to: `${own}/settings/cause-details`,
    },
    cause.description === '' && {
      name: t('cause-admin:summary.toDo.story.name'),
      says: t('cause-admin:summary.toDo.story.text'),
      to: `${own}/settings/cause-details`,
    },
    bare.length > 0 && {
      name: t('cause-admin:summary.toDo.notes.name'),
      says: t('cause-admin:summary.toDo.notes.text', { count: messageEvents.length - bare.length, all: messageEvents.length }),
      to: `/settings/cause/${cause.id}/supporter-communications`,
    },
    lapsed > 0 && {
      name: t('cause-admin:summary.toDo.lapsed.name', { count: lapsed }),
      says: t('cause-admin:summary.toDo.lapsed.text'),
      to: `${own}/supporters`,
      search: { part: 'lapsed' },
    },
  ]
  return all.filter((one) => one !== false)
}
