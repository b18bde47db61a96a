import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import {
  answerOutcome,
  type LineAnswer,
  lineAnswer,
  paymentRun,
  paymentRunCard,
  type RunDecision,
  runDecision,
} from '../giving/payment-run.ts'
import { limits } from '../limits.ts'

const page = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)))

const run = z.object({ run: paymentRun })

const support = { id: 'A-107', access: 'support', timeout: limits.timeoutDownload } as const

/** Payments to causes, from the proposal to the bank's answers; for the support team only. */
export const paymentRunCalls = {
  listPaymentRuns: defineCall({
    ...support,
    method: 'GET',
    path: '/support/payment-runs',
    noCache: true,
    details: z.object({ runs: z.array(paymentRunCard), turn: z.string() }),
  }),
  preparePaymentRun: defineCall({
    ...support,
    method: 'POST',
    path: '/support/payment-runs',
    ignoredStatuses: [409],
    body: z.object({}),
    details: z.object({ id: z.string() }),
  }),
  readPaymentRun: defineCall({
    ...support,
    method: 'GET',
    path: '/support/payment-runs/:runId',
    noCache: true,
    query: z.object({ page }),
    details: run,
  }),
  decidePaymentRun: defineCall({
    ...support,
    method: 'POST',
    path: '/support/payment-runs/:runId',
    ignoredStatuses: [409],
    proof: { decisions: ['run.approved', 'run.recalled'] satisfies RunDecision['type'][] },
    body: runDecision,
    details: run,
  }),
  /** The bank's file, with whole account numbers: who takes it stands in the audit trail. */
  takePaymentFile: defineCall({
    ...support,
    method: 'POST',
    path: '/support/payment-runs/:runId/file',
    ignoredStatuses: [409],
    proof: true,
    body: z.object({}),
    details: z.object({ name: z.string(), content: z.string() }),
  }),
  /** What the bank hasn’t paid is the cause’s again, and is paid anew: so whoever says it is proven. A pain.002 of the bank, or a table (CSV). Nothing of a file with faults is taken over. */
  answerPaymentRun: defineCall({
    ...support,
    method: 'POST',
    path: '/support/payment-runs/:runId/answers',
    ignoredStatuses: [409],
    proof: true,
    bodyLimit: limits.maximumAnswerBytes + 65_536,
    body: z.object({ content: z.string().check(z.maxLength(limits.maximumAnswerBytes)) }),
    details: z.object({ outcome: answerOutcome }),
  }),
  answerPaymentLine: defineCall({
    ...support,
    method: 'POST',
    path: '/support/payment-runs/:runId/lines/:paymentId',
    ignoredStatuses: [409],
    proof: { decisions: ['bank.refused', 'bank.returned'] satisfies LineAnswer['type'][] },
    body: lineAnswer,
    details: z.object({}),
  }),
}
