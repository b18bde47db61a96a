import type { TermsItem } from '../../contract/entities/user.ts'
import type { Db } from '../db/open.ts'
import { Refusal } from '../gate/refusal.ts'

export interface Acceptance {
  kind: 'terms' | 'marketing'
  items: readonly TermsItem[]
}

/**
 * The acceptance ledger: what the person saw, word for word, and when (F-069). Only versions that exist count: throws `validation` for any other.
 * `required` is the policy without which nothing goes on; throws `validation` when it is not among them.
 */
export async function recordTerms(
  db: Db,
  now: number,
  userId: number,
  accepted: readonly Acceptance[],
  required: 'supporter' | 'cause',
): Promise<void> {
  for (const { item, kind } of accepted.flatMap(({ items, kind: as }) => items.map((one) => ({ item: one, kind: as })))) {
    const terms = await db
      .selectFrom('terms')
      .selectAll()
      .where('id', '=', item.Id)
      .where('version', '=', item.Version)
      .executeTakeFirst()
    if (!terms) throw new Refusal('validation', { fields: { userTerms: 'termsUnknown' } })
    await db
      .insertInto('terms_acceptance')
      .values({
        user_id: userId,
        terms_id: terms.id,
        statement: terms.statement,
        path: terms.path,
        version: terms.version,
        kind,
        accepted_at: new Date(now),
      })
      .execute()
  }
  const isThere = accepted.some(({ kind, items }) => kind === 'terms' && items.some(({ Id }) => Id.startsWith(`${required}-`)))
  if (!isThere)
    throw new Refusal('validation', { fields: { terms: required === 'supporter' ? 'termsRequired' : 'causeTermsRequired' } })
}
