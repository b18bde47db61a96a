import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { openSite } from './kit/site.ts'

/**
 * `npm run bench`: how fast pages come on a slow line (1.6 Mbit/s, 150 ms, CPU 4 × slower), beside a page of static HTML in the same run, rounds interleaved.
 * Prints medians with their ranges; on shared machines only the ratios are good.
 */
const rounds = Number(process.argv[2] ?? 5)
const floor = createServer((_request, response) => {
  const html =
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Floor</title></head><body><h1>Shop as you always do. Your cause gets a share.</h1></body></html>'
  response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync(html))
}).listen(0)
const site = await openSite()
const port = floor.address()
const pages: Record<string, string> = {
  'static HTML': `http://localhost:${typeof port === 'object' && port ? port.port : 0}/`,
  home: `${site.server.address}/`,
  retailer: `${site.server.address}/retailer/alder-home`,
  'registration wizard': `${site.server.address}/create-an-account`,
}

interface Figures {
  lcp: number
  live: number
  blocked: number
}

async function measure(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    const seen = { lcp: 0, live: 0, blocked: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.blocked += Math.max(0, entry.duration - 50)
    }).observe({ type: 'longtask', buffered: true })
    new MutationObserver(() => {
      if (document.documentElement?.dataset.ready && !seen.live) seen.live = performance.now()
    }).observe(document, { subtree: true, attributes: true, childList: true })
  })
  await page.goto(url, { waitUntil: 'load' })
  if (!url.endsWith(':0/') && url.startsWith(site.server.address))
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const figures = await page.evaluate(() => (window as unknown as { seen: Figures }).seen)
  await context.close()
  return figures
}

const taken = new Map<string, Figures[]>(Object.keys(pages).map((name) => [name, []]))
for (let round = 0; round < rounds; round++)
  for (const [name, url] of Object.entries(pages)) taken.get(name)?.push(await measure(site.browser, url))

const spread = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  return `${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} (${Math.round(sorted[0] ?? 0)}–${Math.round(sorted.at(-1) ?? 0)})`
}
console.log(`Slow line, medians of ${rounds} rounds in ms (range)`)
for (const [name, figures] of taken)
  console.log(
    `${name.padEnd(20)} LCP ${spread(figures.map((one) => one.lcp))}, answers ${spread(figures.map((one) => one.live))}, blocked ${spread(figures.map((one) => one.blocked))}`,
  )
floor.close()
await site.close()
