import type { ColumnType, Generated } from 'kysely'
import type { ClosingStage, HeldDecisionKind, HeldDecisionStage } from '#contract/cause-admin/closing.ts'
import type { DepartureKind, HandoverStage } from '#contract/cause-admin/leaving.ts'
import type { Time } from './schema-giving.ts'

type Late<T> = ColumnType<T | null, T | null | undefined, T | null>

/** G-030: people who leave causes, causes that close, and what becomes of the money that they leave behind. */
export interface LeavingTables {
  /** Somebody runs a cause no more. Until `until` they can come back, where they have left, or be brought back. */
  admin_departure: {
    id: Generated<number>
    cause_id: number
    user_id: number
    kind: DepartureKind
    departed_at: Time
    until: Time
    departed_by: number | null
    returned_at: Late<Date>
    refused_at: Late<Date>
    refused_by: Late<number>
    refusal: Late<string>
  }
  cause_handover: {
    id: Generated<number>
    cause_id: number
    giver_id: number
    taker_id: Late<number>
    stage: HandoverStage
    taker_ran_it: Generated<boolean>
    offered_at: Time
    /** When the offer is too old, or the week is over in which it can be undone. */
    until: Time
    ended_at: Late<Date>
    invite_hash: string | null
  }
  cause_closing: {
    id: Generated<number>
    cause_id: number
    stage: ClosingStage
    reason: string
    asked_by: number | null
    asked_at: Time
    closes_at: Time
    undone_at: Late<Date>
    undone_by: Late<number>
    closed_at: Late<Date>
    /** What was available then goes with the next payment run; what came later is held. */
    payable_until: Late<Date>
    /** When somebody who runs it has asked for it to be opened again. */
    wanted_at: Late<Date>
    wanted_by: Late<number>
    wanted_text: Late<string>
    reopened_at: Late<Date>
  }
  /** What the support team has decided about money that is held. */
  held_decision: {
    id: Generated<number>
    cause_id: number
    kind: HeldDecisionKind
    stage: HeldDecisionStage
    pence: number
    reason: string
    to_cause_id: Late<number>
    decided_by: number | null
    decided_at: Time
    answered_by: Late<number>
    answered_at: Late<Date>
    answer: Late<string>
  }
  /** A donation that was given to another cause, and the transaction of the journal that has done it. */
  donation_transfer: {
    transaction_id: string
    donation_id: string
    from_cause_id: number
    to_cause_id: number
    decision_id: number
  }
}
