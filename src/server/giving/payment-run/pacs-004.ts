import { XMLParser, XMLValidator } from 'fast-xml-parser'
import * as z from 'zod/mini'
import { type BankAnswer, penceOf, type ReadAnswers } from './answers.ts'
import { refusalOf } from './refusal-codes.ts'

const text = z.optional(z.string())
const money = z.optional(z.union([z.string(), z.object({ '#text': z.string(), '@_Ccy': text })]))

/** What we read of a pacs.004, of any version; where it says more, that is left out. */
const report = z.object({
  Document: z.object({
    PmtRtr: z.object({
      // None at all is a file that answers nothing.
      TxInf: z._default(
        z.array(
          z.object({
            OrgnlEndToEndId: text,
            RtrdInstdAmt: money,
            RtrdIntrBkSttlmAmt: money,
            RtrRsnInf: z.optional(z.array(z.object({ Rsn: z.optional(z.object({ Cd: text, Prtry: text })) }))),
          }),
        ),
        [],
      ),
    }),
  }),
})

const lists = new Set(['TxInf', 'RtrRsnInf'])
const parser = new XMLParser({
  alwaysCreateTextNode: false,
  ignoreAttributes: false,
  isArray: (name) => lists.has(name),
  parseAttributeValue: false,
  parseTagValue: false,
  processEntities: true,
  removeNSPrefix: true,
})
const unreadable = (detail: string): ReadAnswers => ({ answers: [], faults: [{ kind: 'unreadable', detail }] })

/** Pence; null for what is no amount in pounds. */
function penceIn(amount: NonNullable<z.infer<typeof money>>): number | null {
  if (typeof amount === 'string') return penceOf(amount)
  return (amount['@_Ccy'] ?? 'GBP') === 'GBP' ? penceOf(amount['#text']) : null
}

/** Money comes back once: a file that has a payment twice is not what a bank meant to send. */
function repeated(answers: BankAnswer[]): ReadAnswers['faults'] {
  const byReference = Map.groupBy(answers, ({ reference }) => reference)
  return [...byReference].flatMap(([detail, lines]) => (lines.length > 1 ? { kind: 'twice' as const, detail } : []))
}

/** Whether a file is about payments that have come back. */
export const isPacs004 = (xml: string): boolean => /<(?:\w+:)?PmtRtr[\s>]/.test(xml)

/** A bank's return of payments (pacs.004): each of them had been made, and has come back whole. */
export function readPacs004(xml: string): ReadAnswers {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) return unreadable('DOCTYPE')
  const valid = XMLValidator.validate(xml)
  if (valid !== true) return unreadable(`${valid.err.msg} (${valid.err.line})`)
  const parsed = z.safeParse(report, parser.parse(xml))
  if (!parsed.success) return unreadable(parsed.error.issues[0]?.path.join('/') ?? '')
  const answers: BankAnswer[] = []
  const faults: ReadAnswers['faults'] = []
  for (const { OrgnlEndToEndId: reference, RtrdInstdAmt, RtrdIntrBkSttlmAmt, RtrRsnInf } of parsed.data.Document.PmtRtr.TxInf) {
    const reason = RtrRsnInf?.map(({ Rsn }) => Rsn?.Cd ?? Rsn?.Prtry).find(Boolean)
    const amount = RtrdInstdAmt ?? RtrdIntrBkSttlmAmt
    const pence = amount === undefined ? null : penceIn(amount)
    if (!reference) faults.push({ kind: 'missingReference', detail: reason ?? '' })
    else if (amount !== undefined && pence === null) faults.push({ kind: 'otherAmount', detail: reference })
    else answers.push({ reference, status: 'returned', refusal: refusalOf(reason), pence })
  }
  if (answers.length === 0 && faults.length === 0) faults.push({ kind: 'noAnswers', detail: '' })
  return { answers, faults: [...faults, ...repeated(answers)] }
}
