import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { reminderShop } from '#contract/shopping/reminder-shops.ts'
import { shopHost } from '#contract/shopping/shop-hosts.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const path = '/api/donation-reminder/shops'

describe.each(engines)('%s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  test('H-015 anybody may have the list: each shop with its own names and what it donates, by name', async () => {
    const { status, details, headers } = await server.call('GET', path)
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate'])
    const shops = z.parse(z.array(reminderShop), details.shops)
    expect(shops).toHaveLength(240)
    expect(shops.every(({ hosts }) => hosts.length > 0 && hosts.every((host) => z.safeParse(shopHost, host).success))).toBe(true)
    const names = shops.map(({ name }) => name.toLowerCase())
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)))
    const alder = shops.find(({ slug }) => slug === 'alder-home')
    const { details: page } = await server.call('GET', '/api/retailers/alder-home')
    expect(alder).toEqual({
      slug: 'alder-home',
      name: 'Alder Home',
      hosts: ['alder-home.demo-shop.localhost'],
      rate: { kind: page.retailer.bestRate.kind, value: page.retailer.bestRate.value },
      ratesDiffer: page.retailer.ratesDiffer,
    })
  })

  test('H-015 what a shop’s page says it donates, the list says of every shop', async () => {
    const { details } = await server.call('GET', path)
    for (const { slug, rate, ratesDiffer } of details.shops.slice(0, 40)) {
      const { retailer } = (await server.call('GET', `/api/retailers/${slug}`)).details
      expect({ slug, rate, ratesDiffer }).toEqual({
        slug,
        rate: { kind: retailer.bestRate.kind, value: retailer.bestRate.value },
        ratesDiffer: retailer.ratesDiffer,
      })
    }
  })

  test('H-015 who has the newest list is told only that; a change is a new version', async () => {
    const first = await server.call('GET', path)
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
    const again = await server.call('GET', path, { headers: { 'if-none-match': etag } })
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag])
    expect((await server.call('GET', path, { headers: { 'if-none-match': 'W/"another"' } })).status).toBe(200)
    await server.services.db
      .updateTable('retailer')
      .set({ hosts: ['alder.example'] })
      .where('slug', '=', 'alder-home')
      .execute()
    const changed = await server.call('GET', path, { headers: { 'if-none-match': etag } })
    expect([changed.status, changed.headers.etag === etag]).toEqual([200, false])
  })

  test('H-015 a shop without a site of its own, or without a rate, is not in it', async () => {
    const { db } = server.services
    await db.updateTable('retailer').set({ hosts: [] }).where('slug', '=', 'alder-home').execute()
    const { details } = await server.call('GET', path)
    expect(details.shops.some(({ slug }: { slug: string }) => slug === 'alder-home')).toBe(false)
    expect(details.shops).toHaveLength(239)
  })

  test('C-078, C-082 a visit is noted with where it came from; it leads on to the demo shop under its own name, and says who sends it', async () => {
    const { tokens } = await server.logIn('supporter')
    const visit = async (origin?: string) => {
      const body = { retailerSlug: 'alder-home', ...(origin === undefined ? {} : { origin }) }
      const { details } = await server.call('POST', '/api/visits', { body, token: tokens.accessToken })
      const { id, address } = details.visit
      const row = await server.services.db.selectFrom('visit').select('origin').where('id', '=', id).executeTakeFirstOrThrow()
      return { origin: row.origin, address: address.replace(id, 'ID') }
    }
    const plain = '/demo-shop/alder-home?visit=ID&merchant=111899'
    expect([await visit(), await visit('IOS301'), await visit('nonsense'), await visit('TCH')]).toEqual([
      { origin: 'web', address: plain },
      { origin: 'app', address: plain },
      { origin: 'web', address: plain },
      { origin: 'donationReminder', address: `${plain}&by=reminder` },
    ])
    const on = await server.app.inject({ url: '/demo-shop/alder-home?visit=v1&by=reminder', headers: { host: 'localhost:3000' } })
    expect(on.headers.location).toBe('http://alder-home.demo-shop.localhost:3000/?visit=v1&awc=farthing')
    // Where the demo is opened under another name, the shop's own would lead nowhere.
    const here = await server.app.inject({ url: '/demo-shop/alder-home?visit=v1&by=reminder', headers: { host: 'demo.example' } })
    expect([here.statusCode, here.body.includes('This is a demo shop.')]).toEqual([200, true])
  })

  test('H-015 a demo shop under its own name sells, and reports the sale', async () => {
    const headers = { host: 'alder-home.demo-shop.localhost:3000', origin: 'http://alder-home.demo-shop.localhost:3000' }
    const page = await server.app.inject({ url: '/?visit=v1', headers })
    expect(page.body).toContain('Alder Home (demo shop)')
    const { tokens } = await server.logIn('supporter')
    const { details } = await server.call('POST', '/api/visits', {
      body: { retailerSlug: 'alder-home', origin: 'TFF' },
      token: tokens.accessToken,
    })
    const bought = await server.app.inject({
      method: 'POST',
      url: '/demo-shop/alder-home/purchases',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `visit=${details.visit.id}&pence=4999`,
    })
    expect(bought.body).toContain('The shop has reported the sale')
    const unknown = await server.app.inject({ url: '/', headers: { host: 'nobody.demo-shop.localhost:3000' } })
    expect(unknown.statusCode).toBe(404)
  })
})
