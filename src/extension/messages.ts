import { browser } from 'wxt/browser'
import type { ReminderShop } from '#contract/shopping/reminder-shops.ts'
import type { ReminderPage } from '#machines/shopping/reminder-bar/reminder-bar.machine.ts'
import type { Allowed } from '#machines/shopping/reminder-permission/reminder-permission.machine.ts'

/** What the bar, the window of the icon and our own site's pages tell the background, and what each is answered. */
export interface Answers {
  'page.read': ReminderPage
  'visit.wanted': null
  'visit.recorded': null
  'choice.made': null
  'bar.dismissed': null
  'shops.read': ReminderShop[]
  'permission.read': Allowed
}
export type Message =
  | { type: 'page.read' | 'shops.read' | 'permission.read' }
  | { type: 'visit.wanted' | 'bar.dismissed'; slug: string }
  | { type: 'visit.recorded'; slug: string; isPaid: boolean }
  | { type: 'choice.made'; slug: string; isMuted: boolean }

/** A failure crosses as a word: what is thrown on the other side says nothing here. */
export type Answer<Type extends keyof Answers> = { answer: Answers[Type] } | { failed: true }

export async function sendMessage<const Sent extends Message>(message: Sent): Promise<Answers[Sent['type']]> {
  const reply: Answer<Sent['type']> | undefined = await browser.runtime.sendMessage(message)
  if (!reply || 'failed' in reply) throw new Error(`The background could not answer ${message.type}.`)
  return reply.answer
}

/** What the background tells bars. */
export type ToBar = { type: 'bar.wanted' } | { type: 'otherLink.seen' } | { type: 'donation.active'; for: number }
