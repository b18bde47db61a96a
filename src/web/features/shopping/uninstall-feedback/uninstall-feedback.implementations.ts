import { fromPromise } from 'xstate'
import {
  type FeedbackOutcome,
  uninstallFeedbackMachine,
} from '#machines/shopping/uninstall-feedback/uninstall-feedback.machine.ts'
import { digest } from '#web/platform/digest.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'
import { refusalIn } from '#web/ui/saving.ts'

const loadCalls = lazyImport(async () => (await import('#contract/shopping/uninstall-feedback.calls.ts')).uninstallFeedbackCalls)

export function uninstallFeedbackWith({ api, browser }: Pick<Site, 'api' | 'browser'>) {
  const key = `uninstall-${browser.newId()}`
  return uninstallFeedbackMachine.provide({
    actors: {
      sendFeedback: fromPromise(async ({ input: { fields } }): Promise<FeedbackOutcome> => {
        if (!fields) return { kind: 'refused', fields: {} }
        try {
          const idempotencyKey = `${key}-${digest(JSON.stringify(fields))}`
          await api.ask((await loadCalls()).sendUninstallFeedback, { body: fields, idempotencyKey })
          return { kind: 'taken' }
        } catch (error) {
          return refusalIn(error)
        }
      }),
    },
  })
}
