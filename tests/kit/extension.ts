import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type BrowserContext, type CDPSession, chromium, type Page, expect as see, type Worker } from '@playwright/test'
import { patternsOfHosts } from '#extension/background/patterns.ts'
import { ensureWholeChromium } from './chromium.ts'
import type { TestSite } from './site.ts'
import { bin } from './steps.ts'

const root = resolve(import.meta.dirname, '../..')

export interface OpenExtension {
  id: string
  context: BrowserContext
  worker: Worker
  /** Everything that a page or the background has printed as an error. */
  faults: string[]
  /** Presses the extension's icon above this page, as a person does: the browser lets it see the page by that. */
  pressIcon(page: Page): Promise<void>
  /** What pops up under the icon, in a page of its own. */
  openPopup(): Promise<Page>
  /** Says yes ahead to what the browser would ask: its dialog is no page, and nothing presses it here. */
  allowAhead(hosts: readonly string[]): Promise<void>
  /** Moves the clock of the background by so many milliseconds. */
  moveClock(by: number): Promise<void>
  /** Loads the page anew, and waits until its bar knows what to say, if anything. */
  reload(page: Page): Promise<void>
  /** What the background has asked any server for. */
  askedOfTheSite(): Promise<Asked[]>
  close(): Promise<void>
}

interface Asked {
  url: string
  sent: Record<string, string>
  status: number
}

/** Runs in the background: its clock can be moved, and what it asks for is noted. */
function observe(): void {
  const [now, ask] = [Date.now, fetch]
  const observed = { by: 0, asked: [] as object[], pagesRead: 0 }
  // The background's own interface to the browser.
  const { runtime } = (
    globalThis as unknown as {
      chrome: { runtime: { onMessage: { addListener(heard: (message: { type: string }) => void): void } } }
    }
  ).chrome
  runtime.onMessage.addListener(({ type }) => {
    if (type === 'page.read') observed.pagesRead++
  })
  Date.now = () => now() + observed.by
  globalThis.fetch = async (url, init) => {
    const answer = await ask(url, init)
    observed.asked.push({ url: String(url), sent: init?.headers, status: answer.status })
    return answer
  }
  Object.assign(globalThis, { observed })
}

/** Builds the extension as `npm run extension` does. */
export function buildExtension(browser: 'chrome' | 'firefox', folder: string, environment: Record<string, string>): string {
  execFileSync(bin('wxt'), ['build', join(root, 'src/extension'), '-b', browser, '--mv3'], {
    cwd: root,
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production', EXTENSION_DIR: folder, ...environment },
  })
  return join(folder, `${browser}-mv3`)
}

