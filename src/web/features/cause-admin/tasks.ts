import type { AdminStats, NextPayment } from '#contract/cause-admin/dashboard.ts'
import type { CauseTeam } from '#contract/cause-admin/invitation.ts'
import { messageEvents, messageMedia, type SupporterMessage } from '#contract/cause-admin/supporter-message.ts'
import type { Cause } from '#contract/causes/cause.ts'
import type { StartStep } from '#machines/cause-admin/getting-started/getting-started.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import type { ChecklistItem } from './getting-started/checklist.tsx'
import { notedIn, notesIn } from './supporter-messages/noted-in.ts'

/** What is known of a cause; what could not be read is null, and asks for nothing. */
export interface CauseKnown {
  cause: Cause | null
  stats: AdminStats | null
  team: CauseTeam | null
  notes: SupporterMessage[] | null
}

/** Something to do for a cause, and where it is done. */
export interface Task extends ChecklistItem {
  kind: 'bank' | 'logo' | 'story' | 'recruit' | 'more' | 'admin' | 'notes' | 'lapsed' | 'reasons'
}

/** Only new bank details help then. */
export const needsAccount = (missing: NextPayment['missing']): missing is 'noBankDetails' | 'cheque' | 'accountRefused' =>
  missing === 'noBankDetails' || missing === 'cheque' || missing === 'accountRefused'

/** Why more supporters are to be found now. By how much the target will be missed stands with the figures. */
function whyMore(isQuiet: boolean, isBehind: boolean): string {
  return t(`cause-admin-dashboard:toDo.more.${isBehind ? (isQuiet ? 'quietAndShort' : 'short') : 'text'}`)
}

/** What is left to do for a cause, the money first, then whom to win, to win back and to read, then that not only one person can look after it: each goes once it is done. Which of the first steps are done says their chart. `isBehind`: this year’s target will be missed. */
export function tasksIn(
  id: number,
  { cause, stats, team, notes }: CauseKnown,
  done: readonly StartStep[],
  isBehind = false,
): Task[] {
  const own = `/account/causes/${id}`
  const missing = stats?.nextPayment.missing ?? null
  const unread = stats?.reasons.unread ?? 0
  const lapsed = stats?.supporters.lapsed ?? 0
  // A month says little until it is a week old.
  const isQuiet = stats !== null && stats.monthToDate.supportersJoined === 0 && stats.days.length > 7
  const named = (kind: 'more' | 'logo' | 'story' | 'admin') => ({
    kind,
    name: t(`cause-admin-dashboard:toDo.${kind}.name`),
    says: t(`cause-admin-dashboard:toDo.${kind}.text`),
  })
  const all: (Task | false)[] = [
    needsAccount(missing) && {
      kind: 'bank',
      name: t(`cause-admin-dashboard:toDo.bank.${missing}`),
      says: t('cause-admin-dashboard:toDo.bank.text'),
      to: `${own}/settings/payment-methods`,
    },
    (isQuiet || isBehind) && { ...named('more'), says: whyMore(isQuiet, isBehind), to: '/promote-my-cause' },
    lapsed > 0 && {
      kind: 'lapsed',
      name: t('cause-admin-dashboard:toDo.lapsed.name'),
      says: t('cause-admin-dashboard:toDo.lapsed.text', { count: lapsed }),
      to: `${own}/supporters`,
      search: { part: 'lapsed' },
    },
    unread > 0 && {
      kind: 'reasons',
      name: t('cause-admin-dashboard:toDo.reasons.name'),
      says: t('cause-admin-dashboard:toDo.reasons.text', { count: unread }),
      to: `${own}/reasons`,
    },
    team?.admins.length === 1 && { ...named('admin'), to: '/invite-other-admins' },
    cause?.logoHttps === null && { ...named('logo'), to: `${own}/settings/cause-details` },
    cause?.description === '' && { ...named('story'), to: `${own}/settings/cause-details` },
    cause !== null &&
      !done.includes('recruit') && {
        kind: 'recruit',
        name: t('cause-admin-dashboard:start.recruit.title'),
        says: t('cause-admin-dashboard:start.recruit.text'),
        to: '/raisemore',
      },
    notes !== null &&
      notedIn(notes).length < messageEvents.length && {
        kind: 'notes',
        name: t('cause-admin-dashboard:toDo.notes.name'),
        says: t('cause-admin-dashboard:toDo.notes.text', {
          count: notesIn(notes).length,
          all: messageEvents.length * messageMedia.length,
        }),
        to: `/settings/cause/${id}/supporter-communications`,
      },
  ]
  return all.filter((one) => one !== false)
}
