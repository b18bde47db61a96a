import type { Db } from '#server/db/open.ts'

/** What a confirmed cause of the demo data has, for more rows like it; each needs a name, a hash and a slug of its own. */
export async function likeACause(db: Db) {
  const { id, directory_name, place_slug, district, ...like } = await db
    .selectFrom('cause')
    .selectAll()
    .where('review', '=', 'confirmed')
    .where('charity_number', 'is', null)
    .limit(1)
    .executeTakeFirstOrThrow()
  return { ...like, address: null, social: JSON.stringify(like.social), pays_for: JSON.stringify(like.pays_for) }
}
