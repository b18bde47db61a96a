import { browser } from 'wxt/browser'
import type { ReminderShop } from '#contract/shopping/reminder-shops.ts'
import type { Allowed } from '#machines/shopping/reminder-permission/reminder-permission.machine.ts'
import { site } from '../site.ts'
import { patternsOfHosts } from './patterns.ts'

const scheme = site.origin.startsWith('https:') ? 'https' : '*'

export const patternsOf = (shops: readonly Pick<ReminderShop, 'hosts'>[]): string[] =>
  patternsOfHosts(
    shops.flatMap(({ hosts }) => hosts),
    scheme,
  )

/** Those of the shops' patterns that the person has allowed. */
async function allowedOf(shops: readonly ReminderShop[]): Promise<{ wanted: string[]; given: string[] }> {
  const wanted = patternsOf(shops)
  // Somebody may have allowed more than was asked for, in the browser's own settings.
  if (wanted.length > 0 && (await browser.permissions.contains({ origins: wanted }))) return { wanted, given: wanted }
  const { origins = [] } = await browser.permissions.getAll()
  const has = new Set(origins)
  return { wanted, given: wanted.filter((pattern) => has.has(pattern)) }
}

export async function readAllowed(shops: readonly ReminderShop[]): Promise<Allowed> {
  const { wanted, given } = await allowedOf(shops)
  if (given.length === 0) return 'none'
  return given.length < wanted.length ? 'some' : 'all'
}

const id = 'reminder-bar'
export const barScript = '/reminder-bar.js'

/** Has the bar come with the pages of allowed shops, and with no other page. */
export async function watchAllowed(shops: readonly ReminderShop[]): Promise<void> {
  const { given } = await allowedOf(shops)
  const [registered] = await browser.scripting.getRegisteredContentScripts({ ids: [id] })
  if (given.length === 0) {
    if (registered) await browser.scripting.unregisterContentScripts({ ids: [id] })
    return
  }
  const script = { id, matches: given, js: [barScript.slice(1)], runAt: 'document_idle' as const, persistAcrossSessions: true }
  await (registered ? browser.scripting.updateContentScripts([script]) : browser.scripting.registerContentScripts([script]))
}

/** Pages of allowed shops that are open already get their bar at once. */
export async function fillOpenTabs(shops: readonly ReminderShop[]): Promise<void> {
  const { given } = await allowedOf(shops)
  if (given.length === 0) return
  const tabs = await browser.tabs.query({ url: given })
  // A page that is just going away takes no script any more.
  const fill = (tab: { id?: number | undefined }) =>
    tab.id === undefined
      ? null
      : browser.scripting.executeScript({ target: { tabId: tab.id }, files: [barScript] }).catch(() => null)
  await Promise.all(tabs.map(fill))
}
