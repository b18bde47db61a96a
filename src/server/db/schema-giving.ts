import type { ColumnType, Generated } from 'kysely'
import type { MessageEvent, MessageMedium } from '../../contract/entities/cause-people.ts'
import type { ClaimMove, ClaimStage, ClaimType, QueryReason } from '../../contract/entities/claim.ts'
import type { BonusType, DeclineReason, DonationStage } from '../../contract/entities/donation.ts'
import type { NoticeDetail, NoticeKind, VisitRisk } from '../../contract/entities/notice.ts'

/** A timestamp: read as Date, written as ISO text or Date. */
export type Time = ColumnType<Date, Date | string, Date | string>
export type Json<T> = ColumnType<T, string, string>

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
  }
  donation: {
    id: string
    visit_id: string | null
    user_id: number | null
    cause_id: number
    /** Null for a bonus. */
    retailer_id: number | null
    bonus_type: ColumnType<BonusType | null, BonusType | null | undefined, BonusType | null>
    network_reference: string
    purchased_at: Time
    spent_pence: number
    donation_pence: number
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
  }
  payment: {
    id: string
    cause_id: number
    reference: string
    pence: number
    is_paid: boolean
    reason: string | null
    period_end: Time
  }
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
    detail: Json<NoticeDetail>
    created_at: Time
    read_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    is_mailed: boolean
  }
  stamp: { donation_id: string; card_id: string; at: Time }
  stamp_card: { id: string; user_id: number; programme: string; stamps: number; redeemed_at: Time | null; created_at: Time }
}
