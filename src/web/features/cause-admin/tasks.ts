import type { AdminStats, NextPayment } from '#contract/cause-admin/dashboard.ts'
import type { CauseTeam } from '#contract/cause-admin/invitation.ts'
import { messageEvents, type SupporterMessage } from '#contract/cause-admin/supporter-message.ts'
import type { Cause } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'

/** What is known of a cause; what could not be read is null, and asks for nothing. */
export interface CauseKnown {
  cause: Cause | null
  stats: AdminStats | null
  team: CauseTeam | null
  notes: SupporterMessage[] | null
}

/** Something that the record says is missing, and where it is put right. */
export interface Task {
  kind: 'bank' | 'admin' | 'logo' | 'story' | 'notes' | 'lapsed'
  name: string
  says: string
  /** What its button says where it stands alone. */
  go: string
  to: string
  search?: { part: 'lapsed' }
}

/** What every cause sets up once. */
const setUp = ['bank', 'admin', 'logo', 'story', 'notes'] as const satisfies readonly Task['kind'][]

/** Only new bank details help then. */
export const needsAccount = (missing: NextPayment['missing']): missing is 'noBankDetails' | 'cheque' | 'accountRefused' =>
  missing === 'noBankDetails' || missing === 'cheque' || missing === 'accountRefused'

/** What needs doing for a cause, the money first: each is missing in the record of it. The one order, on every page that names something to do. */
export function tasksIn(id: number, { cause, stats, team, notes }: CauseKnown): Task[] {
  const own = `/account/causes/${id}`
  const missing = stats?.nextPayment.missing ?? null
  const noted = notes && messageEvents.filter((event) => notes.some((note) => note.event === event && note.text !== null))
  const lapsed = stats?.supporters.lapsed ?? 0
  const all: (Task | false)[] = [
    needsAccount(missing) && {
      kind: 'bank',
      name: t(`cause-admin-dashboard:toDo.bank.${missing}`),
      says: t('cause-admin-dashboard:toDo.bank.text'),
      go: t('cause-admin-dashboard:payment.addBank'),
      to: `${own}/settings/payment-methods`,
    },
    team?.admins.length === 1 && {
      kind: 'admin',
      name: t('cause-admin-dashboard:toDo.admin.name'),
      says: t('cause-admin-dashboard:toDo.admin.text'),
      go: t('cause-admin-dashboard:toDo.admin.go'),
      to: '/invite-other-admins',
    },
    cause?.logoHttps === null && {
      kind: 'logo',
      name: t('cause-admin-dashboard:toDo.logo.name'),
      says: t('cause-admin-dashboard:toDo.logo.text'),
      go: t('cause-admin-dashboard:toDo.logo.go'),
      to: `${own}/settings/cause-details`,
    },
    cause?.description === '' && {
      kind: 'story',
      name: t('cause-admin-dashboard:toDo.story.name'),
      says: t('cause-admin-dashboard:toDo.story.text'),
      go: t('cause-admin-dashboard:toDo.story.go'),
      to: `${own}/settings/cause-details`,
    },
    noted !== null &&
      noted.length < messageEvents.length && {
        kind: 'notes',
        name: t('cause-admin-dashboard:toDo.notes.name'),
        says: t('cause-admin-dashboard:toDo.notes.text', { count: noted.length, all: messageEvents.length }),
        go: t('cause-admin-dashboard:toDo.notes.go'),
        to: `/settings/cause/${id}/supporter-communications`,
      },
    lapsed > 0 && {
      kind: 'lapsed',
      name: t('cause-admin-dashboard:toDo.lapsed.name', { count: lapsed }),
      says: t('cause-admin-dashboard:toDo.lapsed.text'),
      go: t('cause-admin-dashboard:toDo.lapsed.go'),
      to: `${own}/supporters`,
      search: { part: 'lapsed' },
    },
  ]
  return all.filter((one) => one !== false)
}

/** How many of the things that every cause sets up are done, and of how many. */
export function setUpIn(tasks: readonly Task[]): { done: number; all: number } {
  return { done: setUp.filter((kind) => tasks.every((task) => task.kind !== kind)).length, all: setUp.length }
}
