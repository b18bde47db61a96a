import type { RefusalKind } from '#contract/cause-admin/statement.ts'
import type { AnswerFault } from '#contract/giving/payment-run.ts'

/** What a bank's file says of one line. `later`: it is not decided yet. */
export interface BankAnswer {
  reference: string
  status: 'paid' | 'refused' | 'returned' | 'later'
  refusal: RefusalKind
  /** Pence, where the file names the amount. */
  pence: number | null
}

/** What was sent, for files that answer all of it at once. */
export interface SentFile {
  messageId: string
  references: string[]
}

export interface ReadAnswers {
  answers: BankAnswer[]
  faults: AnswerFault[]
}

/** A file that answers the same line in two ways answers nothing. */
export function contradictions(answers: BankAnswer[]): AnswerFault[] {
  const byReference = Map.groupBy(answers, ({ reference }) => reference)
  return [...byReference]
    .filter(([, group]) => new Set(group.map(({ status }) => status)).size > 1)
    .map(([reference]) => ({ kind: 'contradictory', detail: reference }))
}

/** 12.3, 12.30, 12 in pence; null for anything else. */
export function penceOf(amount: string): number | null {
  const match = /^(\d{1,12})(?:\.(\d{1,5}))?$/.exec(amount.trim())
  if (!match) return null
  const fraction = (match[2] ?? '').padEnd(5, '0')
  return fraction.slice(2) === '000' ? Number(match[1]) * 100 + Number(fraction.slice(0, 2)) : null
}
