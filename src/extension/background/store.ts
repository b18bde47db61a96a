import { browser } from 'wxt/browser'
import { type Kept, nothingKept } from './kept.ts'

/** Choices outlive the browser; visits and what was closed are held in memory and go with it. */
export async function readKept(): Promise<Kept> {
  const [{ muted }, session] = await Promise.all([
    browser.storage.local.get<{ muted?: string[] }>('muted'),
    browser.storage.session.get<Partial<Kept>>(['dismissed', 'visits', 'sentByOthers']),
  ])
  return { ...nothingKept, ...(muted ? { muted } : {}), ...session }
}

async function writeKept(before: Kept, { muted, ...session }: Kept): Promise<void> {
  if (muted !== before.muted) await browser.storage.local.set({ muted })
  await browser.storage.session.set(session)
}

let turn: Promise<unknown> = Promise.resolve()

/** Changes what is kept, one change after the other: two pages may come at the same moment. */
export function changeKept(change: (kept: Kept) => Kept): Promise<Kept> {
  const mine = turn.then(async () => {
    const before = await readKept()
    const after = change(before)
    if (after !== before) await writeKept(before, after)
    return after
  })
  turn = mine.catch(() => {})
  return mine
}
