import { fromPromise } from 'xstate'
import { causeListCalls } from '#contract/cause-admin/lists.calls.ts'
import { statementsMachine } from '#machines/cause-admin/statements/statements.machine.ts'
import type { Site } from '#web/site/site.ts'

type Parts = Pick<Site, 'api'>

export function statementsWith({ api }: Parts, id: number) {
  return statementsMachine.provide({
    actors: { read: fromPromise(async () => (await api.ask(causeListCalls.listStatements, { path: { id } })).details) },
  })
}

/** All of them, for whoever keeps the books. */
export const readStatementsCsv = ({ api }: Parts, id: number, signal: AbortSignal) =>
  api.download(causeListCalls.listStatements, { path: { id } }, signal)
