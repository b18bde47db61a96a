import { type Kysely, sql } from 'kysely'
import type { NoticeKind } from '#contract/account/notice.ts'
import type { RefusalKind } from '#contract/cause-admin/statement.ts'
import type { AnswerFault, AnswerOutcome, LineAnswer } from '#contract/giving/payment-run.ts'
import { transitionPaymentLine } from '#machines/giving/payment-line/payment-line.machine.ts'
import type { Tables } from '#server/db/schema.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { recordAudits } from '#server/shared/audit.ts'
import { markPaid, markRefused, markReturned } from '../journal/ledger.ts'
import { keepStatements } from '../statements.ts'
import type { BankAnswer, ReadAnswers, SentFile } from './answers.ts'
import { readAnswersCsv } from './answers-csv.ts'
import { messageIdOf } from './file.ts'
import { isPacs004, readPacs004 } from './pacs-004.ts'
import { isXml, readPain002 } from './pain-002.ts'
import { advanceRun, lockRun, openLines } from './run-rows.ts'

interface Act {
  id: string
  userId: number
  now: number
}

const paymentsOf = (db: Kysely<Tables>, runId: string) =>
  db.selectFrom('payment').selectAll().where('run_id', '=', runId).orderBy('cause_id').forUpdate().execute()
type PaymentRow = Awaited<ReturnType<typeof paymentsOf>>[number]

/** Everybody whose purchases are in a payment hears of their share of it, once: that it is paid, or that it has come back, before it leaves the payment. */
async function notifySupporters(
  db: Kysely<Tables>,
  kind: Extract<NoticeKind, 'donationPaid' | 'donationReturned'>,
  paymentIds: readonly string[],
  at: string,
): Promise<void> {
  await sql`
    INSERT INTO notice (user_id, kind, subject, detail, created_at, is_mailed)
    SELECT donation.user_id, ${kind}, payment_id, jsonb_build_object('cause', cause.name, 'causeId', cause.id, 'pence', sum(donation.donation_pence)), ${at}, false
    FROM donation JOIN cause ON cause.id = donation.cause_id
    WHERE payment_id = ANY(${paymentIds}::text[]) AND user_id IS NOT NULL GROUP BY payment_id, donation.user_id, cause.id
    ON CONFLICT DO NOTHING`.execute(db)
}

/** Who runs the causes hears by notice and mail that they were not paid, or that it has come back, and what they can do. */
async function notifyAdmins(db: Kysely<Tables>, answered: readonly Answered[], at: string): Promise<void> {
  await sql`
    INSERT INTO notice (user_id, kind, subject, detail, created_at, is_mailed)
    SELECT cause_admin.user_id, told.kind, payment.id,
      jsonb_strip_nulls(jsonb_build_object('cause', cause.name, 'causeId', cause.id, 'pence', payment.pence, 'refusal', payment.refusal)), ${at}, false
    FROM unnest(${answered.map(({ payment }) => payment.id)}::text[],
      ${answered.map(({ stage }): NoticeKind => (stage === 'returned' ? 'paymentReturned' : 'paymentRefused'))}::text[]) AS told(id, kind)
    JOIN payment ON payment.id = told.id JOIN cause ON cause.id = payment.cause_id JOIN cause_admin ON cause_admin.cause_id = cause.id
    ON CONFLICT DO NOTHING`.execute(db)
}

interface Answered {
  payment: PaymentRow
  stage: 'paid' | 'refused' | 'returned'
  refusal: RefusalKind | null
}

/** Where an answer leads a line; null where it has an answer already that this one does not change. */
function afterAnswer(payment: PaymentRow, answer: LineAnswer): Answered | null {
  const after = payment.line_stage ? transitionPaymentLine(payment.line_stage, answer) : null
  if (!after || after.stage === 'sent' || after.stage === 'withdrawn') return null
  return { payment, stage: after.stage, refusal: after.refusal }
}

/** Books what the bank has said of these lines of one run: a handful of statements, however many they are. */
async function bookAnswers(db: Kysely<Tables>, answered: readonly Answered[], { userId, now }: Act): Promise<void> {
  if (answered.length === 0) return
  const at = new Date(now).toISOString()
  const idsOf = (stage: Answered['stage']) => answered.filter((one) => one.stage === stage).map(({ payment }) => payment.id)
  const unpaid = answered.filter(({ stage }) => stage !== 'paid')
  await keepStatements(
    db,
    unpaid.map(({ payment }) => payment.id),
  )
  await sql`UPDATE payment SET line_stage = said.stage, is_paid = said.stage = 'paid', refusal = said.refusal,
      returned_at = CASE WHEN said.stage = 'returned' THEN ${at}::timestamptz ELSE returned_at END, answered_at = CASE WHEN said.stage = 'returned' THEN answered_at ELSE ${at}::timestamptz END
    FROM unnest(${answered.map(({ payment }) => payment.id)}::text[], ${answered.map(({ stage }) => stage)}::text[],
      ${answered.map(({ refusal }) => refusal)}::text[]) AS said(id, stage, refusal) WHERE payment.id = said.id`.execute(db)
  await markPaid(db, idsOf('paid'), at)
  await notifySupporters(db, 'donationReturned', idsOf('returned'), at)
  await markReturned(db, idsOf('returned'), at)
  await markRefused(db, idsOf('refused'), at)
  await notifySupporters(db, 'donationPaid', idsOf('paid'), at)
  if (unpaid.length > 0) await notifyAdmins(db, unpaid, at)
  await recordAudits(
    db,
    answered.map(({ payment, stage, refusal }) => ({
      action: 'paymentLineAnswered',
      userId,
      subject: `statement:${payment.id}`,
      detail: { reference: payment.reference, stage, refusal, run: payment.run_id },
      at: now,
    })),
  )
}

