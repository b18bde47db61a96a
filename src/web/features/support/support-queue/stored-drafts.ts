import * as z from 'zod/mini'
import type { QueueDecision, QueueDraft } from '#machines/support/review-queue.states.ts'
import type { SupportDrafts } from '#machines/support/support-queue/support-queue.machine.ts'
import { withDraft } from '#machines/support/written-words.ts'
import type { Site } from '#web/site/site.ts'

type Parts = Pick<Site, 'session' | 'storage'>

const shape = z.object({
  /** Whoever typed them: nobody else is shown what they wrote about people. */
  by: z.number(),
  drafts: z.record(
    z.string(),
    z.object({
      reference: z.string(),
      decision: z.string(),
      words: z.record(z.string(), z.string()),
      isOnItsWay: z.boolean(),
    }),
  ),
})

function parse(text: string | null): z.infer<typeof shape> | null {
  try {
    return z.safeParse(shape, JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** What whoever is logged in typed in the queue and has not sent, on another page or before a reload. Logging out removes it. */
export function storedDrafts({ session, storage }: Parts): SupportDrafts {
  const { me } = session.person()
  const stored = me && parse(storage.read('supportDrafts'))
  return stored && stored.by === me.user.id ? stored.drafts : {}
}

/** One of them, or none any more: what another tab has typed for others stays. A page that outlives its login stores nothing. */
export function storeDraft(site: Parts, item: string, draft: QueueDraft<QueueDecision> | null): void {
  const { me } = site.session.person()
  if (!me) return
  const before = storedDrafts(site)
  const drafts = withDraft(before, item, draft)
  if (drafts === before) return
  if (Object.keys(drafts).length === 0) site.storage.remove('supportDrafts')
  else site.storage.write('supportDrafts', JSON.stringify({ by: me.user.id, drafts }))
}
