import type { AnswerOutcome, LineAnswer, PaymentRun, RunDecision } from '#contract/giving/payment-run.ts'
import { transitionPaymentLine } from '#machines/giving/payment-line/payment-line.machine.ts'
import { transitionPaymentRun } from '#machines/giving/payment-run/payment-run.machine.ts'

/** What somebody does with a run; whether they may says the run's own chart. */
export type RunAct =
  | RunDecision
  | { type: 'file.taken' }
  | { type: 'answers.uploaded'; content: string }
  | { type: 'line.answered'; paymentId: string; answer: LineAnswer }

/** `tooLate`: the run has moved meanwhile. */
export type ActOutcome =
  | { kind: 'done' }
  | { kind: 'answered'; outcome: AnswerOutcome }
  | { kind: 'tooLate' }
  | { kind: 'refused'; code: 'secondPerson' | 'noPayerAccount' | 'causeHeld' | 'proofRequired' }

/** Whether the charts of the run and of its lines allow it. */
export function mayDo(run: PaymentRun, act: RunAct): boolean {
  const isWithBank = run.stage === 'sent' || run.stage === 'answered'
  if (act.type === 'answers.uploaded') return isWithBank
  if (act.type !== 'line.answered')
    return transitionPaymentRun(run.stage, { isPreparer: run.isMine, open: run.answers.sent.count }, act) !== null
  const stage = run.lines.find(({ paymentId }) => paymentId === act.paymentId)?.stage ?? null
  return isWithBank && stage !== null && transitionPaymentLine(stage, act.answer) !== null
}

/** What a line that the bank hasn't paid is answered with, or one that it has sent back; null where neither can be. */
export function refusalOf(run: PaymentRun, paymentId: string): 'bank.refused' | 'bank.returned' | null {
  const isAllowed = (type: 'bank.refused' | 'bank.returned') =>
    mayDo(run, { type: 'line.answered', paymentId, answer: { type, refusal: 'other' } })
  return isAllowed('bank.refused') ? 'bank.refused' : isAllowed('bank.returned') ? 'bank.returned' : null
}

/** What is typed for the whole run is kept as this, beside what is typed for each line. */
export const wholeRun = 'run'

/** What was typed for the act. */
export function draftOf(act: RunAct | null): string | null {
  if (act?.type === 'run.recalled') return wholeRun
  return act?.type === 'line.answered' ? act.paymentId : null
}
