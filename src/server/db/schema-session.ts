import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Time } from './schema-giving.ts'

type Scope = 'full' | 'semi'
type LaterTime = ColumnType<Date | null, Date | null | undefined, Date | null>

/** Who is signed in where, and with what. */
export interface SessionTables {
  /** A sign-in on a browser. What it hands over to another one becomes a device with the same root, and never outlives it. */
  device: {
    id: string
    root_id: string
    user_id: number
    /** When the person was last proven here, or where this came from. */
    signed_in_at: Time
    last_used_at: Time
    user_agent: string
    ended_at: LaterTime
    /** That of the browser's own secret (known_device); null where it was not known. */
    browser_hash: string | null | undefined
  }
  /** What a device shows instead of tokens. */
  device_key: {
    hash: string
    kind: 'legacySession' | 'checkSupporter' | 'fingerprint'
    device_id: string
    scope: Scope
    expires_at: Time
    replaced_at: LaterTime
    /** Hash of the browser that it was replaced in; null where it was not, or by an older version. */
    replaced_by: ColumnType<string | null, string | undefined, string>
  }
  /** Where the push service of the device's browser takes notices for it. */
  push_subscription: {
    id: GeneratedAlways<number>
    user_id: number
    device_id: string
    endpoint: string
    p256dh: string
    auth: string
    created_at: Time
  }
  /** A notice on its way there. */
  push_message: {
    id: GeneratedAlways<number>
    subscription_id: number
    notice_id: number
    queued_at: Time
    attempts: ColumnType<number, number | undefined, number>
    next_at: Time
  }
  session_family: {
    id: string
    user_id: number
    device_id: string
    scope: Scope
    created_at: Time
    /** The session is over then, however often its tokens were replaced. */
    ends_at: Time
    revoked_at: LaterTime
    /** When it was last proven that it is the person's own; null where that never was. */
    proven_at: LaterTime
  }
  refresh_token: {
    id_hash: string
    family_id: string
    issued_at: number
    expires_at: number
    replaced_at: Time | null
    successor_issued_at: number | null
  }
}
