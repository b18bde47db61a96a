import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { type OpenedDatabase, openDatabase } from '#server/db/open.ts'
import type { Entries } from '#server/privacy/register/entry.ts'
import { register } from '#server/privacy/register.ts'
import { faultsOfOrder, faultsOfRegister } from '../kit/privacy-register.ts'
import { columnsOf, referencesOf } from '../kit/schema.ts'
import { engines, freshDatabase } from '../kit/server.ts'

describe.each(engines)('the register of personal data on %s', (engine) => {
  let opened: OpenedDatabase
  beforeAll(async () => {
    opened = await openDatabase({ url: engine === 'postgres' ? await freshDatabase() : undefined })
    await migrate(opened.db)
  })
  afterAll(() => opened.close())

  test('every column of every table says what it holds of a person, and nothing is named that is not there', async () => {
    const faults = faultsOfRegister(register, await columnsOf(opened.db))
    expect(faults.join('\n'), faults.join('\n')).toBe('')
  })

  test('no row that has to go is held by one that stays', async () => {
    const references = await referencesOf(opened.db)
    expect(references.length).toBeGreaterThan(30)
    const faults = faultsOfOrder(register, references)
    expect(faults.join('\n'), faults.join('\n')).toBe('')
  })

  test('a column, a table and a name that nobody has thought about are found', async () => {
    const schema = await columnsOf(opened.db)
    const text = { type: 'text', isNullable: true, isGenerated: false }
    const more = [...schema, { table: 'notice', column: 'shoe_size', ...text }, { table: 'diary', column: 'page', ...text }]
    const slip: Entries = { ...register, retailers: { nothing: 'A slip of the pen.' } }
    const known = faultsOfRegister(register, schema)
    const found = faultsOfRegister(slip, more).filter((fault) => !known.includes(fault))
    expect(found.map((fault) => fault.trim().split('\n')[0])).toEqual([
      'The column "notice.shoe_size" is not in the register of personal data. In src/server/privacy/register/, in the entry "notice", add it',
      'The table "diary" is not in the register of personal data. Add one of these to the file of its area in src/server/privacy/register/',
      'The register names the table "retailers", which does not exist. Take it out.',
    ])
  })
})
