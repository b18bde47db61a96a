import { parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import type { AnswerFault } from '#contract/giving/payment-run.ts'
import { type BankAnswer, contradictions, penceOf, type ReadAnswers } from './answers.ts'
import { refusalOf, statusOf } from './refusal-codes.ts'

const rows = z.array(z.record(z.string(), z.optional(z.string())))

/** A table with the columns reference, status and, where there are any, reason and amount. The order of columns does not matter, nor capitals. */
export function readAnswersCsv(text: string): ReadAnswers {
  let table: z.infer<typeof rows>
  try {
    table = rows.parse(
      parse(text, {
        bom: true,
        columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
        delimiter: [',', ';', '\t'],
        skip_empty_lines: true,
        trim: true,
      }),
    )
  } catch (error) {
    return { answers: [], faults: [{ kind: 'unreadable', detail: error instanceof Error ? error.message : '' }] }
  }
  if (table.length === 0) return { answers: [], faults: [{ kind: 'noAnswers', detail: '' }] }
  const answers: BankAnswer[] = []
  const faults: AnswerFault[] = []
  for (const [index, row] of table.entries()) {
    // The heading is the first line.
    const where = String(index + 2)
    const { reference = '', status = '', reason, amount = '' } = row
    const said = statusOf(status)
    const pence = amount === '' ? null : penceOf(amount.replace(/[£,]/g, ''))
    if (reference === '') faults.push({ kind: 'missingReference', detail: where })
    else if (!said) faults.push({ kind: 'unknownStatus', detail: `${reference}: ${status}` })
    else if (amount !== '' && pence === null) faults.push({ kind: 'otherAmount', detail: reference })
    else answers.push({ reference, status: said, refusal: refusalOf(reason), pence })
  }
  return { answers, faults: [...faults, ...contradictions(answers)] }
}
