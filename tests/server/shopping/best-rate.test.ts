import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const row = { is_increased: false, increased_until: null }

describe.each(engines)('the rate that stands for a shop on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  /** A shop with these rates, in the order of its page. */
  async function shopWith(name: string, rates: { kind: 'percent' | 'fixed'; value: number; is_increased?: boolean }[]) {
    const { db } = server.services
    const { id } = await db
      .insertInto('retailer')
      .values({
        slug: name,
        name,
        category: 'Garden',
        sector: 'goods',
        description: '',
        tracking_amount: 1,
        tracking_unit: 'days',
        confirmation_amount: 1,
        confirmation_unit: 'weeks',
        terms: '[]',
        popularity: 1_000_000,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('rate')
      .values(rates.map((rate, position) => ({ ...row, retailer_id: id, name: `Rate ${position}`, position, ...rate })))
      .execute()
    return id
  }
  /** The shop in each place that shows a rate. */
  async function seen(slug: string, id: number) {
    const token = (await server.logIn('supporter')).tokens.accessToken
    await server.call('PUT', '/api/user/me/favourites', { token, body: { retailerIds: [id] } })
    const lists = await Promise.all([
      server.call('GET', `/api/retailers?letter=${slug[0]}&perPage=50`).then(({ details }) => details.retailers),
      server.call('GET', '/api/retailers?order=popular&perPage=50').then(({ details }) => details.retailers),
      server
        .call('GET', `/api/search/retailer/search?q=${encodeURIComponent(slug)}`)
        .then(({ details }) => details.result.results),
      server.call('GET', '/api/user/me/favourites', { token }).then(({ details }) => details.retailers),
      server.call('GET', `/api/retailers/${slug}`).then(({ details }) => [details.retailer]),
    ])
    return lists.map((list) => {
      const { bestRate, ratesDiffer } = list.find((one: { id: number }) => one.id === id)
      return `${ratesDiffer ? 'up to ' : ''}${bestRate.value} ${bestRate.kind}`
    })
  }
  const everywhere = (words: string) => [words, words, words, words, words]

  test('a shop whose second rate is higher says “up to” that one, everywhere', async () => {
    const id = await shopWith('zebra-car-insurance', [
      { kind: 'fixed', value: 1250 },
      { kind: 'fixed', value: 1375 },
    ])
    expect(await seen('zebra-car-insurance', id)).toEqual(everywhere('up to 1375 fixed'))
  })

  test('sale items that pay half are hinted at, and one rate for everything is not called “up to”', async () => {
    const half = await shopWith('zebra-shoes', [
      { kind: 'percent', value: 400 },
      { kind: 'percent', value: 200 },
    ])
    expect(await seen('zebra-shoes', half)).toEqual(everywhere('up to 400 percent'))
    const same = await shopWith('zebra-hats', [
      { kind: 'percent', value: 300 },
      { kind: 'percent', value: 300 },
    ])
    expect(await seen('zebra-hats', same)).toEqual(everywhere('300 percent'))
  })

  test('a percentage stands before any fixed amount, because it has no upper end', async () => {
    const id = await shopWith('zebra-gifts', [
      { kind: 'fixed', value: 400 },
      { kind: 'percent', value: 150 },
      { kind: 'percent', value: 250 },
    ])
    expect(await seen('zebra-gifts', id)).toEqual(everywhere('up to 250 percent'))
  })

  test('who asks for increased donations sees shops whose best rate is increased, and no others', async () => {
    const best = await shopWith('zebra-lamps', [
      { kind: 'percent', value: 200 },
      { kind: 'percent', value: 500, is_increased: true },
    ])
    const other = await shopWith('zebra-rugs', [
      { kind: 'percent', value: 500 },
      { kind: 'percent', value: 300, is_increased: true },
    ])
    const { details } = await server.call('GET', '/api/retailers?letter=z&increased=true&perPage=50')
    const ids = details.retailers.map(({ id }: { id: number }) => id)
    expect(ids).toContain(best)
    expect(ids).not.toContain(other)
  })

  test('of the demo shops Oakley Car Insurance shows up to £13.75, and no shop shows less than a rate that its page lists', async () => {
    const { details } = await server.call('GET', '/api/retailers?letter=o&perPage=50')
    const oakley = details.retailers.find(({ name }: { name: string }) => name === 'Oakley Car Insurance')
    expect(oakley).toMatchObject({ bestRate: { kind: 'fixed', value: 1375 }, ratesDiffer: true })
    const popular = (await server.call('GET', '/api/retailers?order=popular&perPage=50')).details.retailers
    for (const card of popular) {
      const { retailer } = (await server.call('GET', `/api/retailers/${card.slug}`)).details
      const alike = retailer.rates.filter((rate: { kind: string }) => rate.kind === card.bestRate.kind)
      expect(card.bestRate.value, card.name).toBe(Math.max(...alike.map((rate: { value: number }) => rate.value)))
      expect(card.ratesDiffer).toBe(
        new Set(retailer.rates.map((rate: { kind: string; value: number }) => `${rate.kind}${rate.value}`)).size > 1,
      )
    }
  })
})
