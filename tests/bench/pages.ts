import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { openSite } from '../kit/site.ts'
import { openFloors } from './floors.ts'
import { printSettled } from './settled-table.ts'

/**
 * `npm run bench`: how fast pages come on a slow line (1.6 Mbit/s, 150 ms, CPU 4 × slower) and how fast they answer, beside a page of static HTML and the
 * least that React can do, in the same run, rounds interleaved. Then the same pages until they have settled (settled.ts). Prints medians with their ranges; on shared machines only the ratios are good.
 */
const rounds = Number(process.argv[2] ?? 5)

const floor = await openFloors()
const site = await openSite()
const elsewhere = `http://127.0.0.1:${new URL(site.server.address).port}/static-www/icon.svg`
const floorAddress = floor.address

interface Subject {
  url: string
  isLive: boolean
  /** Something a person does there, for the time until the next paint. */
  interact?: (page: Page) => Promise<void>
}
const typeSlowly = async (page: Page, name: string, text: string) => {
  const field = page.getByLabel(name).first()
  await field.click()
  await field.pressSequentially(text, { delay: 120 })
}
const subjects: Record<string, Subject> = {
  'static HTML': { url: `${floorAddress}/`, isLive: false },
  'React floor': {
    url: `${floorAddress}/react`,
    isLive: true,
    interact: async (page) => {
      await typeSlowly(page, 'Name', 'alder')
      await page.getByRole('button').click()
    },
  },
  home: { url: `${site.server.address}/`, isLive: true, interact: (page) => typeSlowly(page, 'Find your cause', 'abbot') },
  retailer: { url: `${site.server.address}/retailer/alder-home`, isLive: true },
  'registration wizard': {
    url: `${site.server.address}/create-an-account`,
    isLive: true,
    interact: async (page) => {
      await typeSlowly(page, 'Cause name, town or postcode', 'school')
      await page.getByRole('button', { name: 'Search for causes' }).click()
      await page.getByRole('status').filter({ hasText: /found/ }).first().waitFor({ state: 'attached' })
    },
  },
}

interface Figures {
  lcp: number
  live: number
  blocked: number
  interaction: number
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

async function measure(browser: Browser, { url, isLive, interact }: Subject): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  // People come from another site, which costs every page a new process, whatever its headers say.
  await page.goto(elsewhere)
  await slowDown(await context.newCDPSession(page))
  await page.addInitScript(() => {
    const seen = { lcp: 0, live: 0, blocked: 0, interaction: 0 }
    Object.assign(window, { seen })
    const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
        type,
        buffered: true,
        durationThreshold: 16,
      } as never)
    watch('largest-contentful-paint', (entry) => {
      seen.lcp = entry.startTime
    })
    watch('longtask', (entry) => {
      if (!seen.live || entry.startTime < seen.live + 1000) seen.blocked += Math.max(0, entry.duration - 50)
    })
    watch('event', (entry) => {
      if ((entry as PerformanceEntry & { interactionId: number }).interactionId)
        seen.interaction = Math.max(seen.interaction, entry.duration)
    })
    new MutationObserver(() => {
      if (!document.documentElement?.dataset.ready || seen.live) return
      seen.live = performance.now()
      console.debug('answers')
    }).observe(document, { subtree: true, attributes: true, childList: true })
  })
  // Trap: whatever waits for something in the page has Playwright compile its own script there, on the slow CPU, while the page comes to life.
  const told = isLive ? page.waitForEvent('console', (message) => message.text() === 'answers') : null
  await page.goto(url, { waitUntil: 'load' })
  await told
  await page.waitForLoadState('networkidle')
  const { lcp, live, blocked } = await page.evaluate(() => ({ ...(window as unknown as { seen: Figures }).seen }))
  await interact?.(page)
  const { interaction } = await page.evaluate(
    () =>
      new Promise<Figures>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => done((window as unknown as { seen: Figures }).seen))),
      ),
  )
  await context.close()
  return { lcp, live, blocked, interaction }
}

