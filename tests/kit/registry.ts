import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate'
import { routeGuardFixtures } from '#machines/access/route-guard/route-guard.fixtures.ts'
import { accountDeletionFixtures } from '#machines/account/account-deletion/account-deletion.fixtures.ts'
import { avatarUploadFixtures } from '#machines/account/avatar-upload/avatar-upload.fixtures.ts'
import { causeSwitchFixtures } from '#machines/account/cause-switch/cause-switch.fixtures.ts'
import { dataDownloadFixtures } from '#machines/account/data-download/data-download.fixtures.ts'
import { deviceLinkFixtures } from '#machines/account/device-link/device-link.fixtures.ts'
import { emailChangeFixtures } from '#machines/account/email-change/email-change.fixtures.ts'
import { favouritesFixtures } from '#machines/account/favourites/favourites.fixtures.ts'
import { linkedCardsFixtures } from '#machines/account/linked-cards/linked-cards.fixtures.ts'
import { linkedProvidersFixtures } from '#machines/account/linked-providers/linked-providers.fixtures.ts'
import { noticesFixtures } from '#machines/account/notices/notices.fixtures.ts'
import { passwordChangeFixtures } from '#machines/account/password-change/password-change.fixtures.ts'
import { preferencesFixtures } from '#machines/account/preferences/preferences.fixtures.ts'
import { profileEditFixtures } from '#machines/account/profile-edit/profile-edit.fixtures.ts'
import { termsAcceptanceFixtures } from '#machines/account/terms-acceptance/terms-acceptance.fixtures.ts'
import { type MachineName, machines } from '#machines/all-machines.ts'
import { activeCauseFixtures } from '#machines/cause-admin/active-cause/active-cause.fixtures.ts'
import { adminInvitationFixtures } from '#machines/cause-admin/admin-invitation/admin-invitation.fixtures.ts'
import { bankDetailsFixtures } from '#machines/cause-admin/bank-details/bank-details.fixtures.ts'
import { causeCheckFixtures } from '#machines/cause-admin/cause-check/cause-check.fixtures.ts'
import { causePageFixtures } from '#machines/cause-admin/cause-page/cause-page.fixtures.ts'
import { causeQrFixtures } from '#machines/cause-admin/cause-qr/cause-qr.fixtures.ts'
import { causeSummaryFixtures } from '#machines/cause-admin/cause-summary/cause-summary.fixtures.ts'
import { causeSwitcherFixtures } from '#machines/cause-admin/cause-switcher/cause-switcher.fixtures.ts'
import { contactNumberEditFixtures } from '#machines/cause-admin/contact-number-edit/contact-number-edit.fixtures.ts'
import { dashboardFixtures } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { dashboardPeriodFixtures } from '#machines/cause-admin/dashboard-period/dashboard-period.fixtures.ts'
import { descriptionEditFixtures } from '#machines/cause-admin/description-edit/description-edit.fixtures.ts'
import { gettingStartedFixtures } from '#machines/cause-admin/getting-started/getting-started.fixtures.ts'
import { inviteAdminsFixtures } from '#machines/cause-admin/invite-admins/invite-admins.fixtures.ts'
import { locationEditFixtures } from '#machines/cause-admin/location-edit/location-edit.fixtures.ts'
import { onboardingFixtures } from '#machines/cause-admin/onboarding/onboarding.fixtures.ts'
import { searchVisibilityFixtures } from '#machines/cause-admin/search-visibility/search-visibility.fixtures.ts'
import { slugEditFixtures } from '#machines/cause-admin/slug-edit/slug-edit.fixtures.ts'
import { statementFixtures } from '#machines/cause-admin/statement/statement.fixtures.ts'
import { statementsFixtures } from '#machines/cause-admin/statements/statements.fixtures.ts'
import { supporterListFixtures } from '#machines/cause-admin/supporter-list/supporter-list.fixtures.ts'
import { supporterMessageFixtures } from '#machines/cause-admin/supporter-message/supporter-message.fixtures.ts'
import { supporterMessagesFixtures } from '#machines/cause-admin/supporter-messages/supporter-messages.fixtures.ts'
import { causeReviewFixtures } from '#machines/causes/cause-review/cause-review.fixtures.ts'
import { causePaymentFixtures } from '#machines/giving/cause-payment/cause-payment.fixtures.ts'
import { claimFixtures } from '#machines/giving/claim/claim.fixtures.ts'
import { claimDetailFixtures } from '#machines/giving/claim-detail/claim-detail.fixtures.ts'
import { claimEvidenceFixtures } from '#machines/giving/claim-evidence/claim-evidence.fixtures.ts'
import { claimsListFixtures } from '#machines/giving/claims-list/claims-list.fixtures.ts'
import { csvDownloadFixtures } from '#machines/giving/csv-download/csv-download.fixtures.ts'
import { donationFixtures } from '#machines/giving/donation/donation.fixtures.ts'
import { donationDetailFixtures } from '#machines/giving/donation-detail/donation-detail.fixtures.ts'
import { donationQueryFixtures } from '#machines/giving/donation-query/donation-query.fixtures.ts'
import { emailShareFixtures } from '#machines/giving/email-share/email-share.fixtures.ts'
import { leaderboardFixtures } from '#machines/giving/leaderboard/leaderboard.fixtures.ts'
import { mailOptOutFixtures } from '#machines/giving/mail-opt-out/mail-opt-out.fixtures.ts'
import { missingDonationFixtures } from '#machines/giving/missing-donation/missing-donation.fixtures.ts'
import { paymentLineFixtures } from '#machines/giving/payment-line/payment-line.fixtures.ts'
import { paymentRunFixtures } from '#machines/giving/payment-run/payment-run.fixtures.ts'
import { referralsFixtures } from '#machines/giving/referrals/referrals.fixtures.ts'
import { stampCardFixtures } from '#machines/giving/stamp-card/stamp-card.fixtures.ts'
import { stampCardsFixtures } from '#machines/giving/stamp-cards/stamp-cards.fixtures.ts'
import { transactionsListFixtures } from '#machines/giving/transactions-list/transactions-list.fixtures.ts'
import { addressSearchFixtures } from '#machines/registration/address-search/address-search.fixtures.ts'
import { adminRequestFixtures } from '#machines/registration/admin-request/admin-request.fixtures.ts'
import { businessRegistrationFixtures } from '#machines/registration/business/business-registration.fixtures.ts'
import { causeRegistrationFixtures } from '#machines/registration/cause/cause-registration.fixtures.ts'
import { causeSearchFixtures } from '#machines/registration/cause-search/cause-search.fixtures.ts'
import { draftArrivalFixtures } from '#machines/registration/draft-arrival/draft-arrival.fixtures.ts'
import { draftTransferFixtures } from '#machines/registration/draft-transfer/draft-transfer.fixtures.ts'
import { finalisingFixtures } from '#machines/registration/finalising/finalising.fixtures.ts'
import { guestRaiseFixtures } from '#machines/registration/guest-raise/guest-raise.fixtures.ts'
import { supporterRegistrationFixtures } from '#machines/registration/supporter/supporter-registration.fixtures.ts'
import { authStateFixtures } from '#machines/session/auth-state/auth-state.fixtures.ts'
import { devicesFixtures } from '#machines/session/devices/devices.fixtures.ts'
import { fingerprintFixtures } from '#machines/session/fingerprint/fingerprint.fixtures.ts'
import { legacySessionFixtures } from '#machines/session/legacy-session/legacy-session.fixtures.ts'
import { logoutFixtures } from '#machines/session/logout/logout.fixtures.ts'
import { requestQueueFixtures } from '#machines/session/request-queue/request-queue.fixtures.ts'
import { sessionExpiryFixtures } from '#machines/session/session-expiry/session-expiry.fixtures.ts'
import { tokenServiceFixtures } from '#machines/session/token-service/token-service.fixtures.ts'
import { causeSignUpFixtures } from '#machines/shell/cause-sign-up/cause-sign-up.fixtures.ts'
import { consentFixtures } from '#machines/shell/consent/consent.fixtures.ts'
import { contentLoadFixtures } from '#machines/shell/content-load/content-load.fixtures.ts'
import { dismissalFixtures } from '#machines/shell/dismissal/dismissal.fixtures.ts'
import { errorBoundaryFixtures } from '#machines/shell/error-boundary/error-boundary.fixtures.ts'
import { experimentFixtures } from '#machines/shell/experiment/experiment.fixtures.ts'
import { featureFlagsFixtures } from '#machines/shell/feature-flags/feature-flags.fixtures.ts'
import { headerBannersFixtures } from '#machines/shell/header-banners/header-banners.fixtures.ts'
import { pageLoadFixtures } from '#machines/shell/page-load/page-load.fixtures.ts'
import { referralCaptureFixtures } from '#machines/shell/referral-capture/referral-capture.fixtures.ts'
import { stickyHeaderFixtures } from '#machines/shell/sticky-header/sticky-header.fixtures.ts'
import { headerSearchFixtures } from '#machines/shopping/header-search/header-search.fixtures.ts'
import { retailerVisitFixtures } from '#machines/shopping/retailer-visit/retailer-visit.fixtures.ts'
import { searchSessionFixtures } from '#machines/shopping/search-session/search-session.fixtures.ts'
import { loginFixtures } from '#machines/sign-in/login/login.fixtures.ts'
import { oneTimeLinkFixtures } from '#machines/sign-in/one-time-link/one-time-link.fixtures.ts'
import { passwordResetFixtures } from '#machines/sign-in/password-reset/password-reset.fixtures.ts'
import { providerLinkingFixtures } from '#machines/sign-in/provider-linking/provider-linking.fixtures.ts'
import { providerLoginFixtures } from '#machines/sign-in/provider-login/provider-login.fixtures.ts'
import { recentProofFixtures } from '#machines/sign-in/recent-proof/recent-proof.fixtures.ts'
import { accountCheckFixtures } from '#machines/support/account-check/account-check.fixtures.ts'
import { accountConsoleFixtures } from '#machines/support/account-console/account-console.fixtures.ts'
import { adminReviewFixtures } from '#machines/support/admin-review/admin-review.fixtures.ts'
import { auditTrailFixtures } from '#machines/support/audit-trail/audit-trail.fixtures.ts'
import { causeConsoleFixtures } from '#machines/support/cause-console/cause-console.fixtures.ts'
import { causeRecallFixtures } from '#machines/support/cause-recall/cause-recall.fixtures.ts'
import { claimConsoleFixtures } from '#machines/support/claim-console/claim-console.fixtures.ts'
import { donationFinderFixtures } from '#machines/support/donation-finder/donation-finder.fixtures.ts'
import { donationRecordFixtures } from '#machines/support/donation-record/donation-record.fixtures.ts'
import { paymentRunConsoleFixtures } from '#machines/support/payment-run-console/payment-run-console.fixtures.ts'
import { paymentRunsFixtures } from '#machines/support/payment-runs/payment-runs.fixtures.ts'
import { reportConsoleFixtures } from '#machines/support/report-console/report-console.fixtures.ts'
import { reviewConsoleFixtures } from '#machines/support/review-console/review-console.fixtures.ts'
import { analyticsBatcherFixtures } from '#machines/telemetry/analytics-batcher/analytics-batcher.fixtures.ts'
import { logShipperFixtures } from '#machines/telemetry/log-shipper/log-shipper.fixtures.ts'
import { searchEventBatcherFixtures } from '#machines/telemetry/search-event-batcher/search-event-batcher.fixtures.ts'
import { vendorScriptFixtures } from '#machines/telemetry/vendor-script/vendor-script.fixtures.ts'
import { collapsibleFixtures } from '#machines/ui/collapsible/collapsible.fixtures.ts'
import { modalFixtures } from '#machines/ui/modal/modal.fixtures.ts'
import { overlayFixtures } from '#machines/ui/overlay/overlay.fixtures.ts'
import { suggestionListFixtures } from '#machines/ui/suggestion-list/suggestion-list.fixtures.ts'
import { toastFixtures } from '#machines/ui/toast/toast.fixtures.ts'
import { toastStackFixtures } from '#machines/ui/toast-stack/toast-stack.fixtures.ts'

