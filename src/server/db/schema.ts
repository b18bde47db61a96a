import type { ColumnType, Generated } from 'kysely'
import type { locationTypes } from '#contract/causes/cause.ts'
import type { UninstallReason } from '#contract/shopping/uninstall-reasons.ts'
import type { ContactTopic } from '#contract/support/contact-topics.ts'
import type { CauseTables } from './schema-cause.ts'
import type { CoachingTables } from './schema-coaching.ts'
import type { GivingTables, Json, Time } from './schema-giving.ts'
import type { LeavingTables } from './schema-leaving.ts'
import type { ProofTables } from './schema-proof.ts'
import type { ReviewTables } from './schema-review.ts'
import type { RewardTables } from './schema-rewards.ts'
import type { SessionTables } from './schema-session.ts'

export interface Tables
  extends CauseTables,
    CoachingTables,
    GivingTables,
    LeavingTables,
    ProofTables,
    ReviewTables,
    RewardTables,
    SessionTables {
  app_user: {
    id: Generated<number>
    hash: string
    email: string
    /** When somebody used what was mailed to the address; null while it may be anybody’s. */
    email_proven_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    password_hash: string | null
    first_name: string
    last_name: string
    gender: string | null
    date_of_birth: string | null
    mobile: string | null
    address_line1: string | null
    address_line2: string | null
    city: string | null
    county: string | null
    postcode: string | null
    avatar: string | null
    is_support: Generated<boolean>
    supported_cause_id: number | null
    supported_since: ColumnType<Date | null, Date | null | undefined, Date | null>
    preferences: Json<Record<string, boolean>>
    udo: Json<Record<string, string | number | boolean>>
    installation_id: string | null
    registration_source: string | null
    disabled_at: Time | null
    created_at: Time
    referral_id: string | null
    /** When it was last looked at which shops to tell them of. */
    shops_mailed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    admin_news_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    /** The newest that has been mailed. */
    admin_news_id: ColumnType<number, number | undefined, number>
    deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  cause_admin: { user_id: number; cause_id: number }
  retailer: {
    id: Generated<number>
    slug: string
    name: string
    category: string
    sector: 'goods' | 'travel' | 'insurance'
    description: string
    tracking_amount: number
    tracking_unit: 'minutes' | 'hours' | 'days' | 'weeks'
    confirmation_amount: number
    confirmation_unit: 'minutes' | 'hours' | 'days' | 'weeks' | 'months'
    terms: Json<string[]>
    popularity: number
    /** How many days after a visit a purchase still belongs to it. */
    purchase_window_days: Generated<number>
    /** Names of its own site, by which the browser extension knows it. */
    hosts: Generated<string[]>
  }
  rate: {
    id: Generated<number>
    retailer_id: number
    name: string
    kind: 'percent' | 'fixed'
    value: number
    is_increased: boolean
    increased_until: Time | null
    usual_value: number | null
    position: number
  }
  deal: { id: Generated<number>; retailer_id: number; title: string; ends_at: Time | null }
  voucher: { id: Generated<number>; retailer_id: number; code: string; title: string; ends_at: Time | null }
  postback: { nonce: string; event_id: string; answer: Json<unknown>; received_at: Time }
  one_time_link: {
    hash: string
    kind: string
    user_id: number
    expires_at: Time
    used_at: ColumnType<Date | null, Date | null, Date | null>
    detail: ColumnType<string | null, string | null | undefined, string | null>
  }
  email_change: { user_id: number; email: string; code_hash: string; tries: Generated<number>; expires_at: Time }
  data_request: {
    id: Generated<number>
    user_id: number
    request_type: string
    requested_at: Time
    done_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    path: ColumnType<string | null, string | null | undefined, string | null>
  }
  data_file: { id: string; user_id: number; created_at: Time; expires_at: Time; path: string }
  rate_window: {
    key: string
    window_start: Time
    count: number
    free_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  idempotency: { key_hash: string; call: string; body_hash: string; answer: string | null; created_at: Time }
  mail: {
    id: Generated<number>
    recipient: string
    subject: string
    text: string
    html: string
    /** A calendar file that goes with it. */
    calendar: ColumnType<string | null, string | null | undefined, string | null>
    /** Where one press stops such mails. */
    unsubscribe: ColumnType<string | null, string | null | undefined, string | null>
    /** All of it, while it waits for the mail server; the others are empty then. */
    sealed: ColumnType<string | null, string | null | undefined, string | null>
    /** News: what somebody must hear goes first. */
    can_wait: Generated<boolean>
    sent_at: Time
    delivered: boolean
    attempts: Generated<number>
    /** When it is tried again; null where nothing more is tried. */
    next_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  audit: {
    id: Generated<number>
    at: Time
    user_id: number | null
    action: string
    /** Its kind and its id, as in `claim:…`. */
    subject: string | null
    detail: Json<Record<string, string | number | boolean | null>>
    times: Generated<number>
    last_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    /** Of a line that counts: what it counts on which day. */
    tally: ColumnType<string | null, string | null | undefined, never>
  }
  flow_count: { chart: string; state: string; day: string; entered: number; went_on: number; gave_up: number }
  refusal_count: { day: string; call: string; code: string; times: number }
  setting: { key: string; value: string }
  terms: { id: string; type: string; version: string; statement: string; path: string; body: Json<string[]>; from_day: Time }
  terms_acceptance: {
    id: Generated<number>
    user_id: number
    terms_id: string
    statement: string
    path: string
    version: string
    kind: 'terms' | 'marketing'
    accepted_at: Time
  }
  flag: { name: string; value: Json<boolean | string | number> }
  analytics_event: { id: Generated<number>; at: Time; body: Json<unknown> }
  client_log: { id: Generated<number>; at: Time; body: Json<unknown> }
  cause_slug: { slug: string; cause_id: number }
  cause_location: { cause_id: number; location_type: (typeof locationTypes)[number]; text: string }
  admin_invite: {
    id_hash: string
    cause_id: number
    /** Lower case. */
    email: string
    status: 'pending' | 'accepted' | 'declined' | 'revoked'
    created_at: Time
    invited_by: ColumnType<number | null, number | null | undefined, number | null>
    accepted_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    accepted_by: ColumnType<number | null, number | null | undefined, number | null>
    /** Whether who has accepted it ran the cause before. */
    ran_it: Generated<boolean>
    /** Of the links of its reminders. */
    reminder_hashes: Generated<string[]>
  }
  cheque_details: {
    cause_id: number
    payable_to: string
    address1: string
    address2: string | null
    town: string
    county: string | null
    postcode: string
  }
  cause_visit: { cause_id: number; day: string; visits: number }
  marketing_message: { id: Generated<number>; placement: string; title: string; body: string; path: string; position: number }
  mail_opt_out: { email_hash: string; created_at: Time }
  admin_request: {
    reference: string
    cause_id: number
    email: string
    phone_number: string
    status: string
    created_at: Time
    evidence: string
    user_id: number | null
    decided_at: ColumnType<Date | null, Date | null, Date | null>
    decided_by: number | null
    reason: string | null
  }
  draft: { hash: string; kind: string; version: number; answers: string; expires_at: Time }
  favourite: { user_id: number; retailer_id: number }
  uninstall_feedback: {
    id: Generated<number>
    first_name: string | null
    last_name: string | null
    email: string | null
    reason: UninstallReason
    text: string
    may_contact: boolean
    created_at: Time
  }
  contact_message: {
    reference: string
    topic: ContactTopic
    name: string
    email: string
    text: string
    created_at: Time
    answer: string | null
    handled_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    handled_by: number | null
  }
  oauth_link: { provider: string; client_id: string; client_username: string | null; user_id: number }
}
