import type { ColumnType, Generated } from 'kysely'
import type { NameCheckResult } from '#contract/cause-admin/bank-details.ts'
import type { CauseReviewStage, ReviewFinding, ReviewSide } from '#contract/causes/cause-review.ts'
import type { RegisteredCharity } from '#contract/registration/charity.ts'
import type { SupportQueueName } from '#contract/support/support-queue-names.ts'
import type { Json, Time } from './schema-giving.ts'

/** What a register has on a charity; `contactEmail` is the charity's own public address. */
export interface RegisterEntry extends RegisteredCharity {
  contactEmail: string | null
}

/** What has to be true before a cause is paid: who it is, and whose account it has named. */
export interface ReviewTables {
  /** Who of the support team has which thing of a queue in hand. */
  support_assignment: { queue: SupportQueueName; reference: string; user_id: number; assigned_at: Time }
  cause_review: {
    cause_id: number
    findings: Json<ReviewFinding[]>
    register_entry: Json<RegisterEntry> | null
    appeals: Generated<number>
    /** Of the decision that counts. */
    reason: ColumnType<string | null, string | null | undefined, string | null>
    opened_at: Time
    decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    decided_by: ColumnType<number | null, number | null | undefined, number | null>
    /** When the support team has taken it back after it had been confirmed; null once that is decided. */
    reopened_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  /** The code that has gone to the address that the register has for the charity. */
  cause_contact_code: { cause_id: number; code_hash: string; sent_to: string; tries: number; sent_at: Time; expires_at: Time }
  cause_review_move: {
    id: Generated<number>
    cause_id: number
    type: string
    stage: CauseReviewStage
    at: Time
    moved_by: ReviewSide
    user_id: number | null
    note: string | null
  }
  bank_details: {
    id: Generated<number>
    cause_id: number
    account_name: string
    /** Null once it is sealed. */
    account_number: ColumnType<string | null, string | null | undefined, string | null>
    sort_code: ColumnType<string | null, string | null | undefined, string | null>
    is_building_society: boolean
    roll_number: ColumnType<string | null, string | null | undefined, string | null>
    last_four: ColumnType<string | null, string | null | undefined, string | null>
    /** Of the sort code; null until `sealAccounts` has seen the row. */
    sort_code_end: ColumnType<string | null, string | null | undefined, string | null>
    /** Sort code, account number and roll number, sealed with the key of `key_id`. */
    sealed: ColumnType<string | null, string | null | undefined, string | null>
    key_id: ColumnType<string | null, string | null | undefined, string | null>
    changed_at: Time
    changed_by: ColumnType<number | null, number | null | undefined, number | null>
    undone_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    undone_by: ColumnType<number | null, number | null | undefined, number | null>
    /** What the bank said to the name; null for accounts of before names were checked. */
    name_check: ColumnType<NameCheckResult | null, NameCheckResult | null | undefined, NameCheckResult | null>
    name_found: ColumnType<string | null, string | null | undefined, string | null>
    /** When somebody of the support team has accepted an account whose name the bank did not confirm. */
    checked_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    checked_by: ColumnType<number | null, number | null | undefined, number | null>
  }
}
