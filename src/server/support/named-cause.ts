import type { Db } from '../db/open.ts'
import { HttpError } from '../gate/http-error.ts'

/** A cause by the address of its page, or its charity number. Throws `notFound`. */
export async function namedCause(db: Db, named: string): Promise<number> {
  const slug = /\/causes\/([^/?#\s]+)/.exec(named)?.[1] ?? named.toLowerCase()
  const found = await db
    .selectFrom('cause')
    .select('id')
    .where((where) =>
      where.or([
        where('slug', '=', slug),
        where('charity_number', '=', named.toUpperCase()),
        where('id', 'in', where.selectFrom('cause_slug').select('cause_id').where('slug', '=', slug)),
      ]),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!found) throw new HttpError('notFound')
  return found.id
}
