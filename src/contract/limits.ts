/** Constants and limits of the product. Each carries the ID of the rule that it comes from. Times are milliseconds unless the name says otherwise. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export type Environment = 'dev' | 'review' | 'staging' | 'production'

/** Seconds before expiry at which a token is refreshed (C-001…C-004). Environments other than production use staging's. */
export function refreshThresholds(environment: Environment): { access: number; refresh: number } {
  return environment === 'production' ? { access: 3000, refresh: 7_776_000 } : { access: 60, refresh: 180 }
}

export const limits = {
  refreshTokenMinimumSeconds: 1, // C-005
  legacySessionCookieDays: 7, // C-006
  checkSupporterCookieDays: 730, // C-007
  sessionLifeDays: 365, // the longest that a full session lasts without signing in anew
  inviteCookieDays: 60, // C-008
  visitSessionMinutes: 30, // C-009
  queueBatch: 5, // C-010
  pageSizeTransactions: 10, // C-011
  shownSources: 5,
  pageSizeClaims: 10, // C-012
  pageSizeSearch: 10, // C-013
  pageSizeDirectory: 50, // G-009
  suggestionIdsInAnalytics: 10, // C-014
  searchSessionIdle: 5 * MINUTE, // C-015
  analyticsDebounce: 1 * SECOND, // C-016
  searchEventBatch: 4 * SECOND, // C-017
  timeoutClaims: 6 * SECOND, // C-018
  timeoutRecentRetailers: 6 * SECOND, // C-019
  timeoutRegistration: 10 * SECOND, // C-020
  timeoutCauseCreation: 10 * SECOND, // C-021
  timeoutBusinessCreation: 10 * SECOND, // C-022
  timeoutAdminStats: 10 * SECOND, // C-023
  timeout: 3 * SECOND, // C-024
  timeoutCharts: 10 * SECOND,
  timeoutDownload: 60 * SECOND,
  headerBannerDelay: 300, // C-025
  requestIdLength: 4, // C-028
  clientLogCapacity: 100, // C-029
  toast: { error: 4 * SECOND, blank: 4 * SECOND, success: 2 * SECOND, loading: Number.POSITIVE_INFINITY }, // C-032…C-035
  toastWithAction: 10 * SECOND, // what is offered must be reached first; the figures of C-032…C-035 are of toasts that only tell
  toastLimit: 20, // C-036
  toastRemoval: 300,
  overlay: { visibleAfter: 100, hiddenAfter: 300 }, // C-037
  modal: { fadeIn: 50, fadeOut: 300 }, // C-038
  loadingDots: { count: 3, interval: 400 }, // C-039
  menuCauses: 4, // C-040
  stickyHeaderFactor: 2, // C-042
  minimumPaymentPence: 1500, // C-051
  maximumAnswerBytes: 20_000_000,
  bankDetailsHold: 7 * DAY, // G-027
  nameChecksPerDay: 30,
  invitationLife: 14 * DAY, // G-005
  invitationReminders: [4 * DAY, 10 * DAY], // H-007: so long after the invitation
  shopNewsEvery: 6 * DAY, // H-005: sent on Thursdays
  shopsInMail: 5,
  adminNewsEvery: 27 * DAY, // H-005: sent on Tuesdays, so at most every four weeks
  suggestedShops: 4,
  suggestedFrom: 182 * DAY,
  invitationsPerDay: 20,
  secondThoughts: 7 * DAY, // G-030: so long leaving, handing over and closing can be undone
  closingsPerDay: 10,
  supporterMessage: { email: 1000, site: 280 }, // G-012: characters
  testMailsPerHour: 10,
  coachingCall: 20 * MINUTE,
  coachingGrid: 30 * MINUTE, // times begin on it; longer than a call
  coachingNotice: 2 * HOUR, // until so long before a call it is booked, moved and cancelled
  coachingAhead: 60 * DAY, // causes book at most so far ahead
  coachingSlotsAhead: 400 * DAY, // the support team adds times at most so far ahead
  coachingChangesPerDay: 20,
  maximumAccountNameLength: 60,
  maximumRollNumberLength: 18,
  minimumPasswordLength: 8, // C-073
  maximumPasswordLength: 128,
  maximumNameLength: 60,
  maximumUninstallNameLength: 25, // C-075
  maximumFeedbackLength: 2000,
  maximumEmailLength: 255,
  maximumCauseNameLength: 254, // C-074
  maximumDescriptionLength: 2000,
  minimumSlugLength: 3, // V-032
  maximumSlugLength: 60,
  maximumEvidenceLength: 1000,
  maximumCommentLength: 500, // C-073
  missingDonationAfter: 3 * DAY, // C-056
  claimAnswerWithin: 7 * DAY, // C-057
  appeals: 1,
  evidencePictures: 3,
  milestonePence: 500, // C-053
  nudgeAfter: 30 * DAY, // C-054
  referralBonusPence: 500, // C-055
  stampsOfCard: 5, // C-061
  pageSizeNotices: 10,
  waitingNotices: 5,
  visitAskedFor: 14 * DAY,
  pushDevices: 10,
  receiptMailsEvery: 7 * DAY,
  leaderboardLength: 20,
  marketingMessages: 10, // C-067
  recentDays: 30, // C-068
  activeDays: 90, // a supporter whose last donation is older has lapsed
  biggestDonations: 5,
  topRetailers: 5,
  latestDonations: 3, // ours: what of a cause’s donations stands on its dashboard
  storyYears: 5,
  storyPayments: 40,
  /** How many payments the home page shows as proof. */
  paymentProofs: 3,
  nearExamples: 3,
  shopDecisions: 5, // ours: fewer say nothing of a shop
  storyShopSupporters: 5, // fewer could be known by their shops
  storyNewSupporterDays: 30,
  storyNames: 8,
  identityChangesPerDay: 10,
  cover: { width: 1536, height: 512 }, // three to one, in pixels
  maximumTargetPounds: 1_000_000,
  paysForPounds: 10_000,
  paysForCharacters: 80,
  update: { shortest: 20, longest: 600 }, // characters, ours: one thing that has happened, told in two or three sentences
  updatePicture: { width: 1200, height: 900, longestAlt: 150 }, // four to three, in pixels; characters
  updatesPerDay: 5, // ours, for each cause: a page shows three, so that more would only push each other out
  storyUpdates: 3,
  updatesListed: 50,
  reason: { shortest: 10, longest: 200 }, // characters, ours: a sentence or two
  reasonsPerDay: 10, // ours, for each person
  storyReasons: 3,
  storyShops: 3,
  reasonsListed: 100,
  quotedUpdate: { longest: 240, within: 90 * DAY }, // the home page quotes an opening of this length, and nothing that is older
  takenDownUpdateDays: 30,
  pageSizeSupporters: 50,
  shareRecipients: 10, // G-020
  shareMailsPerDay: 20,
  shareMailsPerRecipient: 3,
  returnsWindow: 14 * DAY,
  fingerprintLife: 60 * SECOND,
  emailCodeLife: 30 * MINUTE, // G-026
  emailCodeTries: 5,
  contactCodeLife: 30 * DAY, // a charity’s mailbox may be read once a fortnight
  contactCodesPerDay: 3,
  contactCodesEvery: DAY,
  emailUndoLife: 7 * DAY, // G-026
  welcomeLinkLife: 7 * DAY,
  deletionAfter: 30 * DAY, // C-060
  archiveLife: 30 * DAY, // C-059
  archiveAddressLife: 5 * MINUTE,
  /** A1: wrong passwords of a day before anybody waits, the first wait and the longest, and from how many on it is an hour. */
  passwordWaits: { free: 5, first: 15 * SECOND, longest: 15 * MINUTE, besieged: 31 },
  knownDeviceDays: 400, // the longest that browsers keep a cookie
  proofLife: 10 * MINUTE,
  /** Bytes that one network may have kept of it in a day: of events about 10,000, of faults about 2,000. */
  measuredBytesPerDay: { events: 4_000_000, faults: 1_000_000 },
  draftLife: 7 * DAY,
  maximumImageBytes: 5_000_000, // C-072
  imageTypes: ['image/png', 'image/jpeg'], // V-046
  cropper: { side: 268, zoom: { minimum: 1, maximum: 3, step: 0.1 } }, // C-043, C-044
  searchDebounce: 150,
  resetLinkLife: 60 * MINUTE, // G-002
  loginLinkLife: 15 * MINUTE, // G-003
  spinTurn: 4 * SECOND, // how long the wheel turns, until it stands on what was drawn
  logoutTries: 3,
  logoutRetryDelay: 10 * SECOND,
  remoteLog: { interval: 1 * SECOND, longest: 30 * SECOND, kept: 500 }, // C-030
  tagManager: { retries: 2, retryDelay: 500, sampling: 100 }, // C-031
  content: { parallel: 10, retries: 5, retryDelay: 350 }, // C-027
} as const

export const breakpoints = [375, 480, 560, 768, 1024, 1280, 1440] as const // C-041
