import { accountHandlers } from './account/account.handlers.ts'
import { accountDeletionHandlers } from './account/account-deletion/account-deletion.handlers.ts'
import { dataDownloadHandlers } from './account/data-download/data-download.handlers.ts'
import { linkedCardHandlers } from './account/linked-cards.handlers.ts'
import { linkedProviderHandlers } from './account/linked-providers.handlers.ts'
import { noticeHandlers } from './account/notices/notices.handlers.ts'
import { pushHandlers } from './account/push/push.handlers.ts'
import { settingsHandlers } from './account/settings.handlers.ts'
import { supportReasonHandlers } from './account/support-reason.handlers.ts'
import { bankDetailsHandlers } from './cause-admin/bank-details/bank-details.handlers.ts'
import { causeAdminHandlers } from './cause-admin/cause-admin.handlers.ts'
import { causeCoverHandlers } from './cause-admin/cause-page/cause-cover.handlers.ts'
import { causePageHandlers } from './cause-admin/cause-page/cause-page.handlers.ts'
import { closingHandlers } from './cause-admin/close-cause/closing.handlers.ts'
import { coachingHandlers } from './cause-admin/coaching-booking/coaching.handlers.ts'
import { causeIdentityHandlers } from './cause-admin/identity-edit/cause-identity.handlers.ts'
import { inviteHandlers } from './cause-admin/invite-admins/invites.handlers.ts'
import { causeLeavingHandlers } from './cause-admin/leave-cause/leaving.handlers.ts'
import { removeAdminHandlers } from './cause-admin/leave-cause/remove-admin.handlers.ts'
import { statementsCsvHandlers } from './cause-admin/statements-csv.ts'
import { supportReasonsHandlers } from './cause-admin/support-reasons.handlers.ts'
import { supporterMessageHandlers } from './cause-admin/supporter-messages.handlers.ts'
import { supporterHandlers, supportersCsv } from './cause-admin/supporters.ts'
import { updateHandlers } from './cause-admin/updates.handlers.ts'
import { causeHandlers } from './causes/cause.handlers.ts'
import { causeReviewHandlers } from './causes/cause-review/cause-review.handlers.ts'
import { directoryHandlers } from './causes/directory.handlers.ts'
import { nearbyCauseHandlers } from './causes/nearby/nearby-causes.handlers.ts'
import { causeSearchHandlers } from './causes/search.handlers.ts'
import { contentHandlers } from './content/content.handlers.ts'
import { partnerHandlers } from './content/partner.handlers.ts'
import type { CsvHandlers, Handlers } from './gate/serve.ts'
import { evidenceHandlers } from './giving/claims/claim-evidence.ts'
import { claimHandlers } from './giving/claims/claims.handlers.ts'
import { donationQueryHandlers } from './giving/claims/donation-query.handlers.ts'
import { missingDonationHandlers } from './giving/claims/missing-donation.handlers.ts'
import { givingHandlers } from './giving/my-giving/giving.handlers.ts'
import { transactionsCsvHandlers } from './giving/my-giving/transactions-csv.ts'
import { draftHandlers } from './registration/drafts.handlers.ts'
import { guestRaiseHandlers } from './registration/guest-raise.handlers.ts'
import { knownAccountHandlers } from './registration/known-accounts.handlers.ts'
import { registerHandlers } from './registration/register.handlers.ts'
import { registrationHandlers } from './registration/registration.handlers.ts'
import { leaderboardHandlers } from './rewards/leaderboard.handlers.ts'
import { promotionFigureHandlers } from './rewards/promotion-figures.handlers.ts'
import { referralHandlers } from './rewards/referrals/referrals.ts'
import { shareHandlers } from './rewards/referrals/share.ts'
import { spinHandlers } from './rewards/spin/spins.handlers.ts'
import { stampHandlers } from './rewards/stamps.ts'
import { deviceHandlers } from './session/devices.handlers.ts'
import { sessionHandlers } from './session/session.handlers.ts'
import { reminderShopHandlers } from './shopping/donation-reminder/reminder-shops.handlers.ts'
import { favouriteHandlers } from './shopping/favourites.handlers.ts'
import { retailerSearchHandlers } from './shopping/search.handlers.ts'
import { shoppingHandlers } from './shopping/shopping.handlers.ts'
import { uninstallFeedbackHandlers } from './shopping/uninstall-feedback.handlers.ts'
import { visitHandlers } from './shopping/visits.handlers.ts'
import { loginHandlers } from './sign-in/login.handlers.ts'
import { loginLinkHandlers } from './sign-in/login-link.handlers.ts'
import { passwordHandlers } from './sign-in/password.handlers.ts'
import { identityHandlers } from './sign-in/provider-login/identity.handlers.ts'
import { proofHandlers } from './sign-in/recent-proof/proof.handlers.ts'
import { chartHandlers } from './support/charts/charts.handlers.ts'
import { supportCauseReviewHandlers } from './support/decisions/cause-reviews.handlers.ts'
import { causeUpdateHandlers } from './support/decisions/cause-updates.handlers.ts'
import { supportClaimHandlers } from './support/decisions/claims.handlers.ts'
import { closedCauseHandlers } from './support/decisions/closed-causes.handlers.ts'
import { coachingDeskHandlers } from './support/decisions/coaching-desk.handlers.ts'
import { heldAccountHandlers } from './support/decisions/held-accounts.handlers.ts'
import { keptReportHandlers } from './support/decisions/kept-reports.handlers.ts'
import { paymentRunHandlers } from './support/decisions/payment-runs.handlers.ts'
import { feedbackHandlers } from './support/feedback.handlers.ts'
import { messageHandlers } from './support/messages.handlers.ts'
import { supportItemHandlers } from './support/queue/support-items.handlers.ts'
import { auditHandlers } from './support/records/audit.handlers.ts'
import { donationRecordHandlers } from './support/records/donation-records.handlers.ts'
import { recordHandlers } from './support/records/records.handlers.ts'
import { reviewHandlers } from './support/review.handlers.ts'
import { telemetryHandlers } from './telemetry/telemetry.handlers.ts'