/** Builds the extension for this site, and opens it unpacked in a browser of its own. */
export async function openExtension(site: TestSite): Promise<OpenExtension> {
  const browser = ensureWholeChromium()
  const folder = mkdtempSync(join(tmpdir(), 'farthing-extension-'))
  const build = buildExtension('chrome', folder, { PUBLIC_URL: site.server.address })
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: browser,
    ignoreDefaultArgs: ['--headless'],
    baseURL: site.server.address,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      // Alone, loading one fails in silence.
      `--disable-extensions-except=${build}`,
      `--load-extension=${build}`,
      '--enable-unsafe-extension-debugging',
    ],
  })
  const faults: string[] = []
  const watch = (page: Page) => {
    page.on('console', (message) => {
      // Asked for by a whole browser where a page names no icon.
      if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico'))
        faults.push(`${page.url()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error}`))
  }
  context.pages().forEach(watch)
  context.on('page', watch)
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  worker.on('console', (message) => message.type() === 'error' && faults.push(`background: ${message.text()}`))
  const id = new URL(worker.url()).host
  await worker.evaluate(observe)
  const debug = await context.browser()?.newBrowserCDPSession()
  if (!debug) throw new Error('The browser cannot be debugged.')
  return {
    id,
    context,
    worker,
    faults,
    pressIcon: async (page) => {
      await page.bringToFront()
      const { targetInfos } = await debug.send('Target.getTargets', { filter: [{ type: 'tab' }] })
      const tab = targetInfos.find(({ url }) => url === page.url())
      // Newer than the types.
      await (debug as unknown as { send(method: string, of: object): Promise<unknown> }).send('Extensions.triggerAction', {
        id,
        targetId: tab?.targetId,
      })
    },
    openPopup: async () => {
      const page = await context.newPage()
      await page.goto(`chrome-extension://${id}/popup.html`)
      return page
    },
    allowAhead: async (hosts) => {
      const page = await context.newPage()
      await page.goto('chrome://extensions')
      await page.evaluate(
        async ([extension, patterns]) => {
          // The page's own interface to the browser.
          const { developerPrivate } = (
            globalThis as unknown as { chrome: { developerPrivate: Record<string, (...of: string[]) => Promise<void>> } }
          ).chrome
          for (const pattern of patterns) await developerPrivate.addHostPermission?.(extension, pattern)
        },
        [id, patternsOfHosts(hosts, '*')] as const,
      )
      await page.close()
    },
    moveClock: (by) => worker.evaluate(`observed.by = ${by}`),
    reload: async (page) => {
      const pagesRead = () => worker.evaluate<number>('observed.pagesRead')
      const before = await pagesRead()
      await page.reload()
      await see.poll(pagesRead).toBeGreaterThan(before)
      // What is kept has been read, answered and drawn.
      await worker.evaluate('chrome.storage.session.get()')
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    },
    askedOfTheSite: () => worker.evaluate('observed.asked'),
    close: async () => {
      await context.close()
      rmSync(folder, { recursive: true, force: true })
      if (faults.length > 0) throw new Error(`The extension or a page reported errors:\n${faults.join('\n')}`)
    },
  }
}

interface Found {
  id: number
  name: string
  text: string
  attributes: Record<string, string>
  children: Found[]
}

type Raw = Awaited<ReturnType<typeof rawDocument>>['root']
const rawDocument = (session: CDPSession) => session.send('DOM.getDocument', { depth: -1, pierce: true })

function read(node: Raw): Found {
  const children = [...(node.shadowRoots ?? []), ...(node.children ?? [])].map(read)
  const given = node.attributes ?? []
  const attributes = Object.fromEntries(given.flatMap((name, index) => (index % 2 === 0 ? [[name, given[index + 1] ?? '']] : [])))
  const text = node.nodeType === 3 ? node.nodeValue : children.map((child) => child.text).join('')
  return { id: node.nodeId, name: node.nodeName.toLowerCase(), text, attributes, children }
}

const all = (node: Found): Found[] => [node, ...node.children.flatMap(all)]

/** The bar on a page, as far as a person can see it. It is closed to the page and its scripts; the browser's own tools look inside. */
export async function barOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const look = async () => {
    const host = all(read((await rawDocument(session)).root)).find(({ name }) => name === 'donation-reminder')
    return host && !('hidden' in host.attributes) ? all(host) : null
  }
  const buttonsOf = (nodes: Found[]) => nodes.filter(({ name }) => name === 'button')
  const nameOf = ({ attributes, text }: Found) => attributes['aria-label'] ?? text
  return {
    /** Its title and text; empty where nothing is shown. */
    says: async () => (await look())?.filter(({ name }) => name === 'p').map(({ text }) => text) ?? [],
    /** What somebody who can't see it is told that it is: roles and names. */
    roles: async () => {
      const { nodes } = await session.send('Accessibility.getFullAXTree')
      return nodes.map(({ role, name }) => `${role?.value} ${name?.value}`)
    },
    offers: async () => buttonsOf((await look()) ?? []).map(nameOf),
    /** Presses it with the mouse, where it stands. */
    press: async (words: string) => {
      const button = buttonsOf((await look()) ?? []).find((one) => nameOf(one) === words)
      if (!button) throw new Error(`The bar has no button “${words}”.`)
      const { model } = await session.send('DOM.getBoxModel', { nodeId: button.id })
      const [left = 0, top = 0] = model.content
      await page.mouse.click(left + model.width / 4, top + model.height / 4)
    },
  }
}