/** Closes the run with its last line. */
async function noteAnswered(db: Kysely<Tables>, act: Act, before: number): Promise<void> {
  const open = await openLines(db, act.id)
  if (open === before) return
  const run = await lockRun(db, act.id)
  await advanceRun(db, run, { event: { type: 'lines.answered', open }, userId: act.userId, open: before, now: act.now })
}

const toLineAnswer = ({ status, refusal }: BankAnswer): LineAnswer =>
  status === 'paid' ? { type: 'bank.paid' } : { type: status === 'returned' ? 'bank.returned' : 'bank.refused', refusal }

/** Whether a line stands as the answer says. What came back before it counted as paid stands as refused. */
const isKnown = (stage: PaymentRow['line_stage'], { status }: BankAnswer) =>
  stage === status || (stage === 'refused' && status === 'returned')

function readAnswers(content: string, sent: SentFile): ReadAnswers {
  if (!isXml(content)) return readAnswersCsv(content)
  return isPacs004(content) ? readPacs004(content) : readPain002(content, sent)
}

/** What a file says that can't be true of this run. */
function faultsOf(answers: BankAnswer[], payments: ReadonlyMap<string, PaymentRow>): AnswerFault[] {
  return answers.flatMap(({ reference, pence }): AnswerFault[] => {
    const payment = payments.get(reference)
    if (!payment) return [{ kind: 'unknownReference', detail: reference }]
    return pence !== null && pence !== payment.pence ? [{ kind: 'otherAmount', detail: reference }] : []
  })
}

/** A run whose file has left us, or that was answered whole: the same answers may come again. */
async function answerable(db: Kysely<Tables>, id: string) {
  const run = await lockRun(db, id)
  if (run.stage !== 'sent' && run.stage !== 'answered') throw new HttpError('illegalMove')
  return run
}

/**
 * Takes over what a bank's file says, all of it or, where anything in it is wrong, nothing, in the caller's transaction. The same file again changes nothing; a line that has an
 * answer keeps it.
 */
export async function takeAnswers(db: Kysely<Tables>, content: string, act: Act): Promise<AnswerOutcome> {
  await answerable(db, act.id)
  const payments = new Map((await paymentsOf(db, act.id)).map((row) => [row.reference, row]))
  const read = readAnswers(content, { messageId: messageIdOf(act.id), references: [...payments.keys()] })
  // Each line with what is wrong with it, once.
  const faults = [
    ...new Map([...read.faults, ...faultsOf(read.answers, payments)].map((one) => [`${one.kind} ${one.detail}`, one])).values(),
  ]
  const outcome: AnswerOutcome = { faults, paid: 0, refused: 0, returned: 0, same: 0, later: 0, kept: [] }
  if (outcome.faults.length > 0) return outcome
  const before = await openLines(db, act.id)
  const answers = new Map(read.answers.map((answer) => [answer.reference, answer]))
  const answered: Answered[] = []
  for (const [reference, answer] of answers) {
    const payment = payments.get(reference)
    if (!payment) continue
    const after = answer.status === 'later' ? null : afterAnswer(payment, toLineAnswer(answer))
    if (after) {
      answered.push(after)
      outcome[after.stage] += 1
    } else if (answer.status === 'later') outcome.later += 1
    else if (isKnown(payment.line_stage, answer)) outcome.same += 1
    else outcome.kept.push(reference)
  }
  await bookAnswers(db, answered, act)
  await noteAnswered(db, act, before)
  return outcome
}

/** What the bank has said about one line, by hand, in the caller's transaction. Throws `illegalMove` for one that has an answer. */
export async function answerByHand(db: Kysely<Tables>, paymentId: string, answer: LineAnswer, act: Act): Promise<void> {
  await answerable(db, act.id)
  const payment = (await paymentsOf(db, act.id)).find(({ id }) => id === paymentId)
  if (!payment) throw new HttpError('notFound')
  const before = await openLines(db, act.id)
  const after = afterAnswer(payment, answer)
  if (!after) throw new HttpError('illegalMove')
  await bookAnswers(db, [after], act)
  await noteAnswered(db, act, before)
}
