import { fromPromise } from 'xstate'
import { paymentRunConsoleMachine } from '#machines/support/payment-run-console/payment-run-console.machine.ts'
import type { ActOutcome, RunAct } from '#machines/support/payment-run-console/run-acts.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { saveFile } from '#web/platform/save-file.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'

type Parts = Pick<Site, 'api'>

const refusals = ['secondPerson', 'noPayerAccount', 'causeHeld', 'proofRequired'] as const
const loadCalls = lazyImport(async () => (await import('#contract/support/payment-runs.calls.ts')).paymentRunCalls)

async function act({ api }: Parts, runId: string, asked: RunAct): Promise<ActOutcome> {
  const calls = await loadCalls()
  const path = { runId }
  if (asked.type === 'file.taken') {
    const { name, content } = (await api.ask(calls.takePaymentFile, { path, body: {} })).details
    saveFile(name, 'application/xml', content)
  } else if (asked.type === 'answers.uploaded') {
    const { outcome } = (await api.ask(calls.answerPaymentRun, { path, body: { content: asked.content } })).details
    return { kind: 'answered', outcome }
  } else if (asked.type === 'line.answered') {
    await api.ask(calls.answerPaymentLine, { path: { runId, paymentId: asked.paymentId }, body: asked.answer })
  } else await api.ask(calls.decidePaymentRun, { path, body: asked })
  return { kind: 'done' }
}

export function paymentRunConsoleWith({ api }: Parts, runId: string) {
  return paymentRunConsoleMachine.provide({
    actors: {
      readRun: fromPromise(async ({ input: { page } }) => {
        try {
          return (await api.ask((await loadCalls()).readPaymentRun, { path: { runId }, query: { page } })).details.run
        } catch (error) {
          if (error instanceof ApiFailure && error.status === 404) return null
          throw error
        }
      }),
      act: fromPromise(async ({ input }): Promise<ActOutcome> => {
        if (!input.act) return { kind: 'tooLate' }
        try {
          return await act({ api }, runId, input.act)
        } catch (error) {
          if (!(error instanceof ApiFailure)) throw error
          if (error.code === 'illegalMove' || error.status === 404) return { kind: 'tooLate' }
          const code = refusals.find((refusal) => refusal === error.code)
          if (code) return { kind: 'refused', code }
          throw error
        }
      }),
    },
  })
}
