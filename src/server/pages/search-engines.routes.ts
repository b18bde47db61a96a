import type { FastifyInstance, FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { directoryLetters } from '#contract/causes/directory.ts'
import { HOUR } from '#contract/limits.ts'
import { isListedSql } from '../causes/directory.ts'
import { escapeHtml } from '../html/escape.ts'
import type { Services } from '../services.ts'

/** What a map of a site may hold at most, by the rules of sitemaps.org. */
const largestMap = 50_000

/** Pages for everybody that are neither a shop's nor a cause's. */
const openPages = [
  '/',
  '/how-it-works',
  '/support-a-good-cause',
  '/register-your-good-cause',
  '/register-your-business',
  '/retailers',
  '/offers/trending-offers',
  '/travel-hub',
  '/cause-directory',
  '/cause-categories',
  '/fundraising-ideas',
  '/ideas/fundraising-ideas-for-schools',
  '/our-fees-explained',
  '/our-history-and-mission',
  '/who-can-join',
  '/terms/website',
  '/terms/supporter',
  '/terms/cause',
  '/terms/cookies',
  '/privacy',
]

/** Pages of one's own, and what is no page. */
const closed = [
  '/account',
  '/admin-dashboard',
  '/api/',
  '/dev/',
  '/enquiry/',
  '/login',
  '/logout',
  '/panel',
  '/password/',
  '/settings/',
  '/support/',
]

const robots = (origin: string) =>
  `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`

/** Any other environment than production: what is there is no place for strangers. */
const nothingForRobots = 'User-agent: *\nDisallow: /\n'

const xml = (element: 'urlset' | 'sitemapindex', entry: 'url' | 'sitemap', addresses: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
    .map((address) => `<${entry}><loc>${escapeHtml(address)}</loc></${entry}>\n`)
    .join('')}</${element}>\n`

interface Mapped {
  /** Of a page: `/causes/` and the slug. */
  base: string
  read(services: Services, after: number, upTo: number): Promise<{ slug: string }[]>
  largestId(services: Services): Promise<number>
}

/** Parts are by id, so that a new page changes one of them and no other. */
const mapped: Record<string, Mapped> = {
  shops: {
    base: '/retailer/',
    read: ({ db }, after, upTo) =>
      db.selectFrom('retailer').select('slug').where('id', '>', after).where('id', '<=', upTo).orderBy('id').execute(),
    largestId: async ({ db }) =>
      (await db.selectFrom('retailer').select(sql<number>`coalesce(max(id), 0)`.as('id')).executeTakeFirstOrThrow()).id,
  },
  causes: {
    base: '/causes/',
    read: ({ db }, after, upTo) =>
      db
        .selectFrom('cause')
        .select('slug')
        .where('id', '>', after)
        .where('id', '<=', upTo)
        .where(isListedSql)
        .orderBy('id')
        .execute(),
    largestId: async ({ db }) =>
      (await db.selectFrom('cause').select(sql<number>`coalesce(max(id), 0)`.as('id')).executeTakeFirstOrThrow()).id,
  },
}

/** `/robots.txt`, `/sitemap.xml` and its parts of 50,000 pages at most, kept for an hour. */
export function serveSearchEngines(app: FastifyInstance, services: Services): void {
  const { config, clock } = services
  const { origin } = new URL(config.publicUrl)
  const kept = new Map<string, { until: number; text: Promise<string | null> }>()

  /** Whoever asks meanwhile gets the same one; a failure is not kept. */
  function keep(name: string, make: () => Promise<string | null>): Promise<string | null> {
    const before = kept.get(name)
    if (before && clock.now() < before.until) return before.text
    const text = make()
    kept.set(name, { until: clock.now() + HOUR, text })
    text.then(
      (made) => made ?? kept.delete(name),
      () => kept.delete(name),
    )
    return text
  }

  async function makeIndex(): Promise<string> {
    const parts = await Promise.all(
      Object.entries(mapped).map(async ([name, { largestId }]) => {
        const count = Math.max(1, Math.ceil((await largestId(services)) / largestMap))
        return Array.from({ length: count }, (_, index) => `${origin}/sitemaps/${name}-${index + 1}.xml`)
      }),
    )
    return xml('sitemapindex', 'sitemap', [`${origin}/sitemaps/pages-1.xml`, ...parts.flat()])
  }

  async function makePart(name: string, part: number): Promise<string | null> {
    if (name === 'pages') {
      const addresses = [...openPages, ...directoryLetters.map((letter) => `/cause-directory/${letter}`)]
      return part === 1
        ? xml(
            'urlset',
            'url',
            addresses.map((path) => origin + path),
          )
        : null
    }
    const of = mapped[name]
    const after = (part - 1) * largestMap
    if (!of || (part > 1 && after >= (await of.largestId(services)))) return null
    const rows = await of.read(services, after, after + largestMap)
    return xml(
      'urlset',
      'url',
      rows.map(({ slug }) => `${origin}${of.base}${encodeURIComponent(slug)}`),
    )
  }

  async function answer(reply: FastifyReply, text: string | null, type: 'text/plain' | 'application/xml') {
    if (text === null) return reply.callNotFound()
    return reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(text)
  }
  app.get('/robots.txt', async (_request, reply) =>
    answer(reply, config.environment === 'production' ? robots(origin) : nothingForRobots, 'text/plain'),
  )
  app.get('/sitemap.xml', async (_request, reply) => answer(reply, await keep('index', makeIndex), 'application/xml'))
  app.get<{ Params: { name: string; part: string } }>(
    '/sitemaps/:name(^[a-z]+)-:part(^[1-9]\\d{0,3}).xml',
    async (request, reply) => {
      const { name, part } = request.params
      return answer(reply, await keep(`${name}-${part}`, () => makePart(name, Number(part))), 'application/xml')
    },
  )
}
