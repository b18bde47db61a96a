import { fromPromise } from 'xstate'
import { causeListCalls } from '#contract/cause-admin/lists.calls.ts'
import { type StatementFound, statementMachine } from '#machines/cause-admin/statement/statement.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Site } from '#web/site/site.ts'

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
