import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kitFiles } from '#contract/causes/kit.ts'
import { drawCard } from '#server/causes/pictures/card.ts'
import { colours } from '#server/causes/pictures/draw.ts'
import { drawKit } from '#server/causes/pictures/kit.ts'
import { openTestServer, type TestServer } from '#tests/kit/server.ts'
import { serverWords } from '#tests/kit/words.ts'

describe('the pictures of a cause', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer('embedded')
  })
  afterAll(() => server.close())
  const ask = (slug: string) => server.app.inject({ url: `/causes/${slug}/card.png` })

  test('R-015 is a picture of 1200 × 630, drawn anew when the cause has another name', async () => {
    const first = await ask('abbotsmere-hospice')
    expect([first.statusCode, first.headers['content-type'], first.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=3600',
    ])
    const { width, height, format } = await sharp(first.rawPayload).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
    // With a photograph; messengers leave out pictures of more than 300 kB.
    expect(first.rawPayload.length).toBeLessThan(300_000)
    expect((await ask('abbotsmere-hospice')).rawPayload.equals(first.rawPayload)).toBe(true)
    await server.services.db
      .updateTable('cause')
      .set({ name: 'Abbotsmere Hospice at Home' })
      .where('slug', '=', 'abbotsmere-hospice')
      .execute()
    expect((await ask('abbotsmere-hospice')).rawPayload.equals(first.rawPayload)).toBe(false)
    expect((await ask('nobody')).statusCode).toBe(404)
  })

  test('draws names of any length and script, and a logo', async () => {
    const logo = await sharp({ create: { width: 268, height: 268, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer()
    const words = serverWords().own
    for (const name of ['A', 'ŵ'.repeat(254), 'Фонд «Ласточка»', '<script>alert(1)</script> & Söhne'])
      expect((await sharp(await drawCard({ words, tenant: 'farthing', name, label: 'Charity', logo })).metadata()).width).toBe(
        1200,
      )
    const { data, info } = await sharp(await drawCard({ words, tenant: 'farthing', name: 'A', label: '', logo }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (146 * info.width + 146) * info.channels
    expect([...data.subarray(at, at + 3)]).toEqual([255, 0, 0])
  })

  test('R-021 the kit: posters, a flyer and a card as PDF of their sizes, pictures as PNG; nothing else is there', async () => {
    const sizes: Record<string, string> = {}
    for (const file of kitFiles) {
      const answer = await server.app.inject({ url: `/causes/abbotsmere-hospice/kit/${file}` })
      expect(answer.statusCode).toBe(200)
      const bytes = answer.rawPayload
      if (file.endsWith('.pdf')) {
        expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
        const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(bytes.toString('latin1'))
        sizes[file] = [box?.[1], box?.[2]].map((points) => Math.round((Number(points) / 72) * 25.4)).join(' × ')
      } else {
        const { width, height } = await sharp(bytes).metadata()
        sizes[file] = `${width} × ${height}`
      }
    }
    expect(sizes).toEqual({
      'square.png': '1080 × 1080',
      'square-small.webp': '480 × 480',
      'poster-a4.pdf': '210 × 297',
      'poster-a5.pdf': '148 × 210',
      'flyer.pdf': '99 × 210',
      'business-card.pdf': '85 × 55',
      'button.png': '560 × 144',
    })
    const bytesOf = async (file: string) =>
      (await server.app.inject({ url: `/causes/abbotsmere-hospice/kit/${file}` })).rawPayload.length
    expect(5 * (await bytesOf('square-small.webp'))).toBeLessThan(await bytesOf('square.png'))
    for (const path of ['abbotsmere-hospice/kit/poster.exe', 'nobody/kit/square.png'])
      expect((await server.app.inject({ url: `/causes/${path}` })).statusCode).toBe(404)
  })

  test('the picture to post stands under the cause’s own picture, where it has one', async () => {
    const words = serverWords().own
    const about = {
      tenant: 'farthing',
      name: 'A',
      label: '',
      logo: null,
      address: 'https://a.example/causes/a',
      shown: 'a',
    } as const
    const cover = await sharp({ create: { width: 1200, height: 400, channels: 3, background: '#ff0000' } })
      .jpeg()
      .toBuffer()
    const colourOf = async (subject: { cover: Buffer | null }) => {
      const { data, info } = await sharp(await drawKit('square.png', { ...about, ...subject, words }))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const at = (200 * info.width + 540) * info.channels
      return [...data.subarray(at, at + 3)]
    }
    const [red = 0, ...others] = await colourOf({ cover })
    expect([red > 240, ...others.map((one) => one < 20)]).toEqual([true, true, true])
    expect(Math.min(...(await colourOf({ cover: null })))).toBeGreaterThan(200)
  })

  test('one network can have 200 drawn in an hour; what is kept goes on being answered', async () => {
    const { db } = server.services
    const first = await db
      .selectFrom('cause')
      .select(['id', 'name'])
      .where('slug', '=', 'abbotsmere-hospice')
      .executeTakeFirstOrThrow()
    await db.updateTable('rate_window').set({ count: 200 }).execute()
    expect((await ask('abbotsmere-hospice')).statusCode).toBe(200)
    await db
      .updateTable('cause')
      .set({ name: `${first.name} again` })
      .where('id', '=', first.id)
      .execute()
    expect((await ask('abbotsmere-hospice')).statusCode).toBe(429)
  })

  test('has the colours of the themes', () => {
    const css = readFileSync('src/web/themes/colours.css', 'utf8')
    const themes = { farthing: css.slice(css.indexOf(':root {')), harbour: css.slice(css.indexOf("data-tenant='harbour'")) }
    for (const [tenant, theme] of Object.entries(themes)) {
      const of = (name: string) => new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(theme)?.[1]
      expect(colours[tenant as keyof typeof themes]).toEqual({
        surface: of('surface'),
        ink: of('ink'),
        soft: of('ink-soft'),
        accent: of('accent'),
        highlight: of('highlight'),
      })
    }
  })
})
