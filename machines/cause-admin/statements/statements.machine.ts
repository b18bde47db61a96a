import type { Statement } from '../../../src/contract/entities/payment.ts'
import { reading } from '../../reading.ts'

/** F-151, R-104 */
export const statementsMachine = reading<{ statements: Statement[] }>(
  'statements',
  'What a cause was paid at the end of each quarter, and what was carried over.',
)
