import { browser } from 'wxt/browser'
import type { Answer, Answers, Message, ToBar } from '../messages.ts'
import { originCode } from '../origin.ts'
import { site, visitAddress } from '../site.ts'
import { fillOpenTabs, patternsOf, readAllowed, watchAllowed } from './allowed.ts'
import { arrive, choose, dismiss, recordVisit, standingOf, visitLife } from './kept.ts'
import { allShops, freshenList, listLife, shopAt } from './shop-list.ts'
import { changeKept } from './store.ts'

/** Who has told something: a page that our bar stands on, one of our site, or our own window. */
interface Sender {
  url?: string | undefined
  tab?: { id?: number | undefined } | undefined
}

const origin = originCode(import.meta.env.BROWSER, navigator.userAgent)
const isOurs = (address: string) => URL.parse(address)?.origin === site.origin

/** Tells every open page of a shop; those that the browser doesn't let us see have no bar that could be told. */
async function tellBars(slug: string, message: ToBar): Promise<void> {
  const shop = (await allShops(Date.now())).find((one) => one.slug === slug)
  if (!shop || shop.hosts.length === 0) return
  const tabs = await browser.tabs.query({ url: patternsOf([shop]) })
  for (const { id } of tabs) if (id !== undefined) void browser.tabs.sendMessage(id, message).catch(() => {})
}

async function readPage({ url = '', tab }: Sender): Promise<Answers['page.read']> {
  const now = Date.now()
  const shop = await shopAt(url, now)
  if (!shop) return { shop: null }
  const { slug } = shop
  let was = ''
  const kept = await changeKept((before) => {
    was = standingOf(before, slug, now).kind
    return arrive(before, { slug, address: url, tab: tab?.id ?? -1, now })
  })
  const standing = standingOf(kept, slug, now)
  if (was === 'active' && standing.kind === 'lost') await tellBars(slug, { type: 'otherLink.seen' })
  return { shop, standing }
}

async function answer(message: Message, sender: Sender): Promise<Answers[keyof Answers]> {
  const now = Date.now()
  const tab = sender.tab?.id
  switch (message.type) {
    case 'page.read':
      return readPage(sender)
    case 'shops.read':
      return allShops(now)
    case 'permission.read':
      return readAllowed(await allShops(now))
    case 'visit.wanted': {
      // Only a shop of the list has a visit, and only for the page that it is.
      const shop = await shopAt(sender.url ?? '', now)
      if (tab === undefined || shop?.slug !== message.slug) throw new Error('There is no such visit.')
      await browser.tabs.update(tab, { url: visitAddress(shop.slug, origin) })
      return null
    }
    case 'visit.recorded': {
      if (tab === undefined || !isOurs(sender.url ?? '')) throw new Error('Only our own site records visits.')
      await changeKept((kept) => recordVisit(kept, { slug: message.slug, tab, now, isPaid: message.isPaid }))
      if (message.isPaid) await tellBars(message.slug, { type: 'donation.active', for: visitLife })
      return null
    }
    case 'choice.made':
      await changeKept((kept) => choose(kept, message.slug, message.isMuted))
      return null
    case 'bar.dismissed':
      await changeKept((kept) => dismiss(kept, message.slug))
      return null
  }
}

/** The list and what hangs on it, as new as they have to be. Without a line the old list is good enough. */
async function lookAfterList(): Promise<void> {
  const isNew = await freshenList(Date.now()).catch(() => false)
  if (isNew) await watchAllowed(await allShops(Date.now()))
}

async function followPermission(): Promise<void> {
  const shops = await allShops(Date.now()).catch(() => [])
  await watchAllowed(shops)
  await fillOpenTabs(shops)
}

const guideAddress = `${site.origin}/donation-reminder/guide-${import.meta.env.BROWSER === 'firefox' ? 'firefox' : 'chrome'}`
const alarm = 'shop-list'

async function begin(): Promise<void> {
  await browser.runtime.setUninstallURL(`${site.origin}/donation-reminder/uninstall`)
  const minutes = listLife / 60_000
  // At a moment of its own in each browser, so that they don't all ask at once.
  if (!(await browser.alarms.get(alarm)))
    await browser.alarms.create(alarm, { delayInMinutes: 1 + Math.random() * minutes, periodInMinutes: minutes })
  await lookAfterList()
  await followPermission()
}

export function startBackground(): void {
  browser.runtime.onInstalled.addListener(({ reason }) => {
    void begin()
    // What to press is shown once.
    if (reason === 'install') void browser.tabs.create({ url: guideAddress })
  })
  browser.runtime.onStartup.addListener(() => void begin())
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === alarm) void lookAfterList()
  })
  browser.permissions.onAdded.addListener(() => void followPermission())
  browser.permissions.onRemoved.addListener(() => void followPermission())
  browser.runtime.onMessage.addListener((message: Message, sender, respond: (told: Answer<keyof Answers>) => void) => {
    answer(message, sender).then(
      (told) => respond({ answer: told }),
      () => respond({ failed: true }),
    )
    // The answer comes later.
    return true
  })
}
