import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { NoticeDetail, NoticeKind } from '#contract/account/notice.ts'
import type { RefusalKind, StatementDetail, WaitingReason } from '#contract/cause-admin/statement.ts'
import type { MessageEvent, MessageMedium } from '#contract/cause-admin/supporter-message.ts'
import type { ClaimMove, ClaimStage, ClaimType, QueryReason } from '#contract/giving/claim.ts'
import type { BonusType, DeclineReason, DonationStage } from '#contract/giving/donation.ts'
import type { JournalAccount } from '#contract/giving/journal-accounts.ts'
import type { LineStage, RunStage, VoidReason } from '#contract/giving/payment-run.ts'
import type { SpinPrize } from '#contract/rewards/spin.ts'
import type { VisitRisk } from '#contract/shopping/visit.ts'
import type { KeptReason } from '#contract/support/kept-report.ts'
import type { Origin } from '#contract/telemetry/origin.ts'

/** A timestamp: read as Date, written as ISO text or Date. */
export type Time = ColumnType<Date, Date | string, Date | string>
export type Json<T> = ColumnType<T, string, string>

/** What a statement lists. */
export type KeptLines = Pick<StatementDetail, 'lines' | 'corrections'>

/** From a visit to a shop to the money in the cause's account, and what people ask, are told and are given on the way. */
export interface GivingTables {
  visit: {
    id: string
    user_id: number | null
    cause_id: number | null
    retailer_id: number
    rate_id: number | null
    deal_id: number | null
    visit_session: string | null
    search_session: string | null
    /** Lower case; of somebody who raises without an account. */
    guest_email: string | null
    created_at: Time
    risks: ColumnType<VisitRisk[], string | undefined, string>
    /** When the person is told that nothing has tracked; null when there is nothing to tell any more. */
    receipt_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    origin: ColumnType<Origin, Origin | undefined, Origin>
  }
  donation: {
    id: string
    visit_id: string | null
    user_id: number | null
    cause_id: number
    /** Null for a bonus. */
    retailer_id: number | null
    bonus_type: ColumnType<BonusType | null, BonusType | null | undefined, BonusType | null>
    /** Which network reports it; `farthing` for a bonus. An order is known by network and reference. */
    network: ColumnType<string, string | undefined, string>
    network_reference: string
    /** The shop's own order number, as the person and the shop may name it. */
    order_reference: ColumnType<string | null, string | null | undefined, string | null>
    /** False while only an accepted claim says that it was bought. */
    is_reported: ColumnType<boolean, boolean | undefined, boolean>
    purchased_at: Time
    spent_pence: number
    donation_pence: number
    /** The rate under which it was made; null for a bonus, and where what was booked before terms were kept follows from no rate. */
    terms_kind: ColumnType<'percent' | 'fixed' | null, 'percent' | 'fixed' | null | undefined, 'percent' | 'fixed' | null>
    terms_value: ColumnType<number | null, number | null | undefined, number | null>
    terms_rate_id: ColumnType<number | null, number | null | undefined, number | null>
    /** What the shop has sent us for it so far. */
    funded_pence: ColumnType<number, number | undefined, number>
    /** The sum of its corrections. */
    correction_pence: ColumnType<number, number | undefined, number>
    /** Donation and corrections. */
    net_pence: GeneratedAlways<number>
    stage: DonationStage
    purchase_type: 'online' | 'inStore'
    decline_reason: DeclineReason | null
    next_by: Time | null
    payment_id: string | null
  }
  donation_move: {
    id: Generated<number>
    donation_id: string
    stage: DonationStage
    at: Time
    moved_by: 'retailer' | 'farthing' | 'network'
    amount_pence: number
    /** What a correction after the payment came to; null for every other move. */
    correction_pence: ColumnType<number | null, number | null | undefined, number | null>
  }
  /** What a shop has changed after a payment run had taken a donation. `payment_id` is the payment that makes up for it, `is_settled` once the bank has made that. */
  donation_correction: {
    id: Generated<number>
    donation_id: string
    cause_id: number
    pence: number
    reason: DeclineReason | null
    at: Time
    payment_id: ColumnType<string | null, string | null | undefined, string | null>
    is_settled: Generated<boolean>
  }
  /** Reports of a network that could not be booked, kept for the support team. */
  kept_report: {
    id: Generated<number>
    event_id: string
    network: string
    reference: string
    event: Json<unknown>
    reason: KeptReason
    donation_id: ColumnType<string | null, string | null | undefined, string | null>
    received_at: Time
    handled_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    handled_by: ColumnType<number | null, number | null | undefined, number | null>
    note: ColumnType<string | null, string | null | undefined, string | null>
  }
  /** Which cause somebody supported from when on; null for none. */
  cause_choice: { id: Generated<number>; user_id: number; cause_id: number | null; since: Time }
  /** Payment cards whose purchases in shops count (H-010); only a hash of the network's token is kept. */
  linked_card: { id: Generated<number>; token_hash: string; user_id: number; last_four: string; linked_at: Time }
  journal_transaction: {
    id: Generated<number>
    at: Time
    kind: string
    payment_id: ColumnType<string | null, string | null | undefined, string | null>
    note: ColumnType<string | null, string | null | undefined, string | null>
  }
  journal_posting: {
    id: Generated<number>
    transaction_id: number
    donation_id: string
    account: JournalAccount
    /** A retailer's or a cause's id, as the account says; null for bonuses, which we pay ourselves. */
    owner_id: number | null
    pence: number
  }
  reconciliation: { id: Generated<number>; at: Time; compared: Json<Record<string, number>>; differences: Json<string[]> }
  payment: {
    id: string
    cause_id: number
    reference: string
    pence: number
    /** Only what a bank has confirmed, and what was paid before there were runs. */
    is_paid: boolean
    reason: string | null
    period_end: Time
    run_id: ColumnType<string | null, string | null | undefined, string | null>
    line_stage: ColumnType<LineStage | null, LineStage | null | undefined, LineStage | null>
    refusal: ColumnType<RefusalKind | null, RefusalKind | null | undefined, RefusalKind | null>
    answered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    /** When a bank has sent it back that had paid it. */
    returned_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    /** What its statement says of donations that are in no payment, or in another one, by now. */
    kept_lines: ColumnType<KeptLines | null, string | null | undefined, string | null>
    /** The account that was approved: a later change does not lead it elsewhere. */
    account_id: ColumnType<number | null, number | null | undefined, number | null>
  }
  payment_run: {
    id: string
    turn: Time
    stage: RunStage
    voided: VoidReason | null
    /** Why it was called back, in the words of who did it. */
    void_reason: ColumnType<string | null, string | null | undefined, string | null>
    prepared_at: Time
    prepared_by: number | null
    approved_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    approved_by: ColumnType<number | null, number | null | undefined, number | null>
    /** When the bank's file was first taken; every later one is the same to the letter. */
    file_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    /** Causes that could not reach the minimum, which have no line of their own. */
    small_causes: number
    small_pence: number
  }
  payment_run_line: {
    run_id: string
    cause_id: number
    pence: number
    waits: WaitingReason | null
    account_id: number | null
    account_change: 'first' | 'changed' | null
    fingerprint: string
    payment_id: ColumnType<string | null, string | null | undefined, string | null>
  }
  /** What a person has reported, by its `type`: a missing donation (`missingDonation`), or a question about one that is there (`donationQuery`). */
  claim: {
    id: string
    user_id: number
    retailer_id: number
    donation_id: string | null
    type: ClaimType
    status: ClaimStage
    visit_date: Time | null
    order_reference: string | null
    spent_pence: number | null
    comment: string | null
    created_at: Time
    appeals: Generated<number>
    held_until: Time | null
    visit_id: string | null
    query_reason: QueryReason | null
    details: Json<Record<string, string>>
  }
  claim_evidence: { id: Generated<number>; claim_id: string; path: string; created_at: Time }
  claim_move: {
    id: Generated<number>
    claim_id: string
    stage: ClaimStage
    at: Time
    moved_by: ClaimMove['by']
    note: string | null
  }
  supporter_message: {
    cause_id: number
    event_type: MessageEvent
    event_medium: MessageMedium
    text: string
  }
  notice: {
    id: Generated<number>
    user_id: number
    kind: NoticeKind
    subject: string
    /** Whose name stands in `detail`: it goes with their account. */
    named_id: ColumnType<number | null, number | null | undefined, number | null>
    detail: Json<NoticeDetail>
    created_at: Time
    read_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    is_mailed: boolean
  }
  /** What a month's spins have won; the database refuses more than the budget. */
  spin_month: { month: string; budget_pence: number; won_pence: ColumnType<number, number | undefined, number> }
  spin: {
    id: Generated<number>
    user_id: number
    /** The first day of its period, in London, as YYYY-MM-DD. */
    period_from: string
    month: string
    seed: string
    /** What it was drawn by. */
    odds: Json<SpinPrize[]>
    prize_pence: number
    /** Whom the prize is for, or would have been. */
    cause_id: number
    donation_id: string | null
    at: Time
  }
  stamp: { donation_id: string; card_id: string; at: Time }
  stamp_card: { id: string; user_id: number; programme: string; stamps: number; redeemed_at: Time | null; created_at: Time }
}
