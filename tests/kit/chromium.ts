import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { installDebian } from './postgres.ts'

/** Debian's build without a window opens a page in half the time of the whole browser; Playwright's own is of that kind too. */
const shell = '/usr/bin/chromium-headless-shell'
const whole = '/usr/bin/chromium'

/** Makes sure that there is a Chromium: Debian's package when root, else what is there, else Playwright's own. */
export function ensureChromium(): void {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  // One after the other: two tests that install at the same time would be in each other's way.
  if (mayInstall && !existsSync(whole)) installDebian(['chromium'])
  if (existsSync(shell) || existsSync(chromium.executablePath())) return
  if (mayInstall) installDebian(['chromium-headless-shell'])
  else if (!existsSync(whole)) {
    try {
      execFileSync('npx', ['--no-install', 'playwright', 'install', 'chromium'], { stdio: 'inherit' })
    } catch {
      throw new Error(
        'Chromium is missing and could not be installed. Install Debian’s package "chromium-headless-shell" or run "npx playwright install chromium", then run npm test again.',
      )
    }
  }
}

/** Extensions and notices need the whole browser: the build without a window has no place for them. */
export function ensureWholeChromium(): string {
  if (!existsSync(whole) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installDebian(['chromium'])
  const found = [whole, chromium.executablePath()].find((path) => existsSync(path) && !path.includes('headless'))
  if (!found) throw new Error('A whole Chromium is missing. Install Debian’s package "chromium", then run the test again.')
  return found
}

const kept = new Map<boolean, Promise<Browser>>()
/** Chromium for a site. All test files of a process share one and have contexts of their own, since its start takes a second of a busy machine; it ends with the process. What is no test has to end by itself, and closes what it opens. */
export async function chromiumForSite(isWhole: boolean): Promise<{ browser: Browser; close(): Promise<void> }> {
  if (!process.env.VITEST) {
    const browser = await launchChromium(isWhole)
    return { browser, close: () => browser.close() }
  }
  const before = await kept.get(isWhole)
  const launched = before?.isConnected() ? Promise.resolve(before) : launchChromium(isWhole)
  kept.set(isWhole, launched)
  return { browser: await launched, close: async () => {} }
}

export function launchChromium(isWhole = false): Promise<Browser> {
  const installed = isWhole ? ensureWholeChromium() : [shell, whole].find((path) => existsSync(path))
  return chromium.launch({
    ...(installed ? { executablePath: installed } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Nothing here needs a drawing processor; imitating one is a tenth of all work.
      '--disable-gpu-compositing',
      '--disable-software-rasterizer',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
