import type { calls } from '#contract/all-calls.ts'
import type { CsvHandlers, RequestContext } from '../gate/serve.ts'
import { readStatements } from '../giving/statements.ts'
import { csvLine } from '../html/csv.ts'

/** Every statement of a cause, newest first: a cause has four a year. */
async function* statementsCsv({ db, params }: RequestContext<(typeof calls)['listStatements']>): AsyncGenerator<string> {
  yield csvLine(['reference', 'from', 'ends_before', 'stage', 'amount_pounds', 'paid_with', 'account_ending'])
  const { statements } = await readStatements(db, params.id)
  for (const { reference, from, date, stage, pence, paidWith, lastFour } of statements)
    yield csvLine([reference, from, date, stage, (pence / 100).toFixed(2), paidWith, lastFour])
}

export const statementsCsvHandlers = { listStatements: statementsCsv } satisfies CsvHandlers
