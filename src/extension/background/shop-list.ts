import { browser } from 'wxt/browser'
import * as z from 'zod/mini'
import { ownBases } from '#contract/bases.ts'
import { HOUR } from '#contract/limits.ts'
import { reminderShopCalls } from '#contract/shopping/reminder-shops.calls.ts'
import type { ReminderShop } from '#contract/shopping/reminder-shops.ts'
import { shopFinder, shopHost } from '#contract/shopping/shop-hosts.ts'
import { site } from '../site.ts'

interface KeptList {
  shops: ReminderShop[]
  etag: string | null
  at: number
}

const call = reminderShopCalls.listReminderShops
const answer = z.object({ body: z.object({ details: call.details }) })
/** So often the site is asked whether there is a newer list. */
export const listLife = 12 * HOUR

let known: (KeptList & { find: (address: string) => ReminderShop | null }) | null = null

const withFinder = (list: KeptList) => ({ ...list, find: shopFinder(list.shops) })

async function readList(): Promise<typeof known> {
  if (known) return known
  const { list } = await browser.storage.local.get<{ list?: KeptList }>('list')
  known = list ? withFinder(list) : null
  return known
}

async function keep(list: KeptList): Promise<void> {
  known = withFinder(list)
  await browser.storage.local.set({ list })
}

/** A name that would stand for more than a shop is left out, whoever has put it into the list. */
const careful = (shops: ReminderShop[]) =>
  shops.map((shop) => ({ ...shop, hosts: shop.hosts.filter((host) => z.safeParse(shopHost, host).success) }))

/** Asks the site for the list, with nothing but the version that is here. Tells whether it has changed. */
async function fetchList(now: number): Promise<boolean> {
  const list = await readList()
  const got = await fetch(`${site.origin}${ownBases[call.base]}${call.path}`, {
    headers: list?.etag ? { 'if-none-match': list.etag } : {},
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(4 * call.timeout),
  })
  if (got.status === 304 && list) {
    await keep({ shops: list.shops, etag: list.etag, at: now })
    return false
  }
  if (!got.ok) throw new Error(`The list of shops was answered with ${got.status}.`)
  const { details } = z.parse(answer, await got.json()).body
  await keep({ shops: careful(details.shops), etag: got.headers.get('etag'), at: now })
  return true
}

let underWay: Promise<boolean> | null = null

/** Fetches the list where there is none, or it is old. One that is here is good until there is a newer one. */
export async function freshenList(now: number): Promise<boolean> {
  const list = await readList()
  if (list && now - list.at < listLife && now >= list.at) return false
  underWay ??= fetchList(now).finally(() => {
    underWay = null
  })
  return underWay
}

/** All shops; fetched first where there are none yet. */
export async function allShops(now: number): Promise<ReminderShop[]> {
  if (!(await readList())) await freshenList(now)
  return (await readList())?.shops ?? []
}

/** Whose page an address is. Looked up here, in memory: nobody is asked. */
export async function shopAt(address: string, now: number): Promise<ReminderShop | null> {
  if (!(await readList())) await freshenList(now)
  return (await readList())?.find(address) ?? null
}
