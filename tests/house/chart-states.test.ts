import { expect, test } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { charts } from '../kit/registry.ts'

/**
 * The states that the specification names for each of its charts, in its order, and which state each is here: of the chart that is named first, or of another
 * one. What both call the same stands once. F-088 is no chart (src/decisions/0140), and of F-068, F-069, F-077, F-078, F-146 and F-160 no states are named.
 */
const specified: [id: string, chart: string, states: string][] = [
  ['F-001', 'session', 'authenticated_full=authenticatedFull authenticated_semi=authenticatedSemi unauthenticated'],
  ['F-006', 'routeGuard', 'checking allowed redirectLogin redirectPanel'],
  [
    'F-015',
    'tokenService',
    'idle checking refreshingRefresh refreshingAccess upgradingSession upgradingCheckSupporter ready failed',
  ],
  // What is rejected is rejected at once, and nothing is left.
  ['F-024', 'requestQueue', 'empty holding releasing rejecting=empty'],
  ['F-026', 'legacySession', 'unknown valid retrofitting dropped'],
  ['F-028', 'fingerprint', 'idle requesting exchanging NO_CHANGE=noChange NEW_USER=newUser'],
  ['F-032', 'logout', 'requesting clearing done'],
  ['F-035', 'login', 'editing validating=editing submitting success badCredentials problem'],
  ['F-039', 'providerLogin', 'openingProvider=opening exchanging success noAccount cancelled failed'],
  ['F-041', 'providerLogin', 'openingProvider=opening exchanging success noAccount cancelled failed'],
  ['F-042', 'providerLinking', 'offered activating active failed skipped'],
  ['F-044', 'oneTimeLink', 'request sent error=requestFailed landing valid=entered invalid expired used'],
  ['F-045', 'passwordReset', 'request sent newPassword success error=requestFailed invalidLink'],
  ['F-046', 'emailProbe', 'idle=supporterRegistration.createAccount checking known unknown'],
  [
    'F-048',
    'supporterRegistration',
    'chooseCause createAccount oneTimeLinkNotice marketingTerms confirmCauseSwitch providerLinking=providerLinking.offered activate=providerLinking.activating retry=providerLinking.failed skip=providerLinking.skipped done',
  ],
  [
    'F-050',
    'finalising',
    'details=causeRegistration.theCause account=causeRegistration.account marketing=causeRegistration.marketingPermission finalising=causeRegistration.finalising retry=causeRegistration.couldNotRegister registered',
  ],
  [
    'F-053',
    'causeRegistration',
    'charityQuestion charityNumber address causeName socialLinks marketingPermission accountEmail password names mobile matchingCauseChoice becomeAdminRequest finalising retry=couldNotRegister success nextSteps',
  ],
  ['F-060', 'adminRequest', 'editing submitting ticketShown couldNotSend'],
  ['F-062', 'adminReview', 'received underReview approved refused'],
  [
    'F-063',
    'businessRegistration',
    'businessName contactNumber account terms=checkAnswers finalising retry=couldNotRegister success coachingOffer=nextSteps',
  ],
  ['F-064', 'guestRaise', 'step-1=cause step-2=shop step-3=email'],
  ['F-065', 'referralCapture', 'none recording stored'],
  ['F-070', 'pageLoad', 'loadingUser=user loadingAnalytics=analytics loadingStatistics=statistics ready degraded'],
  ['F-072', 'headerBanners', 'hidden waiting shown'],
  ['F-074', 'featureFlags', 'loading ready emptyOnError'],
  ['F-075', 'experiment', 'idle evaluating assigned failed'],
  ['F-076', 'consent', 'unknown asked given=decided refused=decided'],
  ['F-079', 'stickyHeader', 'static sticky'],
  ['F-080', 'collapsible', 'closed open'],
  ['F-081', 'errorBoundary', 'ok notFound serverError generic'],
  // One that has expired is renewed by the search that finds it so.
  ['F-082', 'searchSession', 'none active expired=renewed renewed'],
  ['F-083', 'headerSearch', 'blurred focusedEmpty loading suggestions noResults failed'],
  ['F-087', 'causeSearch', 'idle needsName needsLocation loading results refine'],
  ['F-089', 'retailerVisit', 'resolving recorded=redirecting redirecting loginNeeded retailerGone'],
  ['F-091', 'favourites', 'choosing saving success'],
  ['F-092', 'stampCard', 'collecting complete redeeming redeemed'],
  ['F-093', 'spin', 'idle spinning won lost'],
  ['F-094', 'donationReminder', 'platformDetected guide fixPermissions limitedPermissions reviewBar success unsupported'],
  ['F-095', 'uninstallFeedback', 'editing submitting thanks failed'],
  ['F-096', 'appBanner', 'shown dismissed'],
  ['F-097', 'donation', 'pending confirmed declined paid'],
  // Filtered, the list is shown, or says that there is nothing of what was asked for.
  [
    'F-105',
    'transactionsList',
    'loading shown empty filtered=shown filtered=nothingInPeriod failed downloadingCsv=csvDownload.downloading',
  ],
  ['F-108', 'donationDetail', 'loading shown failed'],
  ['F-109', 'claimsList', 'loading shown empty loadingMore failed'],
  ['F-110', 'claim', 'received inProgress accepted declined'],
  [
    'F-112',
    'missingDonation',
    'chooseRetailer chooseVisitDate orderDetails queryInstead submitting success notFoundAlert failed',
  ],
  ['F-118', 'donationQuery', 'step1=reason step2=details submitting success failed'],
  ['F-119', 'causePayment', 'paid notPaid=underMinimum'],
  ['F-120', 'causePayment', 'collecting thresholdCheck=underMinimum paying statementIssued=paid carriedOver=underMinimum'],
  // What can be viewed can be edited at once.
  ['F-121', 'profileEdit', 'viewing=editing editing saving saved failed'],
  ['F-122', 'avatarUpload', 'choose=choosing typeOrSizeError=choosing crop=cropping rotate=cropping saving saved failed'],
  ['F-123', 'emailChange', 'editing saving saved failed'],
  ['F-124', 'passwordChange', 'editing saving saved failed'],
  ['F-125', 'preferences', 'loading shown saving saved loadFailed'],
  ['F-126', 'linkedProviders', 'loading list linking unlinking failed'],
  ['F-127', 'dataDownload', 'request=nothing preparing ready downloading expired failed'],
  ['F-128', 'accountDeletion', 'explain passwordEntry wrongPassword=passwordEntry requesting deactivated'],
  ['F-129', 'causeSwitch', 'list confirming saving successToast=saved errorToast=failed'],
  ['F-130', 'emailShare', 'editing sending=saving sent=saved failed'],
  ['F-131', 'dismissal', 'notDismissed dismissed saved'],
  ['F-132', 'activeCause', 'none initialising active switching'],
  ['F-134', 'causeSwitcher', 'closed list chosen'],
  ['F-135', 'dashboardPeriod', 'monthToDate yearToDate allTime'],
  ['F-136', 'dashboard', 'loading shown partial failed'],
  ['F-137', 'onboarding', 'eligible open dismissed'],
  ['F-138', 'onboarding', 'eligible open dismissed'],
  ['F-139', 'onboarding', 'eligible open dismissed'],
  ['F-140', 'gettingStarted', 'open complete'],
  ['F-141', 'avatarUpload', 'choose=choosing crop=cropping rotate=cropping saving saved failed'],
  ['F-142', 'descriptionEdit', 'editing saving saved failed'],
  // Whether an address is free is the server’s word at the moment of saving.
  ['F-143', 'slugEdit', 'editing checkingUnique=saving saving saved failed'],
  ['F-144', 'locationEdit', 'editing saving saved failed visibilityBlocked=searchVisibility.blocked'],
  ['F-145', 'searchVisibility', 'on off'],
  ['F-147', 'contactNumberEdit', 'editing saving saved failed'],
  ['F-148', 'bankDetails', 'none view editing saving saved failed=saveFailed'],
  ['F-149', 'supporterList', 'loading shown loadingMore empty failed'],
  ['F-150', 'csvDownload', 'idle downloading cancelled done failed'],
  ['F-151', 'statement', 'list=statements.shown loading shown=printable printable failed'],
  ['F-152', 'supporterMessage', 'list=supporterMessages.shown editing invalid saving saved failed=saveFailed'],
  [
    'F-154',
    'inviteAdmins',
    'editing termsModal=terms sending sent error=sendFailed pending=adminInvitation.pending accepted=adminInvitation.accepted optedOut=adminInvitation.declined revoked',
  ],
  ['F-155', 'causeQr', 'generating shown'],
  ['F-156', 'coachingBooking', 'book selectTime confirming confirmed slotTaken'],
  ['F-157', 'leaderboard', 'loading shown notAvailable'],
  ['F-158', 'promotion', 'link copied shared'],
  ['F-159', 'toast', 'visible dismissed removed'],
  ['F-161', 'overlay', 'hidden shownAtOnce=entering visible hiding=leaving'],
  ['F-162', 'modal', 'closed fadingIn open fadingOut'],
  ['F-163', 'lightbox', 'closed open'],
  ['F-164', 'collapsible', 'open closed'],
  ['F-166', 'fileDrop', 'idle active error=told'],
  ['F-167', 'headerSearch', 'empty=focusedEmpty filled=focused suggesting=suggestions'],
  ['F-168', 'suggestionList', 'closed open'],
  ['F-170', 'avatarUpload', 'choose=choosing crop=cropping rotate=cropping rendering failed done=saved'],
  ['F-171', 'analyticsBatcher', 'collecting debouncing flushing'],
  ['F-172', 'searchEventBatcher', 'collecting sending'],
  ['F-173', 'logShipper', 'buffering sending'],
]

const namesIn = ({ states }: AnyStateNode): string[] =>
  Object.entries<AnyStateNode>(states).flatMap(([name, state]) => [name, ...namesIn(state)])
const statesOf = new Map(charts.map(({ name, machine }) => [name, namesIn(machine.root)]))

test.each(specified)('%s the chart %s has the states that the specification names: %s', (_id, chart, states) => {
  const missing = states.split(' ').filter((word) => {
    const [, ours = word] = word.split('=')
    const [one = '', other] = ours.split('.')
    return !(other === undefined ? statesOf.get(chart) : statesOf.get(one))?.includes(other ?? one)
  })
  expect(missing).toEqual([])
})
