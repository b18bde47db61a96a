import { sql } from 'kysely'
import type { AcceptedTerms, TermsItem } from '#contract/account/terms.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'

export interface Acceptance {
  kind: 'terms' | 'marketing'
  items: readonly TermsItem[]
}

/**
 * The acceptance ledger: what the person saw, word for word, and when (F-069). Only versions that exist count: throws `validation` for any other.
 * `required` is the policy without which nothing goes on; throws `validation` when it is not among them; null where nothing waits for it.
 */
export async function recordTerms(
  db: Db,
  now: number,
  userId: number,
  accepted: readonly Acceptance[],
  required: 'supporter' | 'cause' | null,
): Promise<void> {
  for (const { item, kind } of accepted.flatMap(({ items, kind: as }) => items.map((one) => ({ item: one, kind: as })))) {
    const terms = await db
      .selectFrom('terms')
      .selectAll()
      .where('id', '=', item.Id)
      .where('version', '=', item.Version)
      .executeTakeFirst()
    if (!terms) throw new HttpError('validation', { fields: { userTerms: 'termsUnknown' } })
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
  if (required === null) return
  const isThere = accepted.some(({ kind, items }) => kind === 'terms' && items.some(({ Id }) => Id.startsWith(`${required}-`)))
  if (!isThere)
    throw new HttpError('validation', { fields: { terms: required === 'supporter' ? 'termsRequired' : 'causeTermsRequired' } })
}

/** Newer versions of what somebody has accepted; the newest of each policy. Who has accepted nothing of a policy is not asked about it here. */
export async function changedTerms(db: Db, userId: number): Promise<TermsItem[]> {
  const { rows } = await sql<TermsItem>`
    SELECT DISTINCT ON (newest.type) newest.id AS "Id", newest.statement AS "Statement", newest.path AS "Path", newest.version AS "Version"
    FROM terms AS newest
    WHERE newest.type IN (SELECT terms.type FROM terms_acceptance JOIN terms ON terms.id = terms_acceptance.terms_id WHERE user_id = ${userId} AND kind = 'terms')
    ORDER BY newest.type, newest.from_day DESC, newest.version DESC`.execute(db)
  const accepted = await db.selectFrom('terms_acceptance').select('terms_id').where('user_id', '=', userId).execute()
  const known = new Set(accepted.map(({ terms_id }) => terms_id))
  return rows.filter(({ Id }) => !known.has(Id))
}

/** What somebody has accepted, version by version, the newest first; a version that they accepted again counts from the first time. */
export async function acceptedTermsOf(db: Db, userId: number): Promise<AcceptedTerms[]> {
  const rows = await db
    .selectFrom('terms_acceptance')
    .innerJoin('terms', 'terms.id', 'terms_acceptance.terms_id')
    .select(({ fn }) => [
      'terms.id',
      'terms.type',
      'terms.version',
      'terms.from_day',
      fn.min('terms_acceptance.accepted_at').as('accepted_at'),
    ])
    .where('terms_acceptance.user_id', '=', userId)
    .where('terms_acceptance.kind', '=', 'terms')
    .groupBy(['terms.id', 'terms.type', 'terms.version', 'terms.from_day'])
    .orderBy('accepted_at', 'desc')
    .orderBy('terms.id')
    .execute()
  return rows.map(({ id, type, version, from_day, accepted_at }) => ({
    id,
    type,
    version,
    from: from_day.toISOString(),
    acceptedAt: accepted_at.toISOString(),
  }))
}
