import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { type Tenant, tenants } from '#contract/tenants.ts'
import { tenantColours } from '../html/tenant-colours.ts'
import type { Services } from '../services.ts'
import type { Speaker } from '../words/server-words.ts'
import { offlinePage } from './offline-page.ts'

const ground = '#ffffff'

/** What a page names in its head; browsers ask for these only where somebody puts the site on a device. */
export const installableHead =
  '<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/apple-touch-icon.png">'

/** Of each icon: its side in pixels, and which part of it the drawing takes; below 1 it stands on a ground, which a device may cut into any shape. */
const icons = {
  'icon-192': { side: 192, part: 1 },
  'icon-512': { side: 512, part: 1 },
  'icon-maskable-512': { side: 512, part: 0.6 },
  'apple-touch-icon': { side: 180, part: 0.7 },
} as const

async function drawIcon(svg: string, { side, part }: { side: number; part: number }): Promise<Buffer> {
  const inner = Math.round(side * part)
  const drawing = await sharp(Buffer.from(svg), { density: 72 * (inner / 32) })
    .resize(inner, inner)
    .png()
    .toBuffer()
  if (part === 1) return drawing
  const background = { create: { width: side, height: side, channels: 3 as const, background: ground } }
  return sharp(background)
    .composite([{ input: drawing }])
    .png({ palette: true })
    .toBuffer()
}

function manifestOf({ t, language }: Speaker, { name }: Tenant, accent: string) {
  const icon = (file: keyof typeof icons, purpose: 'any' | 'maskable') => ({
    src: `/${file}.png`,
    sizes: `${icons[file].side}x${icons[file].side}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name,
    short_name: name,
    description: t('shell:description'),
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: accent,
    background_color: ground,
    icons: [icon('icon-192', 'any'), icon('icon-512', 'any'), icon('icon-maskable-512', 'maskable')],
  }
}

/** What makes the site one that can be put on a device: its manifest, icons, the page for no network, and the worker that shows it. */
export function serveInstallable(
  app: FastifyInstance,
  { config: { tenant }, words: { own } }: Pick<Services, 'config' | 'words'>,
  client: string,
): void {
  const { accent, onDark, highlight } = tenantColours[tenant]
  const { name } = tenants[tenant]
  const svg = readFileSync(join(client, 'static-www/icon.svg'), 'utf8')
    .replaceAll(tenantColours.farthing.accent, accent)
    .replaceAll(tenantColours.farthing.highlight, highlight)
  const manifest = JSON.stringify(manifestOf(own, tenants[tenant], accent))
  const built = readFileSync(join(client, '.vite/manifest.json'), 'utf8')
  const files: Record<string, { file: string }> = JSON.parse(built) // written by our own build
  const file = files['src/web/service-worker.ts']?.file
  const scenes = files['src/web/ui/scenes.svg']?.file
  if (!file || !scenes) throw new Error('The build has no service worker or no scenes: run `npm run build`.')
  const drawn = readFileSync(join(client, scenes), 'utf8')
  const { html: offline, policy } = offlinePage(own, name, { accent, onDark, highlight }, drawn)
  const build = createHash('sha256').update(built).update(offline).digest('hex').slice(0, 12)
  const worker = `self.siteBuild=${JSON.stringify(build)};self.siteName=${JSON.stringify(name)};\n${readFileSync(join(client, file), 'utf8')}`

  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('application/manifest+json').send(manifest),
  )
  app.get('/offline', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(offline),
  )
  app.get('/service-worker.js', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker),
  )
  for (const [icon, size] of Object.entries(icons)) {
    let drawn: Promise<Buffer> | null = null
    app.get(`/${icon}.png`, async (_request, reply) => {
      drawn ??= drawIcon(svg, size)
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/png')
        .send(await drawn)
    })
  }
}
