import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** As drivers elsewhere have it: a statement is prepared from its fifth use on, and so many are. */
const from = 5
const most = 256
/** Texts that are counted; lists of values have a text for each length. */
const mostCounted = 5000

const uses = new Map<string, number>()
const names = new Map<string, string>()
let generation = 0

/** What is prepared names its columns: a column that another process adds would change what `*` answers, and the database refuses the plan from then on. */
const isPreparable = (text: string) => /^\s*(select|with)\b/i.test(text) && !text.replaceAll('count(*)', '').includes('*')

/** The name under which a connection keeps the plan of this statement; none for one that is rare, or writes. */
export function preparedAs(text: string): { name?: string } {
  const known = names.get(text)
  if (known) return { name: `${known}-${generation}` }
  if (names.size >= most || !isPreparable(text)) return {}
  const count = (uses.get(text) ?? 0) + 1
  if (count < from) {
    if (uses.size >= mostCounted) uses.clear()
    uses.set(text, count)
    return {}
  }
  uses.delete(text)
  names.set(text, createHash('sha1').update(text).digest('base64url'))
  return preparedAs(text)
}

/** A database that was opened anew behind the same connection knows none of the names. */
export function forgetPrepared(): void {
  generation += 1
}

/** Statements that are asked again and again are parsed and planned once for each connection. */
export function preparing(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const query = (text: string, values: readonly unknown[]) => client.query({ text, values: [...values], ...preparedAs(text) })
      return { query, release: () => client.release() } as unknown as PostgresPoolClient // without its second form, for cursors, which nobody uses
    },
  }
}
