import { routeGuardMachine } from './access/route-guard/route-guard.machine.ts'
import { accountDeletionMachine } from './account/account-deletion/account-deletion.machine.ts'
import { avatarUploadMachine } from './account/avatar-upload/avatar-upload.machine.ts'
import { causeSwitchMachine } from './account/cause-switch/cause-switch.machine.ts'
import { dataDownloadMachine } from './account/data-download/data-download.machine.ts'
import { deviceLinkMachine } from './account/device-link/device-link.machine.ts'
import { emailChangeMachine } from './account/email-change/email-change.machine.ts'
import { favouritesMachine } from './account/favourites/favourites.machine.ts'
import { linkedCardsMachine } from './account/linked-cards/linked-cards.machine.ts'
import { linkedProvidersMachine } from './account/linked-providers/linked-providers.machine.ts'
import { noticesMachine } from './account/notices/notices.machine.ts'
import { passwordChangeMachine } from './account/password-change/password-change.machine.ts'
import { preferencesMachine } from './account/preferences/preferences.machine.ts'
import { profileEditMachine } from './account/profile-edit/profile-edit.machine.ts'
import { termsAcceptanceMachine } from './account/terms-acceptance/terms-acceptance.machine.ts'
import { activeCauseMachine } from './cause-admin/active-cause/active-cause.machine.ts'
import { adminInvitationMachine } from './cause-admin/admin-invitation/admin-invitation.machine.ts'
import { bankDetailsMachine } from './cause-admin/bank-details/bank-details.machine.ts'
import { causeCheckMachine } from './cause-admin/cause-check/cause-check.machine.ts'
import { causePageMachine } from './cause-admin/cause-page/cause-page.machine.ts'
import { causeQrMachine } from './cause-admin/cause-qr/cause-qr.machine.ts'
import { causeSummaryMachine } from './cause-admin/cause-summary/cause-summary.machine.ts'
import { causeSwitcherMachine } from './cause-admin/cause-switcher/cause-switcher.machine.ts'
import { contactNumberEditMachine } from './cause-admin/contact-number-edit/contact-number-edit.machine.ts'
import { dashboardMachine } from './cause-admin/dashboard/dashboard.machine.ts'
import { dashboardPeriodMachine } from './cause-admin/dashboard-period/dashboard-period.machine.ts'
import { descriptionEditMachine } from './cause-admin/description-edit/description-edit.machine.ts'
import { gettingStartedMachine } from './cause-admin/getting-started/getting-started.machine.ts'
import { inviteAdminsMachine } from './cause-admin/invite-admins/invite-admins.machine.ts'
import { locationEditMachine } from './cause-admin/location-edit/location-edit.machine.ts'
import { onboardingMachine } from './cause-admin/onboarding/onboarding.machine.ts'
import { searchVisibilityMachine } from './cause-admin/search-visibility/search-visibility.machine.ts'
import { slugEditMachine } from './cause-admin/slug-edit/slug-edit.machine.ts'
import { statementMachine } from './cause-admin/statement/statement.machine.ts'
import { statementsMachine } from './cause-admin/statements/statements.machine.ts'
import { supporterListMachine } from './cause-admin/supporter-list/supporter-list.machine.ts'
import { supporterMessageMachine } from './cause-admin/supporter-message/supporter-message.machine.ts'
import { supporterMessagesMachine } from './cause-admin/supporter-messages/supporter-messages.machine.ts'
import { causeReviewMachine } from './causes/cause-review/cause-review.machine.ts'
import { causePaymentMachine } from './giving/cause-payment/cause-payment.machine.ts'
import { claimMachine } from './giving/claim/claim.machine.ts'
import { claimDetailMachine } from './giving/claim-detail/claim-detail.machine.ts'
import { claimEvidenceMachine } from './giving/claim-evidence/claim-evidence.machine.ts'
import { claimsListMachine } from './giving/claims-list/claims-list.machine.ts'
import { csvDownloadMachine } from './giving/csv-download/csv-download.machine.ts'
import { donationMachine } from './giving/donation/donation.machine.ts'
import { donationDetailMachine } from './giving/donation-detail/donation-detail.machine.ts'
import { donationQueryMachine } from './giving/donation-query/donation-query.machine.ts'
import { emailShareMachine } from './giving/email-share/email-share.machine.ts'
import { leaderboardMachine } from './giving/leaderboard/leaderboard.machine.ts'
import { mailOptOutMachine } from './giving/mail-opt-out/mail-opt-out.machine.ts'
import { missingDonationMachine } from './giving/missing-donation/missing-donation.machine.ts'
import { paymentLineMachine } from './giving/payment-line/payment-line.machine.ts'
import { paymentRunMachine } from './giving/payment-run/payment-run.machine.ts'
import { referralsMachine } from './giving/referrals/referrals.machine.ts'
import { stampCardMachine } from './giving/stamp-card/stamp-card.machine.ts'
import { stampCardsMachine } from './giving/stamp-cards/stamp-cards.machine.ts'
import { transactionsListMachine } from './giving/transactions-list/transactions-list.machine.ts'
import { addressSearchMachine } from './registration/address-search/address-search.machine.ts'
import { adminRequestMachine } from './registration/admin-request/admin-request.machine.ts'
import { businessRegistrationMachine } from './registration/business/business-registration.machine.ts'
import { causeRegistrationMachine } from './registration/cause/cause-registration.machine.ts'
import { causeSearchMachine } from './registration/cause-search/cause-search.machine.ts'
import { draftArrivalMachine } from './registration/draft-arrival/draft-arrival.machine.ts'
import { draftTransferMachine } from './registration/draft-transfer/draft-transfer.machine.ts'
import { finalisingMachine } from './registration/finalising/finalising.machine.ts'
import { guestRaiseMachine } from './registration/guest-raise/guest-raise.machine.ts'
import { supporterRegistrationMachine } from './registration/supporter/supporter-registration.machine.ts'
import { authStateMachine } from './session/auth-state/auth-state.machine.ts'
import { devicesMachine } from './session/devices/devices.machine.ts'
import { fingerprintMachine } from './session/fingerprint/fingerprint.machine.ts'
import { legacySessionMachine } from './session/legacy-session/legacy-session.machine.ts'
import { logoutMachine } from './session/logout/logout.machine.ts'
import { requestQueueMachine } from './session/request-queue/request-queue.machine.ts'
import { sessionExpiryMachine } from './session/session-expiry/session-expiry.machine.ts'
import { tokenServiceMachine } from './session/token-service/token-service.machine.ts'
import { causeSignUpMachine } from './shell/cause-sign-up/cause-sign-up.machine.ts'
import { consentMachine } from './shell/consent/consent.machine.ts'
import { contentLoadMachine } from './shell/content-load/content-load.machine.ts'
import { dismissalMachine } from './shell/dismissal/dismissal.machine.ts'
import { errorBoundaryMachine } from './shell/error-boundary/error-boundary.machine.ts'
import { experimentMachine } from './shell/experiment/experiment.machine.ts'
import { featureFlagsMachine } from './shell/feature-flags/feature-flags.machine.ts'
import { headerBannersMachine } from './shell/header-banners/header-banners.machine.ts'
import { pageLoadMachine } from './shell/page-load/page-load.machine.ts'
import { referralCaptureMachine } from './shell/referral-capture/referral-capture.machine.ts'
import { stickyHeaderMachine } from './shell/sticky-header/sticky-header.machine.ts'
import { headerSearchMachine } from './shopping/header-search/header-search.machine.ts'
import { retailerVisitMachine } from './shopping/retailer-visit/retailer-visit.machine.ts'
import { searchSessionMachine } from './shopping/search-session/search-session.machine.ts'
import { loginMachine } from './sign-in/login/login.machine.ts'
import { oneTimeLinkMachine } from './sign-in/one-time-link/one-time-link.machine.ts'
import { passwordResetMachine } from './sign-in/password-reset/password-reset.machine.ts'
import { providerLinkingMachine } from './sign-in/provider-linking/provider-linking.machine.ts'
import { providerLoginMachine } from './sign-in/provider-login/provider-login.machine.ts'
import { recentProofMachine } from './sign-in/recent-proof/recent-proof.machine.ts'
import { accountCheckMachine } from './support/account-check/account-check.machine.ts'
import { accountConsoleMachine } from './support/account-console/account-console.machine.ts'
import { adminReviewMachine } from './support/admin-review/admin-review.machine.ts'
import { auditTrailMachine } from './support/audit-trail/audit-trail.machine.ts'
import { causeConsoleMachine } from './support/cause-console/cause-console.machine.ts'
import { causeRecallMachine } from './support/cause-recall/cause-recall.machine.ts'
import { claimConsoleMachine } from './support/claim-console/claim-console.machine.ts'
import { donationFinderMachine } from './support/donation-finder/donation-finder.machine.ts'
import { donationRecordMachine } from './support/donation-record/donation-record.machine.ts'
import { paymentRunConsoleMachine } from './support/payment-run-console/payment-run-console.machine.ts'
import { paymentRunsMachine } from './support/payment-runs/payment-runs.machine.ts'
import { reportConsoleMachine } from './support/report-console/report-console.machine.ts'
import { reviewConsoleMachine } from './support/review-console/review-console.machine.ts'
import { analyticsBatcherMachine } from './telemetry/analytics-batcher/analytics-batcher.machine.ts'
import { logShipperMachine } from './telemetry/log-shipper/log-shipper.machine.ts'
import { searchEventBatcherMachine } from './telemetry/search-event-batcher/search-event-batcher.machine.ts'
import { vendorScriptMachine } from './telemetry/vendor-script/vendor-script.machine.ts'
import { collapsibleMachine } from './ui/collapsible/collapsible.machine.ts'
import { modalMachine } from './ui/modal/modal.machine.ts'
import { overlayMachine } from './ui/overlay/overlay.machine.ts'
import { suggestionListMachine } from './ui/suggestion-list/suggestion-list.machine.ts'
import { toastMachine } from './ui/toast/toast.machine.ts'
import { toastStackMachine } from './ui/toast-stack/toast-stack.machine.ts'

