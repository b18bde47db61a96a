import type { NextPayment } from '#contract/cause-admin/dashboard.ts'
import type { PaidSums, Statement } from '#contract/cause-admin/statement.ts'
import { reading } from '#machines/reading.ts'

/** F-151, R-104 */
export const statementsMachine = reading<{
  statements: Statement[]
  paid: PaidSums
  next: NextPayment
  isBuildingSociety: boolean
}>('statements', 'What a cause was paid each quarter, and what was carried over.')
