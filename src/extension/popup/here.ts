import { browser } from 'wxt/browser'
import type { ReminderShop } from '#contract/shopping/reminder-shops.ts'
import { hostOf, shopFinder } from '#contract/shopping/shop-hosts.ts'
import { sendMessage } from '../messages.ts'

export type Here = { kind: 'shop'; shop: ReminderShop } | { kind: 'noShop' } | { kind: 'unknown' }

/** The page that the icon was pressed on: is it a shop's? Then its bar is woken, or brought there. The browser lets us see this one page, because of the press. */
export async function wakeBar(): Promise<Here> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true })
  // The browser's own pages are nobody's.
  if (tab?.id === undefined || !tab.url || !hostOf(tab.url)) return { kind: 'unknown' }
  const shop = shopFinder(await sendMessage({ type: 'shops.read' }))(tab.url)
  if (!shop) return { kind: 'noShop' }
  const target = { tabId: tab.id }
  await browser.scripting.executeScript({ target, func: () => void Object.assign(globalThis, { reminderWanted: true }) })
  await browser.scripting.executeScript({ target, files: ['/reminder-bar.js'] })
  return { kind: 'shop', shop }
}