/** The fixtures of any chart, as the kit's generic code sees them; each was checked against its chart where it was written. */
export interface AnyFixtures {
  inputs: unknown[]
  events: Record<string, { type: string }[]>
  outcomes: Record<string, { outputs: unknown[]; fails: boolean }>
  within?: (snapshot: AnyMachineSnapshot) => boolean
  invariants: [string, (snapshot: AnyMachineSnapshot) => boolean][]
  pinned: { name: string; input: number; events: string[]; ends: StateValue; knows?: object }[]
}

const fixtures: Record<MachineName, unknown> = {
  accountDeletion: accountDeletionFixtures,
  addressSearch: addressSearchFixtures,
  adminRequest: adminRequestFixtures,
  adminReview: adminReviewFixtures,
  causeReview: causeReviewFixtures,
  accountCheck: accountCheckFixtures,
  accountConsole: accountConsoleFixtures,
  causeConsole: causeConsoleFixtures,
  causeRecall: causeRecallFixtures,
  causeCheck: causeCheckFixtures,
  analyticsBatcher: analyticsBatcherFixtures,
  authState: authStateFixtures,
  avatarUpload: avatarUploadFixtures,
  businessRegistration: businessRegistrationFixtures,
  activeCause: activeCauseFixtures,
  causeSwitcher: causeSwitcherFixtures,
  dashboard: dashboardFixtures,
  dashboardPeriod: dashboardPeriodFixtures,
  gettingStarted: gettingStartedFixtures,
  onboarding: onboardingFixtures,
  causeSummary: causeSummaryFixtures,
  supporterList: supporterListFixtures,
  statements: statementsFixtures,
  statement: statementFixtures,
  causePage: causePageFixtures,
  inviteAdmins: inviteAdminsFixtures,
  adminInvitation: adminInvitationFixtures,
  causeQr: causeQrFixtures,
  supporterMessages: supporterMessagesFixtures,
  supporterMessage: supporterMessageFixtures,
  bankDetails: bankDetailsFixtures,
  contactNumberEdit: contactNumberEditFixtures,
  descriptionEdit: descriptionEditFixtures,
  locationEdit: locationEditFixtures,
  searchVisibility: searchVisibilityFixtures,
  slugEdit: slugEditFixtures,
  causePayment: causePaymentFixtures,
  paymentLine: paymentLineFixtures,
  paymentRun: paymentRunFixtures,
  donationFinder: donationFinderFixtures,
  donationRecord: donationRecordFixtures,
  paymentRunConsole: paymentRunConsoleFixtures,
  paymentRuns: paymentRunsFixtures,
  causeRegistration: causeRegistrationFixtures,
  causeSearch: causeSearchFixtures,
  causeSwitch: causeSwitchFixtures,
  claim: claimFixtures,
  auditTrail: auditTrailFixtures,
  claimConsole: claimConsoleFixtures,
  claimDetail: claimDetailFixtures,
  claimEvidence: claimEvidenceFixtures,
  claimsList: claimsListFixtures,
  collapsible: collapsibleFixtures,
  causeSignUp: causeSignUpFixtures,
  consent: consentFixtures,
  contentLoad: contentLoadFixtures,
  csvDownload: csvDownloadFixtures,
  dataDownload: dataDownloadFixtures,
  dismissal: dismissalFixtures,
  donation: donationFixtures,
  donationDetail: donationDetailFixtures,
  donationQuery: donationQueryFixtures,
  draftArrival: draftArrivalFixtures,
  draftTransfer: draftTransferFixtures,
  deviceLink: deviceLinkFixtures,
  devices: devicesFixtures,
  emailChange: emailChangeFixtures,
  emailShare: emailShareFixtures,
  mailOptOut: mailOptOutFixtures,
  errorBoundary: errorBoundaryFixtures,
  experiment: experimentFixtures,
  favourites: favouritesFixtures,
  featureFlags: featureFlagsFixtures,
  finalising: finalisingFixtures,
  fingerprint: fingerprintFixtures,
  guestRaise: guestRaiseFixtures,
  headerBanners: headerBannersFixtures,
  headerSearch: headerSearchFixtures,
  leaderboard: leaderboardFixtures,
  legacySession: legacySessionFixtures,
  linkedCards: linkedCardsFixtures,
  linkedProviders: linkedProvidersFixtures,
  logShipper: logShipperFixtures,
  login: loginFixtures,
  logout: logoutFixtures,
  missingDonation: missingDonationFixtures,
  modal: modalFixtures,
  notices: noticesFixtures,
  oneTimeLink: oneTimeLinkFixtures,
  overlay: overlayFixtures,
  pageLoad: pageLoadFixtures,
  passwordChange: passwordChangeFixtures,
  passwordReset: passwordResetFixtures,
  preferences: preferencesFixtures,
  profileEdit: profileEditFixtures,
  providerLinking: providerLinkingFixtures,
  providerLogin: providerLoginFixtures,
  recentProof: recentProofFixtures,
  referralCapture: referralCaptureFixtures,
  referrals: referralsFixtures,
  requestQueue: requestQueueFixtures,
  retailerVisit: retailerVisitFixtures,
  reportConsole: reportConsoleFixtures,
  reviewConsole: reviewConsoleFixtures,
  routeGuard: routeGuardFixtures,
  searchEventBatcher: searchEventBatcherFixtures,
  searchSession: searchSessionFixtures,
  sessionExpiry: sessionExpiryFixtures,
  stampCard: stampCardFixtures,
  stampCards: stampCardsFixtures,
  stickyHeader: stickyHeaderFixtures,
  suggestionList: suggestionListFixtures,
  supporterRegistration: supporterRegistrationFixtures,
  termsAcceptance: termsAcceptanceFixtures,
  toast: toastFixtures,
  toastStack: toastStackFixtures,
  tokenService: tokenServiceFixtures,
  transactionsList: transactionsListFixtures,
  vendorScript: vendorScriptFixtures,
}

/** Every chart with its area and fixtures. */
export const charts = Object.entries(machines).map(([name, { area, machine, ...named }]) => ({
  name: name as MachineName, // Object.entries widens the keys
  title: 'items' in named ? `${name} (${named.items})` : name,
  area,
  machine: machine as AnyStateMachine, // the kit works on any chart
  fixtures: fixtures[name as MachineName] as AnyFixtures,
}))
export type Chart = (typeof charts)[number]
