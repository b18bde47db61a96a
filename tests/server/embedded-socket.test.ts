import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedDatabase, openEmbedded } from '#server/db/embedded.ts'
import { embeddedConnection, fatalErrorIn } from '#server/db/embedded-socket.ts'

let embedded: EmbeddedDatabase
let pool: pg.Pool
beforeAll(async () => {
  embedded = await openEmbedded(undefined)
  pool = new pg.Pool({ ...embeddedConnection(embedded.endpoint), max: 1, idleTimeoutMillis: 0 })
})
afterAll(async () => {
  await pool.end()
  await embedded.close()
})

const sum = async (given: number) => (await pool.query('SELECT $1::int + 1 AS sum', [given])).rows[0].sum

test('a statement that the database refuses, at any of its parts, leaves the connection to the next', async () => {
  const refused: [text: string, values: unknown[], code: string][] = [
    ['SELEC 1', [], '42601'],
    ['SELECT $1::int', ['no number'], '22P02'],
    ['SELECT 1 / $1::int', [0], '22012'],
  ]
  for (const [text, values, code] of refused) {
    const rejection = expect(pool.query(text, values)).rejects.toMatchObject({ code })
    // asked before the refusal has come back
    await Promise.all([rejection, expect(sum(1)).resolves.toBe(2)])
  }
})

test('what is asked at once is answered each with its own, and an answer of megabytes comes whole', async () => {
  expect(await Promise.all([1, 2, 3].map(sum))).toEqual([2, 3, 4])
  const { rows } = await pool.query("SELECT n, repeat('é', 1000) AS text FROM generate_series(1, $1::int) n", [2000])
  expect(rows).toHaveLength(2000)
  expect(rows.every(({ n, text }, index) => n === index + 1 && text === 'é'.repeat(1000))).toBe(true)
})

test('a connection that has ended makes room for another', async () => {
  const client = await pool.connect()
  client.release(true)
  expect(await sum(6)).toBe(7)
})

test('an error after which the database goes on is told from one with which it ends', () => {
  const message = (type: string, ...fields: string[]) => {
    const body = Buffer.from(`${fields.map((field) => `${field}\0`).join('')}\0`)
    const head = Buffer.alloc(5)
    head.write(type)
    head.writeInt32BE(body.length + 4, 1)
    return Buffer.concat([head, body])
  }
  const row = message('D', 'VPANIC', 'Mnot an error but a row')
  const error = message('E', 'SERROR', 'VERROR', 'C42601', 'Msyntax error')
  const panic = message('E', 'SPANIC', 'VPANIC', 'C53100', 'Mno space left on device')
  expect(fatalErrorIn(Buffer.concat([row, error]))).toBeUndefined()
  expect(fatalErrorIn(Buffer.concat([row, error, panic]))).toBe('no space left on device')
})
