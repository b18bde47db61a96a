import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enter, go, goInside, openSite, type TestSite } from '../kit/site.ts'
import { personalPages, publicPages } from './route-facts.ts'

let site: TestSite
let ids: Record<string, string> = {}
beforeAll(async () => {
  site = await openSite()
  const { db } = site.server.services
  const own = (table: 'donation' | 'claim') =>
    db.selectFrom(table).select('id').where('user_id', '=', 1).orderBy('id').executeTakeFirstOrThrow()
  ids = { donation: (await own('donation')).id, claim: (await own('claim')).id }
})
afterAll(() => site.close())
const addressOf = (path: string) => path.replace(/:(\w+)/g, (_, name) => ids[name] ?? name)

/** What the page server answers, of which a browser without scripts makes the page. */
async function markupOf(address: string) {
  const answer = await fetch(site.server.address + address, { redirect: 'manual' })
  const markup = await answer.text()
  const part = (pattern: RegExp) => (pattern.exec(markup)?.[1] ?? '').replace(/<[^>]+>/g, '')
  const header = /<header[\s\S]*?<\/header>/.exec(markup)?.[0] ?? ''
  return {
    status: answer.status,
    title: part(/<title>([^<]*)<\/title>/),
    headings: [...markup.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inside = '']) => inside.replace(/<[^>]+>/g, '')),
    frame: {
      hasNavigation: header.includes('id="main-navigation"'),
      hasSearch: header.includes('role="combobox"'),
      headerLinks: [...header.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to),
      footer: /<footer[^>]*id="([\w-]+)"/.exec(markup)?.[1] ?? null,
    },
    isWaiting: /role="status"[^>]*><h1[^>]*>Checking if you’re logged in/.test(markup),
    text: markup,
  }
}

const frames = {
  hero: { hasNavigation: true, hasSearch: false, footer: 'main-footer' },
  main: { hasNavigation: true, hasSearch: true, footer: 'main-footer' },
  slim: { hasNavigation: false, hasSearch: false, headerLinks: ['/'], footer: 'short-footer' },
  // It is held by the wizards' own tests.
  wizard: {},
  account: { hasNavigation: true, hasSearch: true, headerLinks: expect.arrayContaining(['/panel']), footer: 'short-footer' },
  dashboard: { hasNavigation: true, hasSearch: true, footer: 'short-footer' },
  basic: { hasNavigation: false, hasSearch: false, headerLinks: ['/'], footer: 'short-footer' },
  funnelNoFooter: { hasNavigation: false, hasSearch: false, headerLinks: ['/'], footer: null },
}

test.each(publicPages.map((row) => [row[0], row[1], row] as const))(
  '%s %s is there for anybody, whole without scripts, in its frame, and says what it is',
  async (_id, address, row) => {
    const [, , frame, title, heading = title] = row
    const page = await markupOf(address)
    expect(page).toMatchObject({ status: 200, title: `${title} - Farthing`, headings: [heading], frame: frames[frame] })
  },
)

test('R-003, X-025 any other address is a page that is not there, in the main frame; nothing more is taken for one', async () => {
  for (const address of ['/no/such/page', '/account/no-such-page', '/terms/nothing', '/retailer']) {
    const page = await markupOf(address)
    expect([address, page.status, page.headings, page.frame]).toMatchObject([
      address,
      404,
      ['Oops. We’re sorry but there’s no page here.'],
      frames.main,
    ])
    expect(page.text).toContain('sorry but there')
  }
})

test('R-014, F-034 logging out asks nobody who is here, and nobody is here afterwards', async () => {
  const { page, context } = await site.open()
  await go(page, '/how-it-works')
  await enter(page, 'treasurer')
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await go(page, '/logout')
  await see(page.getByRole('heading', { level: 1, name: 'You’ve logged out' })).toBeVisible()
  expect(asked).toContain('POST /api/logout')
  expect(asked.filter((call) => call.includes('/api/user/me'))).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull()
  await context.close()
})

describe('pages for certain people', () => {
  test.each(personalPages.map((row) => [row[0], row[1], row] as const))(
    '%s %s is a frame without anything of anybody until it is known who is here',
    async (_id, path, row) => {
      const [, , , frame, title, , leadsTo] = row
      if (leadsTo) {
        const answer = await fetch(site.server.address + addressOf(path), { redirect: 'manual' })
        expect([Math.floor(answer.status / 100), answer.headers.get('location')]).toEqual([3, leadsTo])
      }
      const page = await markupOf(leadsTo ?? addressOf(path))
      expect(page).toMatchObject({
        status: 200,
        title: `${title} - Farthing`,
        headings: ['Checking if you’re logged in'],
        // What is somebody’s own ends in one line.
        frame: frame in { main: 0, hero: 0 } ? { ...frames[frame], footer: 'short-footer' } : frames[frame],
        isWaiting: true,
      })
    },
  )

  test('whoever may be there sees the page and its heading', async () => {
    for (const person of ['supporter', 'admin'] as const) {
      const { page, context } = await site.open()
      await go(page, '/how-it-works')
      await enter(page, person)
      await go(page, '/how-it-works')
      for (const [id, path, whose, , title, heading, leadsTo] of personalPages) {
        if (whose.toLowerCase().includes('admin') !== (person === 'admin')) continue
        await goInside(page, addressOf(path))
        await see(page, id).toHaveTitle(`${title} - Farthing`)
        await see(page.getByRole('heading', { level: 1, name: heading, exact: true }), id).toBeVisible()
        await see(page, id).toHaveURL((url) => url.pathname === (leadsTo ?? addressOf(path)))
        if (whose.toLowerCase().includes('admin'))
          await see(page.getByRole('navigation', { name: 'Dashboard of Abbotsmere Hospice' }), id).toBeVisible()
      }
      await context.close()
    }
  })

  test('E-019 a visitor is led to the login, and from there back; E-021 who runs no cause is led to the panel', async () => {
    const { page, context } = await site.open()
    await go(page, '/how-it-works')
    for (const [id, path] of personalPages) {
      await goInside(page, addressOf(path))
      await see(page, id).toHaveURL((url) => url.pathname === '/login')
      const query = new URL(page.url()).searchParams
      expect([id, query.get('reason'), query.get('forward-url')]).toEqual([id, 'efr-www-authenticated_isAnon', addressOf(path)])
    }
    await enter(page, 'supporter')
    await go(page, '/how-it-works')
    for (const [id, path, whose] of personalPages) {
      if (!whose.toLowerCase().includes('admin')) continue
      await goInside(page, path)
      await see(page, id).toHaveURL((url) => url.pathname === '/panel')
    }
    await context.close()
  })
})
