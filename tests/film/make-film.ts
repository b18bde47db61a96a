import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { build } from 'vite'
import { launchChromium } from '../kit/chromium.ts'

/** `npm run film`: draws the film of the dashboard's welcome anew, and its first picture, into public/. */
const root = resolve(import.meta.dirname, '../..')
const built = await build({
  configFile: false,
  logLevel: 'error',
  build: { write: false, rollupOptions: { input: resolve(import.meta.dirname, 'in-page.ts') } },
})
const output = Array.isArray(built) ? built[0]?.output : 'output' in built ? built.output : []
const script = output?.find((part) => part.type === 'chunk')
if (script?.type !== 'chunk') throw new Error('The film’s script could not be built.')
// Only pages of an origin may encode.
const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<!doctype html>')).listen(0)
const bound = server.address()
const browser = await launchChromium()
const page = await browser.newPage()
await page.goto(`http://localhost:${typeof bound === 'object' && bound ? bound.port : 0}`)
await page.addScriptTag({ content: script.code, type: 'module' })
await page.waitForFunction(() => 'makeFilm' in globalThis)
const { video, poster } = await page.evaluate(() =>
  (globalThis as unknown as { makeFilm(): Promise<{ video: string; poster: string }> }).makeFilm(),
)
const folder = resolve(root, 'public/static-www')
writeFileSync(resolve(folder, 'welcome.webm'), Buffer.from(video, 'base64'))
writeFileSync(resolve(folder, 'welcome.webp'), Buffer.from(poster, 'base64'))
await browser.close()
server.close()
