import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveSearchEngines } from '#server/pages/search-engines.routes.ts'
import { likeACause } from '#tests/kit/causes.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '')

describe.each(engines)('what search engines are told on %s', (engine) => {
  let server: TestServer
  let app: FastifyInstance
  const serve = (environment: 'dev' | 'production') => {
    const one = fastify()
    const config = { ...server.services.config, environment, publicUrl: 'https://www.farthing.example/' }
    serveSearchEngines(one, { ...server.services, config })
    return one
  }
  beforeAll(async () => {
    server = await openTestServer(engine)
    app = serve('production')
  })
  afterAll(async () => {
    await app.close()
    await server.close()
  })
  const read = async (path: string) => app.inject(path)

  test('robots are led to the map, and kept from pages of one’s own; outside production from all', async () => {
    const { body, headers } = await read('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toContain('Sitemap: https://www.farthing.example/sitemap.xml')
    const closed = [...body.matchAll(/^Disallow: (.+)$/gm)].map((match) => match[1] ?? '')
    const isClosed = (path: string) => closed.some((start) => path.startsWith(start))
    for (const path of ['/account/donations', '/settings/cause/1/cause-page', '/support/payment-runs', '/api/user/me', '/panel'])
      expect(isClosed(path), path).toBe(true)
    for (const path of ['/', '/support-a-good-cause', '/causes/abbotsmere-hospice', '/cause-directory/a', '/retailer/alder-home'])
      expect(isClosed(path), path).toBe(false)
    const review = serve('dev')
    expect((await review.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
    await review.close()
  })

  test('every shop and every cause that is not refused is in one part of the map, under its whole address', async () => {
    const parts = locations((await read('/sitemap.xml')).body)
    const found: string[] = []
    for (const part of parts) {
      const { body, statusCode, headers } = await read(new URL(part).pathname)
      expect(statusCode).toBe(200)
      expect(headers['content-type']).toBe('application/xml; charset=utf-8')
      expect(locations(body).length).toBeLessThanOrEqual(50_000)
      found.push(...locations(body))
    }
    expect(new Set(found).size).toBe(found.length)
    const { db } = server.services
    const shops = await db.selectFrom('retailer').select('slug').execute()
    const causes = await db.selectFrom('cause').select(['slug', 'review']).execute()
    const refused = ['refused', 'appealed', 'secondLook']
    const under = (start: string) => found.filter((address) => address.startsWith(`https://www.farthing.example${start}`))
    expect(new Set(under('/retailer/'))).toEqual(
      new Set(shops.map(({ slug }) => `https://www.farthing.example/retailer/${slug}`)),
    )
    expect(new Set(under('/causes/'))).toEqual(
      new Set(
        causes.filter(({ review }) => !refused.includes(review)).map(({ slug }) => `https://www.farthing.example/causes/${slug}`),
      ),
    )
    expect(under('/cause-directory/')).toHaveLength(27)
  })

  test('causes beyond the fifty thousandth are in the next part; what is no part is not there', async () => {
    const { db } = server.services
    expect((await read('/sitemaps/causes-2.xml')).statusCode).toBe(404)
    await db
      .insertInto('cause')
      .values({ ...(await likeACause(db)), id: 50_001, hash: 'far', slug: 'far away & beyond' })
      .execute()
    server.clock.advance(3_600_001)
    expect(locations((await read('/sitemap.xml')).body)).toContain('https://www.farthing.example/sitemaps/causes-2.xml')
    const second = (await read('/sitemaps/causes-2.xml')).body
    expect(locations(second)).toEqual(['https://www.farthing.example/causes/far%20away%20%26%20beyond'])
    for (const path of ['/sitemaps/causes-3.xml', '/sitemaps/pages-2.xml', '/sitemaps/people-1.xml', '/sitemaps/causes-0.xml'])
      expect((await read(path)).statusCode, path).toBe(404)
  })
})
