import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NearbyCauses } from '#contract/causes/nearby.ts'
import { demoDistricts, districtOf, districtsAround, realDistricts } from '#server/causes/nearby/districts.ts'
import { likeACause } from '#tests/kit/causes.ts'
import { bothEngines, openTestServer, type TestServer } from '#tests/kit/server.ts'

test.each([
  ['SO23 9AB', 'SO23'],
  ['so239ab', 'SO23'],
  [' so23 ', 'SO23'],
  ['SO23 9', 'SO23'],
  ['w1a 1aa', 'W1A'],
  ['N1 1AA', 'N1'],
  ['ec1a1bb', 'EC1A'],
  ['Winchester', null],
  ['St Ives', null],
  ['12345', null],
  ['', null],
])('“%s” is a postcode of %s', (typed, district) => {
  expect(districtOf(typed)).toBe(district)
})

test('the table has every district of Great Britain in its place, and none of Northern Ireland, which its licence leaves out', () => {
  const districts = realDistricts()
  expect(districts.size).toBeGreaterThan(2900)
  expect([...districts.keys()].filter((name) => name.startsWith('BT') || name.startsWith('ZZ'))).toEqual([])
  for (const [name, { latitude, longitude }] of districts) {
    expect(name).toMatch(/^[A-Z]{1,2}\d[A-Z\d]?$/)
    expect(latitude, name).toBeGreaterThan(49.8)
    expect(latitude, name).toBeLessThan(61)
    expect(longitude, name).toBeGreaterThan(-8)
    expect(longitude, name).toBeLessThan(1.8)
  }
})

// Worked out on paper: a degree of latitude is 69.1 miles, one of longitude 69.1 times the cosine of the latitude.
test.each([
  ['SO23', 'SO14', 11.7],
  ['SO23', 'RG1', 30.1],
  ['SO23', 'GU1', 34.2],
  ['LS1', 'BD1', 8.2],
  ['EH1', 'G1', 41.6],
])('from %s to %s it is %f miles', (from, to, miles) => {
  const found = districtsAround(realDistricts(), from, 50)?.find(({ name }) => name === to)
  expect(Math.abs((found?.miles ?? 0) - miles)).toBeLessThan(0.4)
})

test('EC1 stands for its lettered districts, and a district that there isn’t for none', () => {
  expect(districtsAround(realDistricts(), 'EC1', 1)?.map(({ name }) => name)).toContain('EC1A')
  expect(districtsAround(realDistricts(), 'ZZ1', 50)).toBeNull()
  expect(districtsAround(demoDistricts(), 'ZZ1', 50)).not.toBeNull()
})

