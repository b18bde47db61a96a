import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { ensureWholeChromium } from '../kit/chromium.ts'
import { type Press, type Watched, watchPage } from './settled-watch.ts'

/**
 * What a page costs until nothing happens in it any more, by the whole Chromium at 1280 px, with nothing kept: as a harness of others measures pages of any
 * kind. Settled: nothing is under way for 0.7 s, and no task took longer than 50 ms for 2 s.
 */
export interface Settled {
  /** kB of script as they travel, headers included; 1 kB = 1,024 bytes. */
  script: number
  /** Everything that was asked for, the page itself too. */
  requests: number
  largestPaint: number
  /** When the control could be seen and React had attached to it. */
  live: number
  /** What each task took beyond 50 ms, after the first paint. */
  blocked: number
  /** All that the main thread has worked, by the browser's own count. */
  mainThread: number
  /** From a click without hovering first until the next page's heading is painted. */
  click: number
  /** The slowest answer to the click and to typing, in steps of 8; 16 where nothing took that long. */
  slowest: number
}

export interface SettledSubject {
  url: string
  /** What a person does there first. */
  control: string
  click?: { link: string; heading: string }
  /** A field, there or on the next page, that is typed into. */
  field?: string
}

export interface Line {
  cpu: number
  isSlow: boolean
}

export const launchCold = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureWholeChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  })

async function slowDown(wire: CDPSession, { cpu, isSlow }: Line): Promise<void> {
  const line = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
  if (isSlow) await wire.send('Network.emulateNetworkConditions', line)
  if (cpu > 1) await wire.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

interface Traffic {
  scriptBytes: number
  requests: number
  underWay: Set<string>
  last: number
}

function countTraffic(wire: CDPSession): Traffic {
  const traffic: Traffic = { scriptBytes: 0, requests: 0, underWay: new Set(), last: performance.now() }
  const scripts = new Set<string>()
  const end = (requestId: string) => {
    traffic.underWay.delete(requestId)
    traffic.last = performance.now()
  }
  wire.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (/^(data|blob):/.test(request.url)) return
    traffic.requests += 1
    traffic.underWay.add(requestId)
    traffic.last = performance.now()
    if (type === 'Script') scripts.add(requestId)
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength
    end(requestId)
  })
  wire.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  return traffic
}

const watchedIn = (page: Page) =>
  page.evaluate(() => ({
    ...(window as unknown as { settledWatch: Watched }).settledWatch, // put there by watchPage
    now: performance.now(),
  }))

async function settle(page: Page, traffic: Traffic, quiet = 2000): Promise<void> {
  const deadline = performance.now() + 90_000
  while (performance.now() < deadline) {
    const { long, now } = await watchedIn(page)
    const lastTask = Math.max(0, ...long.map(({ start, duration }) => start + duration))
    if (traffic.underWay.size === 0 && performance.now() - traffic.last > 700 && now - lastTask > quiet) return
    await page.waitForTimeout(150)
  }
  throw new Error(`${page.url()} did not settle within 90 s.`)
}

/** Milliseconds from the click to the paint. */
async function clickOn(page: Page, { link, heading }: { link: string; heading: string }): Promise<number> {
  await page.evaluate((text) => {
    sessionStorage.setItem('settledPress', JSON.stringify({ heading: text, from: 0, painted: 0 }))
  }, heading)
  // Playwright's own click moves the pointer and presses at once: nobody has hovered.
  await page.locator(link).filter({ visible: true }).first().click()
  const painted = await page.waitForFunction(
    () => {
      const press: Press = JSON.parse(sessionStorage.getItem('settledPress') ?? '{}')
      return press.painted ? press.painted - press.from : null
    },
    null,
    { polling: 50 },
  )
  return (await painted.jsonValue()) ?? 0
}

/** Loads a page with nothing kept, waits until it has settled, clicks and types. */
export async function measureSettled(browser: Browser, subject: SettledSubject, line: Line): Promise<Settled> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript(watchPage, subject.control)
  const wire = await context.newCDPSession(page)
  await wire.send('Network.enable')
  await wire.send('Performance.enable', { timeDomain: 'timeTicks' })
  await slowDown(wire, line)
  const traffic = countTraffic(wire)
  await page.goto(subject.url, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await settle(page, traffic)
  const { firstPaint, largestPaint, live, long } = await watchedIn(page)
  const { metrics } = await wire.send('Performance.getMetrics')
  const { scriptBytes, requests } = traffic
  const late = long.filter(({ start, duration }) => start + duration > firstPaint)
  const click = subject.click ? await clickOn(page, subject.click) : 0
  if (subject.field) {
    const field = page.locator(subject.field).filter({ visible: true }).first()
    await field.click()
    await field.pressSequentially('willow', { delay: 40 })
  }
  await settle(page, traffic, 300)
  const { slowest } = await watchedIn(page)
  await context.close()
  return {
    script: scriptBytes / 1024,
    requests,
    largestPaint,
    live,
    // Of a task that began before the first paint only what came after it.
    blocked: late.reduce(
      (sum, { start, duration }) => sum + Math.max(0, Math.min(duration, start + duration - firstPaint) - 50),
      0,
    ),
    mainThread: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000,
    click,
    slowest: Math.max(16, slowest),
  }
}