/** Every chart of the product with its area, and the charts of the specification that it is; the tests, the exports in stately/ and their index go through this list. */
export const machines = {
  routeGuard: { area: 'access', machine: routeGuardMachine, items: 'F-006' },
  accountDeletion: { area: 'account', machine: accountDeletionMachine, items: 'F-128' },
  avatarUpload: { area: 'account', machine: avatarUploadMachine, items: 'F-122, F-141, F-170' },
  causeSwitch: { area: 'account', machine: causeSwitchMachine, items: 'F-129' },
  dataDownload: { area: 'account', machine: dataDownloadMachine, items: 'F-127' },
  deviceLink: { area: 'account', machine: deviceLinkMachine },
  emailChange: { area: 'account', machine: emailChangeMachine, items: 'F-123' },
  favourites: { area: 'account', machine: favouritesMachine, items: 'F-091' },
  linkedCards: { area: 'account', machine: linkedCardsMachine, items: 'H-010' },
  linkedProviders: { area: 'account', machine: linkedProvidersMachine, items: 'F-126' },
  notices: { area: 'account', machine: noticesMachine },
  passwordChange: { area: 'account', machine: passwordChangeMachine, items: 'F-124' },
  preferences: { area: 'account', machine: preferencesMachine, items: 'F-125' },
  profileEdit: { area: 'account', machine: profileEditMachine, items: 'F-121' },
  termsAcceptance: { area: 'account', machine: termsAcceptanceMachine, items: 'F-069' },
  activeCause: { area: 'cause-admin', machine: activeCauseMachine, items: 'F-132' },
  causeSwitcher: { area: 'cause-admin', machine: causeSwitcherMachine, items: 'F-134' },
  dashboard: { area: 'cause-admin', machine: dashboardMachine, items: 'F-136' },
  dashboardPeriod: { area: 'cause-admin', machine: dashboardPeriodMachine, items: 'F-135' },
  gettingStarted: { area: 'cause-admin', machine: gettingStartedMachine, items: 'F-140' },
  onboarding: { area: 'cause-admin', machine: onboardingMachine, items: 'F-137, F-138, F-139' },
  causeSummary: { area: 'cause-admin', machine: causeSummaryMachine },
  causeCheck: { area: 'cause-admin', machine: causeCheckMachine },
  supporterList: { area: 'cause-admin', machine: supporterListMachine, items: 'F-149' },
  statements: { area: 'cause-admin', machine: statementsMachine, items: 'F-151' },
  statement: { area: 'cause-admin', machine: statementMachine, items: 'F-151' },
  causePage: { area: 'cause-admin', machine: causePageMachine, items: 'F-146' },
  inviteAdmins: { area: 'cause-admin', machine: inviteAdminsMachine, items: 'F-154' },
  adminInvitation: { area: 'cause-admin', machine: adminInvitationMachine, items: 'F-154' },
  causeQr: { area: 'cause-admin', machine: causeQrMachine, items: 'F-155' },
  supporterMessages: { area: 'cause-admin', machine: supporterMessagesMachine, items: 'F-152' },
  supporterMessage: { area: 'cause-admin', machine: supporterMessageMachine, items: 'F-152' },
  bankDetails: { area: 'cause-admin', machine: bankDetailsMachine, items: 'F-148' },
  contactNumberEdit: { area: 'cause-admin', machine: contactNumberEditMachine, items: 'F-147' },
  descriptionEdit: { area: 'cause-admin', machine: descriptionEditMachine, items: 'F-142' },
  locationEdit: { area: 'cause-admin', machine: locationEditMachine, items: 'F-144' },
  searchVisibility: { area: 'cause-admin', machine: searchVisibilityMachine, items: 'F-145' },
  slugEdit: { area: 'cause-admin', machine: slugEditMachine, items: 'F-143' },
  causeReview: { area: 'causes', machine: causeReviewMachine },
  causePayment: { area: 'giving', machine: causePaymentMachine, items: 'F-120' },
  claim: { area: 'giving', machine: claimMachine, items: 'F-110' },
  claimDetail: { area: 'giving', machine: claimDetailMachine },
  claimEvidence: { area: 'giving', machine: claimEvidenceMachine },
  claimsList: { area: 'giving', machine: claimsListMachine, items: 'F-109' },
  csvDownload: { area: 'giving', machine: csvDownloadMachine, items: 'F-150' },
  donation: { area: 'giving', machine: donationMachine, items: 'F-097' },
  donationDetail: { area: 'giving', machine: donationDetailMachine, items: 'F-108' },
  donationQuery: { area: 'giving', machine: donationQueryMachine, items: 'F-118' },
  emailShare: { area: 'giving', machine: emailShareMachine, items: 'F-130' },
  mailOptOut: { area: 'giving', machine: mailOptOutMachine },
  leaderboard: { area: 'giving', machine: leaderboardMachine, items: 'F-157' },
  missingDonation: { area: 'giving', machine: missingDonationMachine, items: 'F-112' },
  paymentLine: { area: 'giving', machine: paymentLineMachine },
  paymentRun: { area: 'giving', machine: paymentRunMachine },
  referrals: { area: 'giving', machine: referralsMachine },
  stampCard: { area: 'giving', machine: stampCardMachine, items: 'F-092' },
  stampCards: { area: 'giving', machine: stampCardsMachine },
  transactionsList: { area: 'giving', machine: transactionsListMachine, items: 'F-105' },
  addressSearch: { area: 'registration', machine: addressSearchMachine },
  adminRequest: { area: 'registration', machine: adminRequestMachine, items: 'F-060' },
  businessRegistration: { area: 'registration', machine: businessRegistrationMachine, items: 'F-063' },
  causeRegistration: { area: 'registration', machine: causeRegistrationMachine, items: 'F-053' },
  causeSearch: { area: 'registration', machine: causeSearchMachine, items: 'F-087' },
  draftArrival: { area: 'registration', machine: draftArrivalMachine },
  draftTransfer: { area: 'registration', machine: draftTransferMachine },
  finalising: { area: 'registration', machine: finalisingMachine, items: 'F-050' },
  guestRaise: { area: 'registration', machine: guestRaiseMachine, items: 'F-064' },
  supporterRegistration: { area: 'registration', machine: supporterRegistrationMachine, items: 'F-046, F-048' },
  authState: { area: 'session', machine: authStateMachine, items: 'F-001' },
  devices: { area: 'session', machine: devicesMachine, items: 'A-009' },
  fingerprint: { area: 'session', machine: fingerprintMachine, items: 'F-028' },
  legacySession: { area: 'session', machine: legacySessionMachine, items: 'F-026' },
  logout: { area: 'session', machine: logoutMachine, items: 'F-032' },
  requestQueue: { area: 'session', machine: requestQueueMachine, items: 'F-024' },
  sessionExpiry: { area: 'session', machine: sessionExpiryMachine },
  tokenService: { area: 'session', machine: tokenServiceMachine, items: 'F-015' },
  causeSignUp: { area: 'shell', machine: causeSignUpMachine, items: 'F-068' },
  consent: { area: 'shell', machine: consentMachine, items: 'F-076' },
  contentLoad: { area: 'shell', machine: contentLoadMachine, items: 'F-077' },
  dismissal: { area: 'shell', machine: dismissalMachine, items: 'F-131' },
  errorBoundary: { area: 'shell', machine: errorBoundaryMachine, items: 'F-081' },
  experiment: { area: 'shell', machine: experimentMachine, items: 'F-075' },
  featureFlags: { area: 'shell', machine: featureFlagsMachine, items: 'F-074' },
  headerBanners: { area: 'shell', machine: headerBannersMachine, items: 'F-072' },
  pageLoad: { area: 'shell', machine: pageLoadMachine, items: 'F-070' },
  referralCapture: { area: 'shell', machine: referralCaptureMachine, items: 'F-065' },
  stickyHeader: { area: 'shell', machine: stickyHeaderMachine, items: 'F-079' },
  headerSearch: { area: 'shopping', machine: headerSearchMachine, items: 'F-083' },
  retailerVisit: { area: 'shopping', machine: retailerVisitMachine, items: 'F-089' },
  searchSession: { area: 'shopping', machine: searchSessionMachine, items: 'F-082' },
  login: { area: 'sign-in', machine: loginMachine, items: 'F-035' },
  oneTimeLink: { area: 'sign-in', machine: oneTimeLinkMachine, items: 'F-044' },
  passwordReset: { area: 'sign-in', machine: passwordResetMachine, items: 'F-045' },
  providerLinking: { area: 'sign-in', machine: providerLinkingMachine, items: 'F-042' },
  providerLogin: { area: 'sign-in', machine: providerLoginMachine, items: 'F-039, F-041' },
  recentProof: { area: 'sign-in', machine: recentProofMachine, items: 'X-046, G-027' },
  adminReview: { area: 'support', machine: adminReviewMachine, items: 'F-062' },
  accountCheck: { area: 'support', machine: accountCheckMachine },
  accountConsole: { area: 'support', machine: accountConsoleMachine },
  auditTrail: { area: 'support', machine: auditTrailMachine },
  causeConsole: { area: 'support', machine: causeConsoleMachine },
  causeRecall: { area: 'support', machine: causeRecallMachine },
  claimConsole: { area: 'support', machine: claimConsoleMachine },
  donationFinder: { area: 'support', machine: donationFinderMachine },
  donationRecord: { area: 'support', machine: donationRecordMachine },
  paymentRunConsole: { area: 'support', machine: paymentRunConsoleMachine },
  paymentRuns: { area: 'support', machine: paymentRunsMachine },
  reportConsole: { area: 'support', machine: reportConsoleMachine },
  reviewConsole: { area: 'support', machine: reviewConsoleMachine },
  analyticsBatcher: { area: 'telemetry', machine: analyticsBatcherMachine, items: 'F-171' },
  logShipper: { area: 'telemetry', machine: logShipperMachine, items: 'F-173' },
  searchEventBatcher: { area: 'telemetry', machine: searchEventBatcherMachine, items: 'F-172' },
  vendorScript: { area: 'telemetry', machine: vendorScriptMachine },
  collapsible: { area: 'ui', machine: collapsibleMachine, items: 'F-164, F-080' },
  modal: { area: 'ui', machine: modalMachine, items: 'F-162' },
  overlay: { area: 'ui', machine: overlayMachine, items: 'F-161' },
  suggestionList: { area: 'ui', machine: suggestionListMachine, items: 'F-168' },
  toast: { area: 'ui', machine: toastMachine, items: 'F-159' },
  toastStack: { area: 'ui', machine: toastStackMachine, items: 'F-160' },
}
export type MachineName = keyof typeof machines
