import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { likeACause } from '#tests/kit/causes.ts'
import { bothEngines, openTestServer, type TestServer } from '#tests/kit/server.ts'

interface Entry {
  id: number
  name: string
  place: string
  standing: string
  isDormant: boolean
}
interface Part {
  causes: Entry[]
  total: number
  pages: number
  place: string | null
}

/** The same rule, read aloud by another voice: without accents, from the first letter or digit on. */
const sortedName = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^[^a-z0-9]+/, '')

describe.each(bothEngines)('the directory of causes on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
    const { db } = server.services
    const like = await likeACause(db)
    const cause = (name: string, changes: object = {}) => ({
      ...like,
      name,
      hash: `hash-${name}`,
      slug: `slug-${name}`,
      place: 'Quoyle Bay',
      ...changes,
    })
    await db
      .insertInto('cause')
      .values([
        cause('  «Élan» youth club'),
        cause('élan archers'),
        cause('3rd Quoyle Scouts', { show_location_in_search: false }),
        cause('Жук'),
        cause('Élan at rest', { is_dormant: true }),
        cause('Elan refused', { review: 'refused' }),
        // More than two pages of one letter.
        ...Array.from({ length: 120 }, (_item, index) =>
          cause(`Xylo ${String(index).padStart(3, '0')}`, { place: 'Xylo-on-Sea' }),
        ),
        cause('Xylo 000', { hash: 'again', slug: 'again', place: 'Xylo on Sea' }),
      ])
      .execute()
  })
  afterAll(() => server.close())
  const read = (path: string) => server.call('GET', `/api/cause-directory${path}`)
  const part = async (path: string): Promise<Part> => (await read(path)).details

  test('A-095, R-018, R-019 every cause that has a page is in exactly one letter, and the index says how many there are', async () => {
    const { total, letters, kinds } = (await read('')).details
    expect(letters.map(({ prefix }: { prefix: string }) => prefix)).toEqual([...'abcdefghijklmnopqrstuvwxyz', '0-9'])
    const found: number[] = []
    for (const { prefix, count } of letters) {
      const { pages } = await part(`/${prefix}`)
      const ids: number[] = []
      for (let page = 1; page <= pages; page++) ids.push(...(await part(`/${prefix}?page=${page}`)).causes.map(({ id }) => id))
      expect(ids, prefix).toHaveLength(count)
      found.push(...ids)
    }
    const { db } = server.services
    const rows = await db.selectFrom('cause').select('id').where('review', '<>', 'refused').execute()
    const refused = await db
      .selectFrom('cause')
      .select('id')
      .where('review', 'in', ['refused', 'appealed', 'secondLook'])
      .execute()
    const gone = new Set(refused.map(({ id }) => id))
    const listed = rows.map(({ id }) => id).filter((id) => !gone.has(id))
    expect([...found].sort((a, b) => a - b)).toEqual(listed.sort((a, b) => a - b))
    expect(total).toBe(listed.length)
    expect(kinds.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(total)
  })

  test('G-009, R-020 a letter is in the order of its names, by pages of fifty that share nothing', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => part(`/x?page=${page}`)))
    const { total, pages: count } = await part('/x')
    expect(count).toBe(Math.ceil(total / 50))
    const all = pages.flatMap(({ causes }) => causes)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.length).toBe(total)
    expect(pages[0]?.causes).toHaveLength(50)
    const names = all.map(({ name }) => sortedName(name))
    expect(names).toEqual([...names].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    expect(all[0]?.id).toBeLessThan(all[1]?.id ?? 0)
    expect((await read('/x?page=4')).status).toBe(404)
    expect(pages.map(({ pages: of }) => of)).toEqual([count, count, count])
  })

  test('X-022 a name is found under its first letter, whatever stands before and above it; one that rests says so, and one that was refused is not there', async () => {
    const found = (await part('/e')).causes.filter(({ name }) => /lan/i.test(name) && /youth|archers|rest|refused/.test(name))
    expect(found.map(({ name, isDormant }) => [name, isDormant])).toEqual([
      ['élan archers', false],
      ['Élan at rest', true],
      ['  «Élan» youth club', false],
    ])
    const others = (await part('/0-9')).causes.map(({ name, place }) => [name, place])
    expect(others).toContainEqual(['Жук', 'Quoyle Bay'])
    // Its place is nobody's to read.
    expect(others).toContainEqual(['3rd Quoyle Scouts', ''])
  })

  test('by kind and by place; a cause that does not want its place to be found is in none', async () => {
    const schools = await part('/kind-school')
    expect(schools.causes.length).toBeGreaterThan(0)
    const query = server.services.db
      .selectFrom('cause')
      .select('id')
      .where('kind', '=', 'school')
      .where('review', '<>', 'refused')
    expect(schools.total).toBe((await query.execute()).length)
    const bay = await part('/in-quoyle-bay')
    expect(bay.place).toBe('Quoyle Bay')
    expect(bay.causes.map(({ name }) => name)).toEqual(['Жук', 'élan archers', 'Élan at rest', '  «Élan» youth club'])
    expect((await part('/in-xylo-on-sea')).total).toBe(121)
    expect((await read('')).details.places).toContainEqual({ prefix: 'in-xylo-on-sea', place: 'Xylo on Sea', count: 121 })
  })

  test('what names no part is not there; a letter without causes is there and empty', async () => {
    for (const prefix of ['zz', 'A', 'kind-bank', 'in-nowhere', 'in-', '%00', 'in--x'])
      expect((await read(`/${prefix}`)).status, prefix).toBe(404)
    const { letters } = (await read('')).details
    const empty = letters.find(({ count }: { count: number }) => count === 0)
    if (empty) expect(await part(`/${empty.prefix}`)).toEqual({ causes: [], total: 0, pages: 1, place: null })
    expect((await read('/a?page=0')).status).toBe(422)
    expect((await read('/a?page=2x')).status).toBe(422)
  })

  test('figures are counted anew after ten minutes', async () => {
    const before = (await part('/kind-business')).total
    await server.services.db.updateTable('cause').set({ kind: 'business' }).where('slug', '=', 'again').execute()
    expect((await part('/kind-business')).total).toBe(before)
    server.clock.advance(10 * 60_000 + 1)
    expect((await part('/kind-business')).total).toBe(before + 1)
  })
})
