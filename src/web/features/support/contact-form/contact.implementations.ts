import { fromPromise } from 'xstate'
import { contactFormMachine, type MessageOutcome } from '#machines/support/contact-form/contact-form.machine.ts'
import { digest } from '#web/platform/digest.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'
import { refusalIn } from '#web/ui/saving.ts'

const loadCalls = lazyImport(async () => (await import('#contract/support/contact.calls.ts')).contactCalls)

export function contactFormWith({ api, browser }: Pick<Site, 'api' | 'browser'>) {
  const key = `contact-${browser.newId()}`
  return contactFormMachine.provide({
    actors: {
      sendMessage: fromPromise(async ({ input: { topic, fields } }): Promise<MessageOutcome> => {
        if (!topic || !fields) return { kind: 'refused', fields: {} }
        try {
          const body = { topic, ...fields }
          const idempotencyKey = `${key}-${digest(JSON.stringify(body))}`
          const { details } = await api.ask((await loadCalls()).sendContactMessage, { body, idempotencyKey })
          return { kind: 'taken', reference: details.reference }
        } catch (error) {
          return refusalIn(error)
        }
      }),
    },
  })
}
