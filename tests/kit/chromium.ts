import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { installDebian } from './postgres.ts'

const debian = '/usr/bin/chromium'

/** Makes sure that there is a Chromium: Debian's package when root, else Playwright's own. */
export function ensureChromium(): void {
  if (existsSync(debian) || existsSync(chromium.executablePath())) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installDebian(['chromium'])
  else {
    try {
      execFileSync('npx', ['--no-install', 'playwright', 'install', 'chromium'], { stdio: 'inherit' })
    } catch {
      throw new Error(
        'Chromium is missing and could not be installed. Install Debian’s package "chromium" or run "npx playwright install chromium", then run npm test again.',
      )
    }
  }
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    ...(existsSync(debian) ? { executablePath: debian } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
