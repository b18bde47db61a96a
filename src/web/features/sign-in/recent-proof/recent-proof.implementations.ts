import { fromCallback, fromPromise } from 'xstate'
import { proofCalls } from '#contract/sign-in/proof.calls.ts'
import type { MailOutcome, ProofOutcome, ProofProblem } from '#machines/sign-in/recent-proof/recent-proof.machine.ts'
import { recentProofMachine } from '#machines/sign-in/recent-proof/recent-proof.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { onReturn, openPopup } from '#web/platform/dialog-window.ts'
import type { Site } from '#web/site/site.ts'

const problems: Record<string, ProofProblem> = {
  tooMany: 'tooMany',
  linkExpired: 'codeExpired',
  providerRefused: 'refused',
  noAccount: 'notYours',
}

/** What the server finds wrong; what is nobody's fault is thrown on. */
async function proving(work: () => Promise<unknown>): Promise<ProofOutcome> {
  try {
    await work()
    return { kind: 'proven' }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.status === 422) return { kind: 'refused', fields: error.fields }
    const problem = problems[error.code ?? '']
    if (problem) return { kind: 'problem', problem }
    throw error
  }
}

export function recentProofWith({ api, browser }: Pick<Site, 'api' | 'browser'>) {
  return recentProofMachine.provide({
    actors: {
      hearAnswer: fromCallback(({ sendBack }) => onReturn(({ code }) => code && sendBack({ type: 'answer.arrived', code }))),
      readWays: fromPromise(async () => (await api.ask(proofCalls.readProofWays)).details),
      checkPassword: fromPromise(({ input: { password } }) =>
        proving(() => api.ask(proofCalls.verifyPassword, { body: { password } })),
      ),
      mailCode: fromPromise(async (): Promise<MailOutcome> => {
        const mailed = await proving(() => api.ask(proofCalls.mailProofCode, { body: {} }))
        return mailed.kind === 'proven' ? 'sent' : 'tooMany'
      }),
      checkCode: fromPromise(({ input: { code } }) => proving(() => api.ask(proofCalls.proveByCode, { body: { code } }))),
      askProvider: fromPromise(async ({ input: { provider, code: late }, signal }): Promise<ProofOutcome> => {
        const answer = late
          ? { code: late }
          : await openPopup((state) => `/login/${provider}/dialog?state=${state}`, browser.newId(), signal)
        if (answer === 'blocked') return { kind: 'problem', problem: 'blocked' }
        const code = answer?.code
        if (!code) return { kind: 'problem', problem: 'cancelled' }
        return proving(() => api.ask(proofCalls.proveByProvider, { path: { provider }, body: { code } }))
      }),
    },
  })
}
