import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

/** The specification's own numbers, written out: whatever else counts on a limit takes it from the code that is judged here. */
const specified: Record<string, [is: unknown, meant: unknown]> = {
  'C-009 a visit session lasts 30 minutes': [limits.visitSessionMinutes, 30],
  'C-010 five calls of the queue at once': [limits.queueBatch, 5],
  'C-011 ten donations a page': [limits.pageSizeTransactions, 10],
  'C-012 ten claims a page': [limits.pageSizeClaims, 10],
  'C-013 ten results a page': [limits.pageSizeSearch, 10],
  'C-014 the first ten suggestions are kept': [limits.suggestionIdsInAnalytics, 10],
  'C-015 a search session is over after five idle minutes': [limits.searchSessionIdle, 300_000],
  'C-016 analytics wait a second': [limits.analyticsDebounce, second],
  'C-017 search events wait four seconds': [limits.searchEventBatch, 4 * second],
  'C-018 claims are waited for for six seconds': [limits.timeoutClaims, 6 * second],
  'C-019 so are the shops that were visited': [limits.timeoutRecentRetailers, 6 * second],
  'C-020 registration is waited for for ten': [limits.timeoutRegistration, 10 * second],
  'C-021 so is a new cause': [limits.timeoutCauseCreation, 10 * second],
  'C-022 so is a new business': [limits.timeoutBusinessCreation, 10 * second],
  'C-023 so are an administrator’s figures': [limits.timeoutAdminStats, 10 * second],
  'C-024 everything else is for three': [limits.timeout, 3 * second],
  'C-025 the header’s banner comes after 300 ms': [limits.headerBannerDelay, 300],
  'C-028 a short id has four characters': [limits.requestIdLength, 4],
  'C-029 a hundred lines of the client’s log are kept': [limits.clientLogCapacity, 100],
  'C-030 errors of browsers go out after a second, are tried again within thirty, and 500 are kept': [
    limits.remoteLog,
    { interval: second, longest: 30 * second, kept: 500 },
  ],
  'C-032 a toast that tells of an error stays four seconds': [limits.toast.error, 4 * second],
  'C-033 so does a plain one': [limits.toast.blank, 4 * second],
  'C-034 one that tells of success stays two': [limits.toast.success, 2 * second],
  'C-035 one that loads stays': [limits.toast.loading, Number.POSITIVE_INFINITY],
  'C-036 twenty toasts at most': [limits.toastLimit, 20],
  'C-037 an overlay is seen after 100 ms and gone after 300': [limits.overlay, { visibleAfter: 100, hiddenAfter: 300 }],
  'C-038 a window fades in for 50 ms and out for 300': [limits.modal, { fadeIn: 50, fadeOut: 300 }],
  'C-039 three dots, each 400 ms': [limits.loadingDots, { count: 3, interval: 400 }],
  'C-040 four causes in the menu': [limits.menuCauses, 4],
  'C-042 the header sticks after twice its height': [limits.stickyHeaderFactor, 2],
  'C-051 a cause is paid from £15 on': [limits.minimumPaymentPence, 1500],
  'C-053 £5 are a milestone': [limits.milestonePence, 500],
  'C-054 a nudge after 30 days without shopping': [limits.nudgeAfter, 30 * day],
  'C-055 £5 for both causes of a referral': [limits.referralBonusPence, 500],
  'C-056 a donation is missing from three days on': [limits.missingDonationAfter, 3 * day],
  'C-057 a claim is answered within seven days': [limits.claimAnswerWithin, 7 * day],
  'C-060 an account is deleted within 30 days': [limits.deletionAfter, 30 * day],
  'C-061 a card has five stamps': [limits.stampsOfCard, 5],
  'C-067 ten marketing messages': [limits.marketingMessages, 10],
  'C-068 lately is 30 days': [limits.recentDays, 30],
  'C-073 a comment has 500 characters': [limits.maximumCommentLength, 500],
  'C-073 a password has eight': [limits.minimumPasswordLength, 8],
  'C-074 a cause’s name is shorter than 255': [limits.maximumCauseNameLength, 254],
  'C-075 a name of who uninstalls is shorter than 26': [limits.maximumUninstallNameLength, 25],
}

test.each(Object.entries(specified))('%s', (_, [is, meant]) => {
  expect(is).toEqual(meant)
})
