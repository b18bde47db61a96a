import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { type KyselyPlugin, OperationNodeTransformer, sql, ValueNode } from 'kysely'
import { ConfigError } from '../config.ts'
import type { Db } from '../db/open.ts'
import type { BankKeys } from '../shared/bank-keys.ts'

/** An address in a statement of SQL. What leaves for the database is its hash alone: `all` stands for the hashes under every key that we have. */
export class Pseudonym {
  readonly plain: string
  readonly as: 'address' | 'all' | 'limit'

  constructor(plain: string, as: 'address' | 'all' | 'limit') {
    this.plain = plain
    this.as = as
  }

  /** Asked by the driver where no key has been given to the database: better nothing than the address. */
  toPostgres(): never {
    throw new Error('An address must not reach the database: open it with its pseudonyms.')
  }
}

interface Key {
  /** Stands before each hash, so that it is known which key made it. */
  id: string
  bytes: Buffer
}

export interface Pseudonyms {
  keys: readonly [Key, ...Key[]]
  /** Of this database. What was hashed before there was a key is the same digest without one. */
  salt: string
}

const keyOf = ({ bytes }: BankKeys[number]): Key => {
  const own = Buffer.from(hkdfSync('sha256', bytes, '', 'farthing pseudonyms', 32))
  return { id: createHash('sha256').update('pseudonyms').update(own).digest('hex').slice(0, 8), bytes: own }
}

/** Keys of their own, derived from those of the configuration; what is known by an older one is known as long as that is there. */
export async function openPseudonyms(db: Db, [newest, ...older]: BankKeys): Promise<Pseudonyms> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', 'hash-secret').executeTakeFirstOrThrow()
  return { keys: [keyOf(newest), ...older.map(keyOf)], salt: row.value }
}

const digestOf = (salt: string, plain: string) =>
  createHash('sha256')
    .update(salt)
    .update(
      createHash('sha256')
        .update(salt + plain)
        .digest(),
    )
    .digest('hex')

const sealed = ({ id, bytes }: Key, digest: string) => `${id}.${createHmac('sha256', bytes).update(digest).digest('hex')}`

function hashed({ keys, salt }: Pseudonyms, { plain, as }: Pseudonym): string | string[] {
  const digest = digestOf(salt, plain)
  if (as === 'all') return keys.map((key) => sealed(key, digest))
  const hash = sealed(keys[0], digest)
  // What is counted stays readable, whose it is does not.
  return as === 'limit' ? `${plain.split(':', 1)[0]}:${hash}` : hash
}

class Hashing extends OperationNodeTransformer {
  readonly #pseudonyms: Pseudonyms
  constructor(pseudonyms: Pseudonyms) {
    super()
    this.#pseudonyms = pseudonyms
  }
  protected override transformValue(node: ValueNode): ValueNode {
    return node.value instanceof Pseudonym ? ValueNode.create(hashed(this.#pseudonyms, node.value)) : node
  }
}

/** Puts hashes in the place of addresses on their way to the database. Statements with an address are written in SQL; all others pass as they are. */
export function hidingAddresses(pseudonyms: Pseudonyms): KyselyPlugin {
  const hashing = new Hashing(pseudonyms)
  return {
    transformQuery: ({ node, queryId }) => (node.kind === 'RawNode' ? hashing.transformNode(node, queryId) : node),
    transformResult: async ({ result }) => result,
  }
}

const atOnce = 1000
const places = [
  { table: 'rate_window', column: 'key' },
  { table: 'mail_opt_out', column: 'email_hash' },
] as const

/**
 * Hashes once more, with the newest key, what was hashed before there was one. Outside development it throws ConfigError where addresses that want no mail are
 * known by a key that is missing: they would be written to again.
 */
export async function rehashPseudonyms(db: Db, { keys }: Pseudonyms, isDevelopment: boolean): Promise<void> {
  for (const { table, column } of places)
    for (let count = atOnce; count === atOnce; ) {
      const { rows } = await sql<{ old: string }>`SELECT ${sql.ref(column)} AS old FROM ${sql.table(table)}
        WHERE strpos(${sql.ref(column)}, '.') = 0 LIMIT ${atOnce}`.execute(db)
      const both = rows.map(({ old }) => {
        const [prefix, digest] = table === 'rate_window' ? old.split(':') : [null, old]
        return { old, hash: `${prefix === null ? '' : `${prefix}:`}${sealed(keys[0], digest ?? '')}` }
      })
      await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = one.hash FROM jsonb_to_recordset(${JSON.stringify(both)}::jsonb) AS one(old text, hash text)
        WHERE ${sql.ref(`${table}.${column}`)} = one.old`.execute(db)
      count = rows.length
    }
  if (isDevelopment) return
  const { rows } = await sql<{
    id: string
    count: number
  }>`SELECT split_part(email_hash, '.', 1) AS id, count(*) AS count FROM mail_opt_out
    WHERE split_part(email_hash, '.', 1) <> ALL(${keys.map(({ id }) => id)}::text[]) GROUP BY 1`.execute(db)
  if (rows[0])
    throw new ConfigError(
      `${rows[0].count} addresses that want no mail are known by a key that is not in BANK_DETAILS_KEY any more. Add it there after the newest, with a comma between them.`,
    )
}
