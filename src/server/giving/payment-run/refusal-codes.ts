import { type RefusalKind, refusalKinds } from '#contract/cause-admin/statement.ts'
import type { BankAnswer } from './answers.ts'

/** ISO 20022 external status reasons in the few kinds that people act upon. */
const kinds: Record<string, RefusalKind> = {
  AC01: 'accountUnknown',
  AC02: 'ourSide',
  AC03: 'accountUnknown',
  AC04: 'accountClosed',
  AC05: 'ourSide',
  AC06: 'accountBlocked',
  AC07: 'accountClosed',
  AC14: 'notAllowed',
  AG01: 'notAllowed',
  AG02: 'ourSide',
  AM01: 'ourSide',
  AM02: 'ourSide',
  AM03: 'ourSide',
  AM04: 'ourSide',
  AM05: 'ourSide',
  AM10: 'ourSide',
  AM18: 'ourSide',
  BE01: 'nameWrong',
  BE22: 'nameWrong',
  DT01: 'ourSide',
  DU01: 'ourSide',
  DU03: 'ourSide',
  DU04: 'ourSide',
  FF01: 'ourSide',
  MD07: 'accountClosed',
  RC01: 'sortCodeUnknown',
  RC03: 'ourSide',
  RC04: 'sortCodeUnknown',
  RR04: 'notAllowed',
}

/** What a bank's reason means: one of its codes, or one of our own words in a CSV. */
export function refusalOf(reason: string | undefined): RefusalKind {
  const given = reason?.trim() ?? ''
  return kinds[given.toUpperCase()] ?? refusalKinds.find((kind) => kind.toLowerCase() === given.toLowerCase()) ?? 'other'
}

const paid = ['ACSC', 'ACCC', 'PAID']
/** It was paid, and has come back. */
const returned = ['RTRN', 'RETURNED']
const refused = ['RJCT', 'CANC', 'REFUSED']
/** The bank has it, and has not moved the money. Accepted (ACCP) is not paid. */
const later = ['RCVD', 'ACTC', 'ACCP', 'ACSP', 'ACWC', 'ACFC', 'PDNG', 'PATC', 'BLCK']

/** What a bank's status says of the money; null when it is none that we know. */
export function statusOf(status: string): BankAnswer['status'] | null {
  const given = status.trim().toUpperCase()
  if (paid.includes(given)) return 'paid'
  if (refused.includes(given)) return 'refused'
  if (returned.includes(given)) return 'returned'
  return later.includes(given) ? 'later' : null
}
