import { createContext } from 'react'
import type { QueueDecision, QueueDraft } from '#machines/support/review-queue.states.ts'

interface KeptDraft {
  /** What was typed when it was open before. */
  draft: QueueDraft<QueueDecision> | null
  /** Whenever what is typed has changed, or has been sent or given up. */
  onDraft(draft: QueueDraft<QueueDecision> | null): void
}

/** What is typed for what is opened: it stays when something else is. */
export const OpenedDraft = createContext<KeptDraft>({ draft: null, onDraft: () => {} })
