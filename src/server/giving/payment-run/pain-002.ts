import { XMLParser, XMLValidator } from 'fast-xml-parser'
import * as z from 'zod/mini'
import type { AnswerFault } from '#contract/giving/payment-run.ts'
import { type BankAnswer, contradictions, penceOf, type ReadAnswers, type SentFile } from './answers.ts'
import { refusalOf, statusOf } from './refusal-codes.ts'

const text = z.optional(z.string())
const list = <T extends z.ZodMiniType>(shape: T) => z.optional(z.array(shape))
const reasons = list(z.object({ Rsn: z.optional(z.object({ Cd: text, Prtry: text })) }))
const amount = z.object({ InstdAmt: z.optional(z.object({ '#text': z.string(), '@Ccy': text })) })

/** What we read of a pain.002, of any version; where it says more, that is left out. */
const report = z.strictObject({
  '?xml': z.optional(z.unknown()),
  Document: z.object({
    '@xmlns': text,
    CstmrPmtStsRpt: z.object({
      OrgnlGrpInfAndSts: z.object({ OrgnlMsgId: z.string(), GrpSts: text, StsRsnInf: reasons }),
      OrgnlPmtInfAndSts: list(
        z.object({
          PmtInfSts: text,
          StsRsnInf: reasons,
          TxInfAndSts: list(
            z.object({
              OrgnlEndToEndId: text,
              TxSts: text,
              StsRsnInf: reasons,
              OrgnlTxRef: z.optional(z.object({ Amt: z.optional(amount) })),
            }),
          ),
        }),
      ),
    }),
  }),
})

const lists = new Set(['OrgnlPmtInfAndSts', 'TxInfAndSts', 'StsRsnInf'])
const parser = new XMLParser({
  attributeNamePrefix: '@',
  alwaysCreateTextNode: false,
  ignoreAttributes: false,
  isArray: (name) => lists.has(name),
  parseAttributeValue: false,
  parseTagValue: false,
  // The five of XML itself; a file with definitions of its own is not read at all.
  processEntities: true,
  removeNSPrefix: true,
})

const reasonOf = (given: z.infer<typeof reasons>) => given?.map(({ Rsn }) => Rsn?.Cd ?? Rsn?.Prtry).find(Boolean)
const unreadable = (detail: string): ReadAnswers => ({ answers: [], faults: [{ kind: 'unreadable', detail }] })

/**
 * A bank's status report (pain.002) on a file of ours. A status of the whole file, or of its one batch, counts for every line that is not named; ACSC and ACCC are paid, RJCT is
 * refused, and whatever else the bank says of a payment that it only has (ACCP, ACSP, PDNG) leaves the line open.
 */
export function readPain002(xml: string, sent: SentFile): ReadAnswers {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) return unreadable('DOCTYPE')
  const valid = XMLValidator.validate(xml)
  if (valid !== true) return unreadable(`${valid.err.msg} (${valid.err.line})`)
  const parsed = z.safeParse(report, parser.parse(xml))
  if (!parsed.success) return unreadable(parsed.error.issues[0]?.path.join('/') ?? '')
  const { OrgnlGrpInfAndSts: group, OrgnlPmtInfAndSts: batches = [] } = parsed.data.Document.CstmrPmtStsRpt
  if (group.OrgnlMsgId !== sent.messageId) return { answers: [], faults: [{ kind: 'otherFile', detail: group.OrgnlMsgId }] }
  const answers: BankAnswer[] = []
  const faults: AnswerFault[] = []
  const say = (reference: string, status: string, reason: string | undefined, pence: number | null) => {
    const said = statusOf(status)
    if (said) answers.push({ reference, status: said, refusal: refusalOf(reason), pence })
    else faults.push({ kind: 'unknownStatus', detail: `${reference}: ${status}` })
  }
  for (const { OrgnlEndToEndId: reference, TxSts, StsRsnInf, OrgnlTxRef } of batches.flatMap(
    ({ TxInfAndSts = [] }) => TxInfAndSts,
  )) {
    const amountOf = OrgnlTxRef?.Amt?.InstdAmt
    const pence = amountOf ? penceOf(amountOf['#text']) : null
    if (!reference) faults.push({ kind: 'missingReference', detail: TxSts ?? '' })
    else if (amountOf && pence === null) faults.push({ kind: 'otherAmount', detail: reference })
    else say(reference, TxSts ?? '', reasonOf(StsRsnInf), pence)
  }
  const [batch] = batches
  const whole = batch?.PmtInfSts ?? group.GrpSts
  const named = new Set(answers.map(({ reference }) => reference))
  // In part: the lines that are not named are still to be answered.
  if (whole && whole !== 'PART')
    for (const reference of sent.references.filter((one) => !named.has(one)))
      say(reference, whole, reasonOf(batch?.StsRsnInf) ?? reasonOf(group.StsRsnInf), null)
  if (answers.length === 0 && faults.length === 0) faults.push({ kind: 'noAnswers', detail: '' })
  return { answers, faults: [...faults, ...contradictions(answers)] }
}

/** A file as it was uploaded: a status report of the bank, or a table. */
export const isXml = (content: string): boolean =>
  content
    .replace(/^\uFEFF/, '')
    .trimStart()
    .startsWith('<')
