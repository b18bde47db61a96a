import type account from '#locales/en-GB/account.json'
import type accountNotices from '#locales/en-GB/account-notices.json'
import type accountPush from '#locales/en-GB/account-push.json'
import type accountRaised from '#locales/en-GB/account-raised.json'
import type accountReason from '#locales/en-GB/account-reason.json'
import type causeAdmin from '#locales/en-GB/cause-admin.json'
import type causeAdminCheck from '#locales/en-GB/cause-admin-check.json'
import type causeAdminClosing from '#locales/en-GB/cause-admin-closing.json'
import type causeAdminCoaching from '#locales/en-GB/cause-admin-coaching.json'
import type causeAdminDashboard from '#locales/en-GB/cause-admin-dashboard.json'
import type causeAdminInvites from '#locales/en-GB/cause-admin-invites.json'
import type causeAdminLeaving from '#locales/en-GB/cause-admin-leaving.json'
import type causeAdminMessages from '#locales/en-GB/cause-admin-messages.json'
import type causeAdminQr from '#locales/en-GB/cause-admin-qr.json'
import type causeAdminReasons from '#locales/en-GB/cause-admin-reasons.json'
import type causeAdminUpdates from '#locales/en-GB/cause-admin-updates.json'
import type causesDirectory from '#locales/en-GB/causes-directory.json'
import type causesNearby from '#locales/en-GB/causes-nearby.json'
import type common from '#locales/en-GB/common.json'
import type content from '#locales/en-GB/content.json'
import type contentArticles from '#locales/en-GB/content-articles.json'
import type contentContact from '#locales/en-GB/content-contact.json'
import type contentHow from '#locales/en-GB/content-how.json'
import type contentLanding from '#locales/en-GB/content-landing.json'
import type contentPartner from '#locales/en-GB/content-partner.json'
import type contentPrivacy from '#locales/en-GB/content-privacy.json'
import type contentTerms from '#locales/en-GB/content-terms.json'
import type errors from '#locales/en-GB/errors.json'
import type giving from '#locales/en-GB/giving.json'
import type givingClaims from '#locales/en-GB/giving-claims.json'
import type mail from '#locales/en-GB/mail.json'
import type registration from '#locales/en-GB/registration.json'
import type registrationBusiness from '#locales/en-GB/registration-business.json'
import type registrationCause from '#locales/en-GB/registration-cause.json'
import type registrationDone from '#locales/en-GB/registration-done.json'
import type registrationDrafts from '#locales/en-GB/registration-drafts.json'
import type registrationGuest from '#locales/en-GB/registration-guest.json'
import type registrationLanding from '#locales/en-GB/registration-landing.json'
import type registrationLandingParts from '#locales/en-GB/registration-landing-parts.json'
import type registrationOffers from '#locales/en-GB/registration-offers.json'
import type rewards from '#locales/en-GB/rewards.json'
import type rewardsMailOptOut from '#locales/en-GB/rewards-mail-opt-out.json'
import type rewardsPromotion from '#locales/en-GB/rewards-promotion.json'
import type rewardsSpin from '#locales/en-GB/rewards-spin.json'
import type rules from '#locales/en-GB/rules.json'
import type shell from '#locales/en-GB/shell.json'
import type shellOffline from '#locales/en-GB/shell-offline.json'
import type shopping from '#locales/en-GB/shopping.json'
import type shoppingApp from '#locales/en-GB/shopping-app.json'
import type shoppingExtension from '#locales/en-GB/shopping-extension.json'
import type shoppingHome from '#locales/en-GB/shopping-home.json'
import type shoppingReminder from '#locales/en-GB/shopping-reminder.json'
import type shoppingReminderArticles from '#locales/en-GB/shopping-reminder-articles.json'
import type shoppingReminderGuides from '#locales/en-GB/shopping-reminder-guides.json'
import type shoppingUninstall from '#locales/en-GB/shopping-uninstall.json'
import type signIn from '#locales/en-GB/sign-in.json'
import type signInProof from '#locales/en-GB/sign-in-proof.json'
import type support from '#locales/en-GB/support.json'
import type supportAnswers from '#locales/en-GB/support-answers.json'
import type supportAudit from '#locales/en-GB/support-audit.json'
import type supportCauses from '#locales/en-GB/support-causes.json'
import type supportCharts from '#locales/en-GB/support-charts.json'
import type supportClosing from '#locales/en-GB/support-closing.json'
import type supportCoaching from '#locales/en-GB/support-coaching.json'
import type supportDonations from '#locales/en-GB/support-donations.json'
import type supportFeedback from '#locales/en-GB/support-feedback.json'
import type supportMessages from '#locales/en-GB/support-messages.json'
import type supportPaymentRuns from '#locales/en-GB/support-payment-runs.json'
import type supportQueue from '#locales/en-GB/support-queue.json'
import type supportRecords from '#locales/en-GB/support-records.json'
import type telemetryConsent from '#locales/en-GB/telemetry-consent.json'
import type titles from '#locales/en-GB/titles.json'

