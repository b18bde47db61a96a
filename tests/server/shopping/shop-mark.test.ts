import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NoticeDetail } from '#contract/account/notice.ts'
import { markGrounds, markOf, markShades } from '#contract/shopping/shop-mark.ts'
import { mailNotices } from '#server/account/notices/notices.job.ts'
import { shopSecond } from '#server/db/seed/words.ts'
import { framed } from '#server/mail/mail-frame.ts'
import { notify } from '#server/shared/notices.ts'
import { drawShopMark, grounds } from '#server/shopping/shop-mark.ts'
import { openTestServer, type TestServer } from '#tests/kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer('embedded')
})
afterAll(() => server.close())
const ask = (path: string) => server.app.inject({ url: path })

test('the mark of a shop is a picture with the ground and the drawing that pages show', async () => {
  const { name, category } = await server.services.db
    .selectFrom('retailer')
    .select(['name', 'category'])
    .where('slug', '=', 'alder-home')
    .executeTakeFirstOrThrow()
  const answer = await ask('/retailer/alder-home/mark.png')
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'image/png',
    'public, max-age=86400',
  ])
  // A mail program in a browser asks for it from its own origin.
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
  const { data, info } = await sharp(answer.rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([128, 128])
  const at = (x: number, y: number) => [...data.subarray((y * 128 + x) * 4, (y * 128 + x) * 4 + 4)]
  // Its corner is round, and beside the drawing is the ground.
  expect(at(0, 0)[3]).toBe(0)
  const ground = grounds[markOf(name, category).ground] ?? ''
  const wanted = [1, 3, 5].map((from) => Number.parseInt(ground.slice(from, from + 2), 16))
  const found = at(64, 3).slice(0, 3)
  // As far as a shade of 13 % and few colours let it.
  expect(found.every((part, index) => Math.abs(part - (wanted[index] ?? 0)) < 40)).toBe(true)
  const whites = Array.from({ length: 128 * 128 }, (_, pixel) => data[pixel * 4] ?? 0).filter((red) => red > 240)
  expect(whites.length).toBeGreaterThan(300)
  expect((await ask('/retailer/no-such-shop/mark.png')).statusCode).toBe(404)
})

test('a shop is drawn alike wherever its trade is said, and shops of one trade differ by their grounds', async () => {
  const one = await drawShopMark('Alder Home', 'Home and garden')
  expect(one.equals(await drawShopMark('Alder Home', ''))).toBe(true)
  expect(one.equals(await drawShopMark('Birch Home', 'Home and garden'))).toBe(false)
  expect(markOf('Birch Home', '').ground).not.toBe(markOf('Alder Home', '').ground)
  expect([markOf('Cygnet', 'Food and drink').trade, markOf('Cygnet', '').trade]).toEqual(['food', 'store'])
})

test('shops of one category are told apart by what each sells', () => {
  const sheet = readFileSync('src/web/ui/drawings.svg', 'utf8')
  const drawingOf = (name: string) =>
    new RegExp(`<symbol id="${markOf(name, '').trade}"[^>]*>(.+)</symbol>`).exec(sheet)?.[1] ?? ''
  const store = drawingOf('Cygnet')
  for (const [category, shops] of Map.groupBy(shopSecond, (shop) => shop.category)) {
    const drawings = new Set(shops.map(({ name }) => drawingOf(`Alder ${name}`)))
    expect([category, drawings.size]).toEqual([category, shops.length])
    expect([...drawings, drawingOf(category)].filter((drawing) => !drawing || drawing === store)).toEqual([])
  }
})

test('the grounds are those of the site’s colours, and every ground and shade has a shop', () => {
  const css = readFileSync('src/web/themes/colours.css', 'utf8')
  expect(grounds).toEqual(
    Array.from({ length: markGrounds }, (_, n) => new RegExp(`--solid-${n + 1}: (#[0-9a-f]{6});`).exec(css)?.[1]),
  )
  const marks = Array.from({ length: 400 }, (_, n) => markOf(`Shop ${n}`, ''))
  expect(new Set(marks.map(({ ground }) => ground)).size).toBe(markGrounds)
  expect(new Set(marks.map(({ shade }) => shade)).size).toBe(markShades)
})

test('a mail that names a shop by its page shows its mark; another address has none', () => {
  const foot = { about: '', contact: '', address: [] }
  const frame = { tenant: 'farthing', publicUrl: 'https://farthing.example', foot } as const
  const html = (line: string) =>
    /<main>.*<\/main>/s.exec(framed({ subject: '', text: '', html: `<html><body><p>${line}</p></body></html>` }, frame).html)?.[0]
  expect(html('Alder Home: 4.5%. https://farthing.example/retailer/alder-home')).toContain(
    '<p class="item"><img src="https://farthing.example/retailer/alder-home/mark.png" alt="" width="40" height="40"><b><a href=',
  )
  for (const other of [
    'Shop again: https://farthing.example/retailer/alder-home',
    'See https://evil.example/retailer/alder-home',
    'See https://farthing.example/retailers',
  ])
    expect(html(other)).not.toContain('<img')
})

test('a mail about a shop has its mark at the head, and one about a cause with a logo that logo', async () => {
  const { db, config } = server.services
  const { id } = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', 'supporter@farthing.example')
    .executeTakeFirstOrThrow()
  const cause = await db
    .selectFrom('cause')
    .select(['id', 'name'])
    .where('slug', '=', 'abbotsmere-hospice')
    .executeTakeFirstOrThrow()
  await db.updateTable('notice').set({ is_mailed: true }).execute()
  const heads = async (detail: NoticeDetail) => {
    await db.deleteFrom('mail').execute()
    await notify(db, {
      userId: id,
      kind: 'claimMoved',
      subject: `claim-${JSON.stringify(detail).length}`,
      detail,
      isMailed: true,
      at: new Date(server.clock.now()),
    })
    await mailNotices(server.services)
    const { html } = await db.selectFrom('mail').select('html').executeTakeFirstOrThrow()
    return /<main>(?:<img src="([^"]+)" alt="([^"]*)")?/.exec(html)?.slice(1)
  }
  const mark = [`${config.publicUrl}/retailer/alder-home/mark.png`, 'Alder Home']
  expect(await heads({ shop: 'Alder Home', stage: 'accepted' })).toEqual(mark)
  const about = { shop: 'Alder Home', stage: 'received' as const, cause: cause.name, causeId: cause.id }
  await db.updateTable('cause').set({ logo: null }).where('id', '=', cause.id).execute()
  expect(await heads(about)).toEqual(mark)
  await db.updateTable('cause').set({ logo: '/images/logo.png' }).where('id', '=', cause.id).execute()
  expect(await heads({ ...about, stage: 'settled' })).toEqual([`${config.publicUrl}/images/logo.png`, cause.name])
  expect(await heads({ shop: 'No such shop', stage: 'declined' })).toEqual([undefined, undefined])
})
