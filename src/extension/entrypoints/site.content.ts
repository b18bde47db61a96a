import { defineContentScript } from 'wxt/utils/define-content-script'
import { visitedSlug, visitRecorded, visitUnpaid } from '#contract/shopping/visit-event.ts'
import { sendMessage } from '../messages.ts'

/** On our own site: hears that a visit is recorded. It reads nothing of the page. */
export default defineContentScript({
  // Our own pages: see wxt.config.ts.
  matches: [],
  runAt: 'document_start',
  main: () => {
    for (const [type, isPaid] of [
      [visitRecorded, true],
      [visitUnpaid, false],
    ] as const)
      document.addEventListener(type, (event) => {
        const slug = event instanceof CustomEvent ? visitedSlug(event.detail) : null
        // The page is about to leave: nobody waits for the answer.
        if (slug) void sendMessage({ type: 'visit.recorded', slug, isPaid }).catch(() => {})
      })
  },
})
