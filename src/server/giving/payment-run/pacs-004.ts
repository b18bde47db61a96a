import { XMLParser, XMLValidator } from 'fast-xml-parser'
import * as z from 'zod/mini'
import { type BankAnswer, contradictions, penceOf, type ReadAnswers } from './answers.ts'
import { refusalOf } from './refusal-codes.ts'

const text = z.optional(z.string())
const money = z.optional(z.union([z.string(), z.object({ '#text': z.string() })]))

/** What we read of a pacs.004, of any version; where it says more, that is left out. */
const report = z.object({
  Document: z.object({
    PmtRtr: z.object({
      TxInf: z.array(
        z.object({
          OrgnlEndToEndId: text,
          RtrdInstdAmt: money,
          RtrdIntrBkSttlmAmt: money,
          RtrRsnInf: z.optional(z.array(z.object({ Rsn: z.optional(z.object({ Cd: text, Prtry: text })) }))),
        }),
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
    const pence = amount === undefined ? null : penceOf(typeof amount === 'string' ? amount : amount['#text'])
    if (!reference) faults.push({ kind: 'missingReference', detail: reason ?? '' })
    else if (amount !== undefined && pence === null) faults.push({ kind: 'otherAmount', detail: reference })
    else answers.push({ reference, status: 'returned', refusal: refusalOf(reason), pence })
  }
  return { answers, faults: [...faults, ...contradictions(answers)] }
}