/** Every file of words, by its name in locales/. */
export interface Words {
  account: typeof account
  'account-notices': typeof accountNotices
  'account-raised': typeof accountRaised
  'account-reason': typeof accountReason
  'account-push': typeof accountPush
  'cause-admin': typeof causeAdmin
  'cause-admin-check': typeof causeAdminCheck
  'cause-admin-closing': typeof causeAdminClosing
  'cause-admin-coaching': typeof causeAdminCoaching
  'cause-admin-dashboard': typeof causeAdminDashboard
  'cause-admin-invites': typeof causeAdminInvites
  'cause-admin-leaving': typeof causeAdminLeaving
  'cause-admin-messages': typeof causeAdminMessages
  'cause-admin-qr': typeof causeAdminQr
  'cause-admin-reasons': typeof causeAdminReasons
  'cause-admin-updates': typeof causeAdminUpdates
  'causes-directory': typeof causesDirectory
  'causes-nearby': typeof causesNearby
  common: typeof common
  content: typeof content
  'content-articles': typeof contentArticles
  'content-contact': typeof contentContact
  'content-how': typeof contentHow
  'content-landing': typeof contentLanding
  'content-partner': typeof contentPartner
  'content-privacy': typeof contentPrivacy
  'content-terms': typeof contentTerms
  errors: typeof errors
  giving: typeof giving
  'giving-claims': typeof givingClaims
  'rewards-mail-opt-out': typeof rewardsMailOptOut
  mail: typeof mail
  registration: typeof registration
  'registration-business': typeof registrationBusiness
  'registration-cause': typeof registrationCause
  'registration-done': typeof registrationDone
  'registration-drafts': typeof registrationDrafts
  'registration-guest': typeof registrationGuest
  'registration-landing': typeof registrationLanding
  'registration-landing-parts': typeof registrationLandingParts
  'registration-offers': typeof registrationOffers
  rewards: typeof rewards
  'rewards-promotion': typeof rewardsPromotion
  'rewards-spin': typeof rewardsSpin
  rules: typeof rules
  shell: typeof shell
  'shell-offline': typeof shellOffline
  shopping: typeof shopping
  'shopping-extension': typeof shoppingExtension
  'shopping-home': typeof shoppingHome
  'shopping-app': typeof shoppingApp
  'shopping-reminder': typeof shoppingReminder
  'shopping-reminder-articles': typeof shoppingReminderArticles
  'shopping-reminder-guides': typeof shoppingReminderGuides
  'shopping-uninstall': typeof shoppingUninstall
  'sign-in': typeof signIn
  'sign-in-proof': typeof signInProof
  support: typeof support
  'support-answers': typeof supportAnswers
  'support-audit': typeof supportAudit
  'support-causes': typeof supportCauses
  'support-charts': typeof supportCharts
  'support-closing': typeof supportClosing
  'support-coaching': typeof supportCoaching
  'support-donations': typeof supportDonations
  'support-feedback': typeof supportFeedback
  'support-messages': typeof supportMessages
  'support-payment-runs': typeof supportPaymentRuns
  'support-queue': typeof supportQueue
  'support-records': typeof supportRecords
  'telemetry-consent': typeof telemetryConsent
  titles: typeof titles
}
/** What pages can be given; the others are the server’s. */
export type Namespace = Exclude<keyof Words, 'errors' | 'shell-offline'>

/** The mails that are lines from first to last. */
export type LinedMail = {
  [Name in keyof Words['mail']]: Words['mail'][Name] extends { lines: string[] } ? Name : never
}[keyof Words['mail']]

/** What every page needs: they come with each. */
export const frameWords = ['common', 'shell'] as const satisfies readonly Namespace[]

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Words
  }
}
