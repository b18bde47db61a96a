import { accountCalls } from './account/account.calls.ts'
import { accountDeletionCalls } from './account/account-deletion.calls.ts'
import { dataDownloadCalls } from './account/data-download.calls.ts'
import { linkedCardCalls } from './account/linked-cards.calls.ts'
import { linkedProviderCalls } from './account/linked-providers.calls.ts'
import { noticeCalls } from './account/notices.calls.ts'
import { pushCalls } from './account/push.calls.ts'
import { settingsCalls } from './account/settings.calls.ts'
import { supportReasonCalls } from './account/support-reason.calls.ts'
import type { Call } from './call.ts'
import { bankDetailsCalls } from './cause-admin/bank-details.calls.ts'
import { causePageCalls } from './cause-admin/cause-page.calls.ts'
import { closingCalls } from './cause-admin/closing.calls.ts'
import { coachingCalls } from './cause-admin/coaching.calls.ts'
import { dashboardCalls } from './cause-admin/dashboard.calls.ts'
import { inviteCalls } from './cause-admin/invites.calls.ts'
import { causeLeavingCalls } from './cause-admin/leaving.calls.ts'
import { causeListCalls } from './cause-admin/lists.calls.ts'
import { supportReasonsCalls } from './cause-admin/support-reasons.calls.ts'
import { supporterMessageCalls } from './cause-admin/supporter-messages.calls.ts'
import { updateCalls } from './cause-admin/updates.calls.ts'
import { causeCalls } from './causes/causes.calls.ts'
import { directoryCalls } from './causes/directory.calls.ts'
import { nearbyCauseCalls } from './causes/nearby.calls.ts'
import { causeReviewCalls } from './causes/review.calls.ts'
import { causeSearchCalls } from './causes/search.calls.ts'
import { contentCalls } from './content/content.calls.ts'
import { partnerCalls } from './content/partner.calls.ts'
import { claimCalls } from './giving/claims.calls.ts'
import { transactionCalls } from './giving/transactions.calls.ts'
import { registrationAccountCalls } from './registration/account.calls.ts'
import { registrationCauseCalls } from './registration/cause.calls.ts'
import { draftCalls } from './registration/drafts.calls.ts'
import { guestCalls } from './registration/guest.calls.ts'
import { referralCalls } from './rewards/referral.calls.ts'
import { rewardCalls } from './rewards/rewards.calls.ts'
import { spinCalls } from './rewards/spin.calls.ts'
import { deviceCalls } from './session/devices.calls.ts'
import { sessionCalls } from './session/session.calls.ts'
import { favouriteCalls } from './shopping/favourites.calls.ts'
import { reminderShopCalls } from './shopping/reminder-shops.calls.ts'
import { retailerSearchCalls } from './shopping/search.calls.ts'
import { shoppingCalls } from './shopping/shopping.calls.ts'
import { uninstallFeedbackCalls } from './shopping/uninstall-feedback.calls.ts'
import { proofCalls } from './sign-in/proof.calls.ts'
import { signInCalls } from './sign-in/sign-in.calls.ts'
import { auditCalls } from './support/audit.calls.ts'
import { chartCalls } from './support/charts.calls.ts'
import { closedCauseCalls } from './support/closed-causes.calls.ts'
import { coachingDeskCalls } from './support/coaching-desk.calls.ts'
import { contactCalls } from './support/contact.calls.ts'
import { donationRecordCalls } from './support/donation-records.calls.ts'
import { feedbackCalls } from './support/feedback.calls.ts'
import { paymentRunCalls } from './support/payment-runs.calls.ts'
import { recordCalls } from './support/records.calls.ts'
import { reviewCalls } from './support/reviews.calls.ts'
import { supportQueueCalls } from './support/support-queue.calls.ts'
import { flowCalls } from './telemetry/flows.calls.ts'
import { telemetryCalls } from './telemetry/telemetry.calls.ts'

/** Every call of the product under its name. The browser client and the server's routes are both derived from it. */
export const calls = {
  ...sessionCalls,
  ...deviceCalls,
  ...signInCalls,
  ...linkedProviderCalls,
  ...proofCalls,
  ...accountCalls,
  ...settingsCalls,
  ...supportReasonCalls,
  ...accountDeletionCalls,
  ...dataDownloadCalls,
  ...linkedCardCalls,
  ...noticeCalls,
  ...pushCalls,
  ...registrationAccountCalls,
  ...registrationCauseCalls,
  ...guestCalls,
  ...draftCalls,
  ...causeCalls,
  ...causeSearchCalls,
  ...nearbyCauseCalls,
  ...directoryCalls,
  ...causeReviewCalls,
  ...causePageCalls,
  ...dashboardCalls,
  ...causeListCalls,
  ...bankDetailsCalls,
  ...inviteCalls,
  ...causeLeavingCalls,
  ...closingCalls,
  ...supporterMessageCalls,
  ...supportReasonsCalls,
  ...updateCalls,
  ...coachingCalls,
  ...shoppingCalls,
  ...reminderShopCalls,
  ...retailerSearchCalls,
  ...favouriteCalls,
  ...uninstallFeedbackCalls,
  ...contactCalls,
  ...claimCalls,
  ...transactionCalls,
  ...rewardCalls,
  ...referralCalls,
  ...spinCalls,
  ...reviewCalls,
  ...supportQueueCalls,
  ...recordCalls,
  ...auditCalls,
  ...chartCalls,
  ...donationRecordCalls,
  ...paymentRunCalls,
  ...coachingDeskCalls,
  ...closedCauseCalls,
  ...feedbackCalls,
  ...contentCalls,
  ...partnerCalls,
  ...flowCalls,
  ...telemetryCalls,
}

export type CallName = keyof typeof calls

export const callEntries = Object.entries(calls) as [CallName, Call][] // Object.entries widens the keys to string
