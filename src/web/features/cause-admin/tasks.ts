import type { AdminStats, NextPayment } from '#contract/cause-admin/dashboard.ts'
import type { CauseTeam } from '#contract/cause-admin/invitation.ts'
import { messageEvents, type SupporterMessage } from '#contract/cause-admin/supporter-message.ts'
import type { Cause } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { notedIn } from './supporter-messages/noted-in.ts'

/** What is known of a cause; what could not be read is null, and asks for nothing. */
export interface CauseKnown {
  cause: Cause | null
  stats: AdminStats | null
  team: CauseTeam | null
  notes: SupporterMessage[] | null
}

/** Something to do for a cause, and where it is done. */
export interface Task {
  kind: 'bank' | 'admin' | 'logo' | 'story' | 'notes' | 'lapsed'
  name: string
  says: string
  /** What its button says where it stands alone. */
  go: string
  to: string
  search?: { part: 'lapsed' }
}

/** Only new bank details help then. */
export const needsAccount = (missing: NextPayment['missing']): missing is 'noBankDetails' | 'cheque' | 'accountRefused' =>
  missing === 'noBankDetails' || missing === 'cheque' || missing === 'accountRefused'

/** What is left to do for a cause, the money first: each is missing in the record of it, and goes once it is done. The one list: what is counted as left is its length. */
export function tasksIn(id: number, { cause, stats, team, notes }: CauseKnown): Task[] {
  const own = `/account/causes/${id}`
  const missing = stats?.nextPayment.missing ?? null
  const noted = notes && notedIn(notes)
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
  ]
  return all.filter((one) => one !== false)
}

/** Whom to win back: no task that ends, so it is not counted as left. */
export function lapsedIn(id: number, stats: AdminStats | null): Task | null {
  const count = stats?.supporters.lapsed ?? 0
  if (count === 0) return null
  return {
    kind: 'lapsed',
    name: t('cause-admin-dashboard:toDo.lapsed.name', { count }),
    says: t('cause-admin-dashboard:toDo.lapsed.text'),
    go: t('cause-admin-dashboard:toDo.lapsed.go'),
    to: `/account/causes/${id}/supporters`,
    search: { part: 'lapsed' },
  }
}
