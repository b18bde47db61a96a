import type { i18n } from 'i18next'
import type account from '#locales/en-GB/account.json'
import type articles from '#locales/en-GB/articles.json'
import type audit from '#locales/en-GB/audit.json'
import type businessRegistration from '#locales/en-GB/business-registration.json'
import type causeAdmin from '#locales/en-GB/cause-admin.json'
import type causeCheck from '#locales/en-GB/cause-check.json'
import type causeRegistration from '#locales/en-GB/cause-registration.json'
import type claims from '#locales/en-GB/claims.json'
import common from '#locales/en-GB/common.json'
import type consent from '#locales/en-GB/consent.json'
import type content from '#locales/en-GB/content.json'
import type dashboard from '#locales/en-GB/dashboard.json'
import type donationRecords from '#locales/en-GB/donation-records.json'
import type drafts from '#locales/en-GB/drafts.json'
import type fields from '#locales/en-GB/fields.json'
import type giving from '#locales/en-GB/giving.json'
import type guest from '#locales/en-GB/guest.json'
import type home from '#locales/en-GB/home.json'
import type invites from '#locales/en-GB/invites.json'
import type later from '#locales/en-GB/later.json'
import type mailOptOut from '#locales/en-GB/mail-opt-out.json'
import type messages from '#locales/en-GB/messages.json'
import type notices from '#locales/en-GB/notices.json'
import type offers from '#locales/en-GB/offers.json'
import type paymentRuns from '#locales/en-GB/payment-runs.json'
import type privacy from '#locales/en-GB/privacy.json'
import type qr from '#locales/en-GB/qr.json'
import type registered from '#locales/en-GB/registered.json'
import type registration from '#locales/en-GB/registration.json'
import type registrationLanding from '#locales/en-GB/registration-landing.json'
import type rewards from '#locales/en-GB/rewards.json'
import type rules from '#locales/en-GB/rules.json'
import shell from '#locales/en-GB/shell.json'
import type shopping from '#locales/en-GB/shopping.json'
import type signIn from '#locales/en-GB/sign-in.json'
import type support from '#locales/en-GB/support.json'
import type supportCauses from '#locales/en-GB/support-causes.json'
import { readWords, type WordTree } from './read-words.ts'

/** Every area's words; those of an area are loaded with its screens (`addWords`), the frame's with the first page. */
export interface Words {
  common: typeof common
  shell: typeof shell
  /** What belongs to every page and comes after it answers. */
  later: typeof later
  home: typeof home
  shopping: typeof shopping
  'sign-in': typeof signIn
  registration: typeof registration
  'registration-landing': typeof registrationLanding
  'cause-registration': typeof causeRegistration
  'business-registration': typeof businessRegistration
  privacy: typeof privacy
  qr: typeof qr
  registered: typeof registered
  giving: typeof giving
  fields: typeof fields
  account: typeof account
  claims: typeof claims
  messages: typeof messages
  notices: typeof notices
  rewards: typeof rewards
  'mail-opt-out': typeof mailOptOut
  rules: typeof rules
  offers: typeof offers
  drafts: typeof drafts
  guest: typeof guest
  'payment-runs': typeof paymentRuns
  'donation-records': typeof donationRecords
  support: typeof support
  audit: typeof audit
  'support-causes': typeof supportCauses
  'cause-check': typeof causeCheck
  content: typeof content
  articles: typeof articles
  consent: typeof consent
  'cause-admin': typeof causeAdmin
  invites: typeof invites
  dashboard: typeof dashboard
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Words
  }
}

const areas: Record<string, WordTree> = { common, shell }

/** Brings an area's words; called by the module that first needs them, so that pages load only their own. */
export function addWords<Area extends keyof Words>(area: Area, words: Words[Area]): void {
  areas[area] = words as WordTree // a locale file is a tree of words
}

/** Whether an area has been loaded and knows a key. */
export const hasWords = (area: keyof Words, key: string) => typeof areas[area]?.[key] === 'string'

let show = (text: string): string => text
/** Sends every text through `change`, such as the pseudo-locale's; null shows them as they are. */
export function showThrough(change: ((text: string) => string) | null): void {
  show = change ?? ((text) => text)
}

/** The words of a key; the area stands before the colon: t('giving:list.title'). Keys are checked by the compiler, with i18next's own types. */
export const t = ((key: string, values?: Record<string, unknown>) => {
  return show(readWords(areas, key, values))
}) as unknown as i18n['t'] // the reader takes what i18next's types allow
