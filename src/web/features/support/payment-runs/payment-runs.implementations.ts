import { fromPromise } from 'xstate'
import { type Preparation, paymentRunsMachine, preparationRefusals } from '#machines/support/payment-runs/payment-runs.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'

type Parts = Pick<Site, 'api'>

const loadCalls = lazyImport(async () => (await import('#contract/support/payment-runs.calls.ts')).paymentRunCalls)

export function paymentRunsWith({ api }: Parts) {
  return paymentRunsMachine.provide({
    actors: {
      readRuns: fromPromise(async () => (await api.ask((await loadCalls()).listPaymentRuns)).details),
      prepare: fromPromise(async (): Promise<Preparation> => {
        try {
          await api.ask((await loadCalls()).preparePaymentRun, { body: {} })
          return 'prepared'
        } catch (error) {
          const refusal = error instanceof ApiFailure ? preparationRefusals.find((code) => code === error.code) : undefined
          if (refusal) return refusal
          throw error
        }
      }),
    },
  })
}