describe.each(bothEngines)('causes near somebody on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
    const { db } = server.services
    const like = await likeACause(db)
    // The demo’s own causes are nowhere.
    await db.updateTable('cause').set({ postcode: null }).execute()
    const cause = (name: string, postcode: string | null, changes: object = {}) => ({
      ...like,
      name,
      hash: `hash-${name}`,
      slug: `slug-${name}`,
      place: 'Quoyle Bay',
      postcode,
      supporters_count: 0,
      show_location_in_search: true,
      ...changes,
    })
    await db
      .insertInto('cause')
      .values([
        cause('In RG1', 'RG1 1AA'),
        cause('In SO14', 'SO14 2AA'),
        cause('In SO23, few', 'SO23 8AA'),
        cause('In SO23, many', 'so238ab', { supporters_count: 9 }),
        cause('In SO22', 'SO22 4AA'),
        cause('In BS1, too far', 'BS1 4AA'),
        cause('Hides', 'SO23 8AC', { show_location_in_search: false }),
        cause('Only by its link', 'SO23 8AD', { may_be_marketed: false }),
        cause('Rests', 'SO23 8AE', { is_dormant: true }),
        cause('Refused', 'SO23 8AF', { review: 'refused' }),
        cause('Closed', 'SO23 8AG', { lifecycle: 'closed' }),
        cause('Nowhere known', null),
        cause('Wells', null, { place: 'Ståden-on-Sea', supporters_count: 1 }),
        cause('Wells again', null, { place: 'Staden', supporters_count: 0 }),
      ])
      .execute()
  })
  afterAll(() => server.close())

  const near = async (typed: string): Promise<NearbyCauses> =>
    (await server.call('GET', `/api/search/cause/nearby?q=${encodeURIComponent(typed)}`)).details.nearby
  const named = ({ causes }: NearbyCauses) => causes.map(({ name, miles }) => [name, miles])

  test('a postcode finds the causes within fifty miles, nearest first, of one district those with more supporters first', async () => {
    const found = await near('SO23 9AB')
    expect([found.by, found.asked]).toEqual(['district', 'SO23'])
    // By hand: SO22 is 0.02° west at 51°, 0.9 miles; SO14 11.7; RG1 30.1; BS1 61.
    expect(named(found)).toEqual([
      ['In SO23, many', null],
      ['In SO23, few', null],
      ['In SO22', 0],
      ['In SO14', 12],
      ['In RG1', 30],
    ])
  })

  test('however it is typed', async () => {
    const whole = named(await near('SO23 9AB'))
    for (const typed of ['so239ab', ' so23 ', 'SO23 9', 'So23-9ab']) expect(named(await near(typed)), typed).toEqual(whole)
  })

  test('at most six are named', async () => {
    const { db } = server.services
    const like = await likeACause(db)
    const cause = (index: number) => ({
      ...like,
      name: `One of many ${index}`,
      hash: `many-${index}`,
      slug: `many-${index}`,
      postcode: `KW${1 + (index % 2)} 4AA`,
    })
    await db
      .insertInto('cause')
      .values(Array.from({ length: 8 }, (_item, index) => cause(index)))
      .execute()
    expect((await near('KW1')).causes).toHaveLength(6)
  })

  test('M-010, V-028 who hides its place or wants to be found by its link alone is not in it, nor who takes nobody', async () => {
    const names = (await near('SO23')).causes.map(({ name }) => name)
    for (const hidden of ['Hides', 'Only by its link', 'Rests', 'Refused', 'Closed']) expect(names).not.toContain(hidden)
    const inPlace = (await near('Quoyle Bay')).causes.map(({ name }) => name)
    for (const hidden of ['Hides', 'Only by its link', 'Rests', 'Refused', 'Closed']) expect(inPlace).not.toContain(hidden)
  })

  test('nobody is told where a cause is beyond what every list says: no postcode, no point', async () => {
    const text = JSON.stringify(await near('SO23'))
    expect(text).not.toMatch(/SO23 ?8A|so238|latitude|longitude|51\.\d/)
  })

  test('what is no postcode is a place: its beginning is enough, in any case and without accents, the whole name first', async () => {
    expect(named(await near('staden'))).toEqual([
      ['Wells again', null],
      ['Wells', null],
    ])
    expect(named(await near('STADEN ON'))).toEqual([['Wells', null]])
    expect(named(await near('Ståden, Kent'))).toEqual(named(await near('staden')))
    expect((await near('quoyle')).asked).toBe('Quoyle Bay')
    expect((await near('staden')).asked).toBe('staden')
    const none = await near('Nowhere at all')
    expect([none.by, none.asked, none.causes]).toEqual(['place', 'Nowhere at all', []])
  })

  test('signs find nothing and everything else stays whole', async () => {
    for (const typed of ['', '%', '~', "'; DROP TABLE cause", '_']) expect((await near(typed)).causes, typed).toEqual([])
  })

  test('a district that nobody knows is named, and is no place without causes', async () => {
    expect(await near('QQ1 1AA')).toEqual({ by: 'unknown', asked: 'QQ1', causes: [] })
    expect(await near('bt7 1nn')).toEqual({ by: 'unknown', asked: 'BT7', causes: [] })
  })

  test('where nothing is within fifty miles, nothing is found', async () => {
    expect(await near('ZE1')).toEqual({ by: 'district', asked: 'ZE1', causes: [] })
  })

  test('A-096 the search by name takes a postcode too, where no cause is called that, and says the same causes', async () => {
    const search = async (query: string) =>
      (await server.call('GET', `/api/search/cause/search?${query}`)).details.result.results.map(
        ({ name }: { name: string }) => name,
      )
    const around = (await near('SO23 9AB')).causes.map(({ name }) => name)
    expect(around).toHaveLength(5)
    expect(await search('q=SO23+9AB')).toEqual(around)
    expect(await search('q=so239ab&perPage=2')).toEqual(around.slice(0, 2))
    expect(await search('q=SO23+9AB&location=Leeds')).toEqual([])
    expect(await search('q=SO14')).toEqual(['In SO14'])
    expect(await search('q=QQ1+1AA')).toEqual([])
  })

  test('one network can ask so often, and then has to wait', async () => {
    let status = 200
    for (let asked = 0; asked < 601 && status === 200; asked++)
      status = (await server.call('GET', '/api/search/cause/nearby?q=SO23')).status
    expect(status).toBe(429)
  })
})

describe('causes of the demo data', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer('embedded')
  })
  afterAll(() => server.close())

  test.each(['SO23', 'M1', 'CF10', 'EH1', 'NR1', 'EX4', 'SW1A 1AA'])('%s has six of them near', async (typed) => {
    const { details } = await server.call('GET', `/api/search/cause/nearby?q=${encodeURIComponent(typed)}`)
    expect(details.nearby.causes).toHaveLength(6)
  })
})
