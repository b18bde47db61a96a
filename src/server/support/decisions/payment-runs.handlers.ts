import { lastQuarterStart } from '#contract/giving/quarters.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { approveRun, discardRun } from '#server/giving/payment-run/approve.ts'
import { takeFile } from '#server/giving/payment-run/file.ts'
import { prepareRun } from '#server/giving/payment-run/prepare.ts'
import { recallRun } from '#server/giving/payment-run/recall.ts'
import { answerByHand, takeAnswers } from '#server/giving/payment-run/take-answers.ts'
import { listRuns, readRun } from '#server/giving/payment-run/views.ts'

/** Payments to causes; `authorize` has checked that who asks is one of the support team. */
export const paymentRunHandlers = {
  listPaymentRuns: async ({ db, now }) => ({ runs: await listRuns(db), turn: new Date(lastQuarterStart(now)).toISOString() }),

  preparePaymentRun: async ({ services, now, ...context }) => {
    const { userId } = currentUser(context)
    if (!services.payerAccount) throw new HttpError('noPayerAccount')
    return { id: await services.db.transaction().execute((db) => prepareRun(db, userId, now)) }
  },

  readPaymentRun: async ({ db, now, params, query, ...context }) => ({
    run: await readRun(db, { id: params.runId, userId: currentUser(context).userId, page: query.page ?? 1, now }),
  }),

  decidePaymentRun: async ({ services, now, params, body, ...context }) => {
    const act = { id: params.runId, userId: currentUser(context).userId, now }
    await services.db.transaction().execute((db) => {
      if (body.type === 'run.recalled') return recallRun(db, { ...act, text: body.text })
      return body.type === 'run.approved' ? approveRun(db, act) : discardRun(db, act)
    })
    return { run: await readRun(services.db, { ...act, page: 1 }) }
  },

  takePaymentFile: async ({ services, now, params, ...context }) =>
    services.db
      .transaction()
      .execute((db) => takeFile({ ...services, db }, { id: params.runId, userId: currentUser(context).userId, now })),

  answerPaymentRun: async ({ services, now, params, body, ...context }) => {
    const act = { id: params.runId, userId: currentUser(context).userId, now }
    return { outcome: await services.db.transaction().execute((db) => takeAnswers(db, body.content, act)) }
  },

  answerPaymentLine: async ({ services, now, params, body, ...context }) => {
    const act = { id: params.runId, userId: currentUser(context).userId, now }
    await services.db.transaction().execute((db) => answerByHand(db, params.paymentId, body, act))
    return {}
  },
} satisfies Handlers
