import type { TestServer } from '#tests/kit/server.ts'

interface Donation {
  id: string
  user_id: number | null
  donation_pence: number
  correction_pence: number
  stage: string
  purchased_at: Date
  bonus_type: string | null
}

/** All of a cause, from the newest. */
export const donationsOfCause = ({ services }: TestServer, causeId: number): Promise<Donation[]> =>
  services.db
    .selectFrom('donation')
    .select(['id', 'user_id', 'donation_pence', 'correction_pence', 'stage', 'purchased_at', 'bonus_type'])
    .where('cause_id', '=', causeId)
    .orderBy('purchased_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