/** What the server can answer. A call of the contract without an entry here answers `notBuilt`. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...loginHandlers,
  ...deviceHandlers,
  ...loginLinkHandlers,
  ...passwordHandlers,
  ...identityHandlers,
  ...registerHandlers,
  ...accountHandlers,
  ...settingsHandlers,
  ...supportReasonHandlers,
  ...linkedProviderHandlers,
  ...accountDeletionHandlers,
  ...dataDownloadHandlers,
  ...proofHandlers,
  ...causeHandlers,
  ...causeReviewHandlers,
  ...heldAccountHandlers,
  ...bankDetailsHandlers,
  ...causeAdminHandlers,
  ...closingHandlers,
  ...causeLeavingHandlers,
  ...closedCauseHandlers,
  ...causePageHandlers,
  ...causeCoverHandlers,
  ...causeIdentityHandlers,
  ...inviteHandlers,
  ...removeAdminHandlers,
  ...supporterMessageHandlers,
  ...supportReasonsHandlers,
  ...updateHandlers,
  ...coachingHandlers,
  ...supporterHandlers,
  ...registrationHandlers,
  ...draftHandlers,
  ...reviewHandlers,
  ...supportItemHandlers,
  ...recordHandlers,
  ...auditHandlers,
  ...chartHandlers,
  ...donationRecordHandlers,
  ...givingHandlers,
  ...claimHandlers,
  ...donationQueryHandlers,
  ...missingDonationHandlers,
  ...evidenceHandlers,
  ...noticeHandlers,
  ...pushHandlers,
  ...linkedCardHandlers,
  ...paymentRunHandlers,
  ...coachingDeskHandlers,
  ...stampHandlers,
  ...spinHandlers,
  ...promotionFigureHandlers,
  ...referralHandlers,
  ...keptReportHandlers,
  ...causeUpdateHandlers,
  ...leaderboardHandlers,
  ...shareHandlers,
  ...retailerSearchHandlers,
  ...causeSearchHandlers,
  ...nearbyCauseHandlers,
  ...directoryHandlers,
  ...contentHandlers,
  ...partnerHandlers,
  ...telemetryHandlers,
  ...visitHandlers,
  ...knownAccountHandlers,
  ...guestRaiseHandlers,
  ...supportCauseReviewHandlers,
  ...supportClaimHandlers,
  ...shoppingHandlers,
  ...reminderShopHandlers,
  ...favouriteHandlers,
  ...uninstallFeedbackHandlers,
  ...messageHandlers,
  ...feedbackHandlers,
}

/** Lists that can be taken away as a file. */
export const csvHandlers: CsvHandlers = { ...transactionsCsvHandlers, ...statementsCsvHandlers, listSupporters: supportersCsv }
