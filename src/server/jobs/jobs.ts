import { deleteAccounts } from '../account/account-deletion/account-deletions.job.ts'
import { makeArchives } from '../account/data-download/archives.ts'
import { mailNotices, notifyOfVisits, nudge } from '../account/notices/notices.job.ts'
import { sendPush } from '../account/push/push.job.ts'
import { mailAdminNews } from '../cause-admin/admin-news.job.ts'
import { closeCauses } from '../cause-admin/close-cause/closing.job.ts'
import { remindOfCalls } from '../cause-admin/coaching-booking/coaching.job.ts'
import { remindOfInvites } from '../cause-admin/invite-admins/invite-reminders.job.ts'
import { settleHandovers } from '../cause-admin/leave-cause/handovers.ts'
import { recheckRegister } from '../causes/register-check/register-check.job.ts'
import { settleClaims } from '../giving/claims/claims.job.ts'
import { reconcileDaily } from '../giving/journal/reconcile.ts'
import { carryOverUnpaid, closeReturns } from '../giving/payments.job.ts'
import { enforceRetention } from '../privacy/retention.job.ts'
import type { Services } from '../services.ts'
import { mailShopNews } from '../shopping/shop-news/shop-news.job.ts'
import { forgetFlowCounts } from '../telemetry/flows.ts'

/**
 * Work that nobody asks for: it looks for what is due by the services' clock and does it. Each may be run by several processes at once, and
 * again after a crash: what is done is marked where it is done, so that nothing is done twice.
 */
export interface Job {
  name: string
  /** When it is looked for, in London's time. */
  cron: string
  run(services: Services): Promise<void>
}

export const jobs: readonly Job[] = [
  { name: 'mail', cron: '* * * * *', run: ({ mail, clock }) => mail.sendWaiting(clock.now()) },
  { name: 'claims', cron: '*/10 * * * *', run: settleClaims },
  { name: 'returns', cron: '*/10 * * * *', run: closeReturns },
  { name: 'visits', cron: '*/10 * * * *', run: notifyOfVisits },
  { name: 'nudges', cron: '15 10 * * *', run: nudge },
  { name: 'payments', cron: '30 6 * * *', run: carryOverUnpaid },
  { name: 'reconciliation', cron: '45 4 * * *', run: reconcileDaily },
  { name: 'coaching', cron: '*/10 * * * *', run: remindOfCalls },
  { name: 'closings', cron: '*/10 * * * *', run: closeCauses },
  { name: 'handovers', cron: '*/10 * * * *', run: settleHandovers },
  { name: 'invitations', cron: '20 9-17 * * *', run: remindOfInvites },
  { name: 'shops', cron: '*/10 9-17 * * 4', run: mailShopNews },
  { name: 'administrators', cron: '*/10 9-17 * * 2', run: mailAdminNews },
  { name: 'notices', cron: '* * * * *', run: mailNotices },
  { name: 'push', cron: '* * * * *', run: sendPush },
  { name: 'register', cron: '*/10 * * * *', run: recheckRegister },
  { name: 'archives', cron: '* * * * *', run: makeArchives },
  { name: 'deletions', cron: '17 * * * *', run: deleteAccounts },
  { name: 'flows', cron: '25 4 * * *', run: forgetFlowCounts },
  { name: 'retention', cron: '43 * * * *', run: enforceRetention },
]

/** Runs every job once, now: for a clock that has been moved. */
export async function runJobs(services: Services): Promise<void> {
  for (const job of jobs) await job.run(services)
}
