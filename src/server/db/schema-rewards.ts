import type { Generated } from 'kysely'
import type { Time } from './schema-giving.ts'

export interface RewardTables {
  cause_channel: { cause_id: number; day: string; channel: string; visits: Generated<number>; joins: Generated<number> }
  referral: {
    id: string
    referrer_type: string
    referrer_identifier: string
    created_at: Time
    used_by: number | null
    /** Whose page it led to and by which channel, until it is used. */
    cause_id: number | null
    channel: string | null
  }
}
