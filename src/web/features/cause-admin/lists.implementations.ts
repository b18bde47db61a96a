import { fromPromise } from 'xstate'
import { causeListCalls } from '#contract/cause-admin/lists.calls.ts'
import { causeCalls } from '#contract/causes/causes.calls.ts'
import type { FilterFields } from '#contract/giving/transactions.rules.ts'
import { limits } from '#contract/limits.ts'
import { causeSummaryMachine } from '#machines/cause-admin/cause-summary/cause-summary.machine.ts'
import { type StatementFound, statementMachine } from '#machines/cause-admin/statement/statement.machine.ts'
import { statementsMachine } from '#machines/cause-admin/statements/statements.machine.ts'
import { supporterListMachine } from '#machines/cause-admin/supporter-list/supporter-list.machine.ts'
import { transactionsListMachine } from '#machines/giving/transactions-list/transactions-list.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { periodOf } from '#web/shared/transactions/transactions.implementations.ts'
import type { Site } from '#web/site/site.ts'

type Parts = Pick<Site, 'api'>

export function causeTransactionsWith({ api }: Parts, id: number) {
  return transactionsListMachine.provide({
    actors: {
      readTransactions: fromPromise(async ({ input }) => {
        const path = { id }
        const period = periodOf(input.filter)
        const [list, totals] = await Promise.all([
          api.ask(causeListCalls.listCauseTransactions, {
            path,
            query: { ...period, page: input.page, perPage: limits.pageSizeTransactions, order: 'desc' },
          }),
          api.ask(causeListCalls.readCauseTotals, { path, query: period }),
        ])
        return { list: list.details, stats: totals.details.totals }
      }),
    },
  })
}

/** */
export const readCauseTransactionsCsv = ({ api }: Parts, id: number, filter: FilterFields | null, signal: AbortSignal) =>
  api.download(causeListCalls.listCauseTransactions, { path: { id }, query: periodOf(filter) }, signal)

export function supporterListWith({ api }: Parts, id: number) {
  return supporterListMachine.provide({
    actors: {
      readSupporters: fromPromise(async ({ input: { before } }) => {
        const query = { limit: limits.pageSizeSupporters, ...(before === null ? {} : { exclusiveFromPosition: before }) }
        return (await api.ask(causeListCalls.listSupporters, { path: { id }, query })).details
      }),
    },
  })
}

/** */
export const readSupportersCsv = ({ api }: Parts, id: number, signal: AbortSignal) =>
  api.download(causeListCalls.listSupporters, { path: { id }, query: {} }, signal)

export function statementsWith({ api }: Parts, id: number) {
  return statementsMachine.provide({
    actors: { read: fromPromise(async () => (await api.ask(causeListCalls.listStatements, { path: { id } })).details) },
  })
}

export function statementWith({ api, browser }: Pick<Site, 'api' | 'browser'>, id: number, statementId: string) {
  return statementMachine.provide({
    actors: {
      readStatement: fromPromise(async (): Promise<StatementFound> => {
        try {
          return (await api.ask(causeListCalls.readStatement, { path: { id, statementId } })).details.statement
        } catch (error) {
          if (error instanceof ApiFailure && error.status === 404) return null
          throw error
        }
      }),
    },
    actions: { print: () => browser.print() },
  })
}

export function causeSummaryWith({ api }: Parts, id: number) {
  return causeSummaryMachine.provide({
    actors: {
      read: fromPromise(async () => {
        const path = { id }
        const [cause, totals] = await Promise.all([
          api.ask(causeCalls.readCause, { path: { causeKey: id } }),
          api.ask(causeListCalls.readCauseTotals, { path }),
        ])
        return { cause: cause.details.cause, totals: totals.details.totals }
      }),
    },
  })
}
