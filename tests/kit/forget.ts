import type { BrowserContext, Page } from '@playwright/test'
import { empty } from './lent-page.ts'

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** Makes a page as if it had just been opened by somebody else: a new one costs three times as much as loading an address in it. */
export async function forget(page: Page, context: BrowserContext, session: Session | undefined): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (!page.url().endsWith(empty)) await page.goto(empty)
  await putSession(page, context, session)
}

/** Puts everything that is kept back to what it was in this session; nothing else is left. */
export async function putSession(page: Page, context: BrowserContext, session: Session | undefined): Promise<void> {
  await context.clearCookies()
  if (session) await context.addCookies(session.cookies)
  await page.evaluate(
    (kept) => {
      sessionStorage.clear()
      localStorage.clear()
      for (const { name, value } of kept) localStorage.setItem(name, value)
    },
    session?.origins.flatMap(({ localStorage: kept }) => kept) ?? [],
  )
}
