import type { StateValue, StateValueMap } from 'xstate'
import type { Me } from '#contract/account/user.ts'
import type { PersonAnswer } from './session.setup.ts'

export const rowan: Me = {
  user: {
    id: 7,
    hash: 'h7',
    email: 'rowan@farthing.example',
    firstName: 'Rowan',
    lastName: 'Quill',
    gender: null,
    dateOfBirth: null,
    mobile: null,
    addressLine1: null,
    addressLine2: null,
    city: null,
    county: null,
    postcode: null,
    avatar: null,
    adminCauses: [],
    isCauseAdmin: [],
    isSupport: false,
  },
  cause: null,
  adminCauses: [],
  preferences: {
    advertising: false,
    analytics: false,
    anonymity: false,
    campaign_messages: false,
    cause_admin: false,
    cause_page_name: false,
    featured_retailer: false,
    nurture: false,
    retailer_offer: false,
    retargeting: false,
    site_personalisation: false,
    text_messages: false,
  },
}
export const me = rowan
export const full: PersonAnswer = { kind: 'full', me }
export const semi: PersonAnswer = { kind: 'semi', me }

/** Nothing else is under way. */
export const at = (person: StateValue, others: StateValueMap = {}): StateValueMap => ({
  person,
  link: 'none',
  proof: 'none',
  leaving: 'here',
  ...others,
})
export const opened = 'page.opened#1'
export const asking = [opened, 'deriveAuthState: done#1']
export const known = [...asking, 'readPerson: done#1']
export const greeted = [opened, 'deriveAuthState: done#2']
export const recognised = [...greeted, 'readPerson: done#2']
/** What is told to a child, in the notation of the kit. */
export const tell = (child: string, type: string) => `tell ${child}: {"type":"${type}"}`
export const ended = [
  'forgetMe',
  'endRequests',
  tell('requestQueue', 'session.ended'),
  'endLegacy',
  tell('legacySession', 'session.ended'),
  'endExpiry',
  tell('sessionExpiry', 'session.ended'),
]
export const begins = [
  'startExpiry',
  tell('sessionExpiry', 'session.started'),
  'checkLegacy',
  tell('legacySession', 'check.asked'),
]
export const keeps = (answer: PersonAnswer) => `keepMe(${JSON.stringify({ answer })})`
