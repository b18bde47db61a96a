import type { Time } from './schema-giving.ts'

/** Recent proof of a person, and what keeps guessing slow. */
export interface ProofTables {
  /** The code that was mailed last to the person of a session. */
  proof_code: { family_id: string; code_hash: string; tries: number; expires_at: Time }
  /** Devices that somebody has logged in on: who has the password's owner beside them is not made to wait for those who guess it. */
  known_device: { hash: string; user_id: number; used_at: Time }
}