const taken = new Map<string, Figures[]>(Object.keys(subjects).map((name) => [name, []]))
for (let round = 0; round < rounds; round++)
  for (const [name, subject] of Object.entries(subjects)) taken.get(name)?.push(await measure(site.browser, subject))

const spread = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  return `${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} (${Math.round(sorted[0] ?? 0)}–${Math.round(sorted.at(-1) ?? 0)})`
}
console.log(
  `Slow line, medians of ${rounds} rounds in ms (range). The React floor weighs ${(floor.scriptBytes / 1000).toFixed(1)} kB.`,
)
for (const [name, figures] of taken)
  console.log(
    `${name.padEnd(20)} LCP ${spread(figures.map((one) => one.lcp))}, answers ${spread(figures.map((one) => one.live))}, blocked ${spread(figures.map((one) => one.blocked))}, slowest interaction ${spread(figures.map((one) => one.interaction))}`,
  )

/** A step inside the page on a fast line: how long from the press until the new heading has been painted. */
interface Step {
  url: string
  prepare?: (page: Page) => Promise<void>
  press: (page: Page) => Locator
}
const steps: Record<string, Step> = {
  'React floor, a step': { url: `${floorAddress}/react`, press: (page) => page.getByRole('button') },
  'home to another page': {
    url: `${site.server.address}/`,
    press: (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'How it works' }),
  },
  'a step of the wizard': {
    url: `${site.server.address}/register-your-good-cause/create`,
    prepare: (page) => page.getByLabel('No', { exact: true }).check(),
    press: (page) => page.getByRole('button', { name: 'Continue' }),
  },
}

/** Milliseconds. */
async function measureStep(browser: Browser, { url, prepare, press }: Step): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(url)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await prepare?.(page)
  await page.evaluate(() => {
    const title = () => document.querySelector('h1')?.textContent
    const before = title()
    Object.assign(window, {
      taken: new Promise<number>((done) => {
        document.addEventListener(
          'click',
          ({ timeStamp }) => {
            const watch = new MutationObserver(() => {
              if (title() === before || title() === undefined) return
              watch.disconnect()
              // After the next frame the heading has been painted.
              requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp)))
            })
            watch.observe(document, { subtree: true, childList: true, characterData: true })
          },
          { capture: true, once: true },
        )
      }),
    })
  })
  // As a person does it: the pointer is there a third of a second before the press, and what a link leads to is loaded meanwhile.
  await press(page).hover()
  await page.waitForTimeout(300)
  await press(page).click()
  const taken = await page.evaluate(() => (window as unknown as { taken: Promise<number> }).taken)
  await context.close()
  return taken
}

const stepTimes = new Map<string, number[]>(Object.keys(steps).map((name) => [name, []]))
for (let round = 0; round < rounds * 2; round++)
  for (const [name, step] of Object.entries(steps)) stepTimes.get(name)?.push(await measureStep(site.browser, step))
console.log(`From the press to the new heading's paint, fast line, medians of ${rounds * 2} rounds in ms (range)`)
for (const [name, times] of stepTimes) console.log(`${name.padEnd(20)} ${spread(times)}`)

const howItWorks = { link: "a[href^='/how-it-works']", heading: 'How' }
await printSettled(
  {
    home: { url: `${site.server.address}/`, control: 'main input', click: howItWorks, field: 'header input' },
    shop: {
      url: `${site.server.address}/retailer/willow-knitwear`,
      control: 'header input',
      click: howItWorks,
      field: 'header input',
    },
    'sign-up': { url: `${site.server.address}/support-a-good-cause/step-1`, control: 'main input', field: 'main input' },
    'React floor': { url: `${floorAddress}/react`, control: 'button', field: 'input' },
    static: { url: `${floorAddress}/`, control: 'a', click: { link: 'a', heading: 'The next page' }, field: 'input' },
  },
  rounds,
)
floor.close()
await site.close()
