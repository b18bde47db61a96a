import { type Kysely, sql } from 'kysely'
import type { AnswerFault, AnswerOutcome, LineAnswer } from '#contract/entities/payment-run.ts'
import { lineAfter } from '#machines/giving/payment-line/payment-line.machine.ts'
import { tell } from '#server/account/notices.ts'
import { keepStatement } from '#server/cause-admin/statements.ts'
import type { Tables } from '#server/db/schema.ts'
import { Refusal } from '#server/gate/refusal.ts'
import { noteAudit } from '#server/support/audit.ts'
import { payLine, refuseLine, returnLine } from '../ledger.ts'
import type { BankAnswer, ReadAnswers, SentFile } from './answers.ts'
import { readAnswersCsv } from './answers-csv.ts'
import { messageIdOf } from './file.ts'
import { isPacs004, readPacs004 } from './pacs-004.ts'
import { isXml, readPain002 } from './pain-002.ts'
import { lockRun, moveRun, openLines } from './run-rows.ts'

interface Act {
  id: string
  userId: number
  now: number
}

const paymentsOf = (db: Kysely<Tables>, runId: string) =>
  db.selectFrom('payment').selectAll().where('run_id', '=', runId).orderBy('cause_id').forUpdate().execute()
type PaymentRow = Awaited<ReturnType<typeof paymentsOf>>[number]

/** Everybody whose purchases were in a payment hears of their share of it, once. */
async function tellSupporters(db: Kysely<Tables>, paymentId: string, at: string): Promise<void> {
  await sql`
    INSERT INTO notice (user_id, kind, subject, detail, created_at, is_mailed)
    SELECT donation.user_id, 'donationPaid', ${paymentId}, jsonb_build_object('cause', cause.name, 'causeId', cause.id, 'pence', sum(donation.donation_pence)), ${at}, false
    FROM donation JOIN cause ON cause.id = donation.cause_id
    WHERE payment_id = ${paymentId} AND user_id IS NOT NULL GROUP BY donation.user_id, cause.id
    ON CONFLICT DO NOTHING`.execute(db)
}

/** Who runs the cause hears by notice and mail that it was not paid, or has come back, and what they can do. */
async function tellAdmins(
  db: Kysely<Tables>,
  payment: PaymentRow,
  after: NonNullable<ReturnType<typeof lineAfter>>,
  at: Date,
): Promise<void> {
  const admins = await db
    .selectFrom('cause_admin')
    .innerJoin('cause', 'cause.id', 'cause_admin.cause_id')
    .select(['cause_admin.user_id', 'cause.name', 'cause.id as cause_id'])
    .where('cause_admin.cause_id', '=', payment.cause_id)
    .execute()
  for (const { user_id, name, cause_id } of admins)
    await tell(db, {
      userId: user_id,
      kind: after.stage === 'returned' ? 'paymentReturned' : 'paymentRefused',
      subject: payment.id,
      detail: {
        cause: name,
        causeId: cause_id,
        pence: payment.pence,
        ...(after.refusal ? { refusal: after.refusal } : {}),
      },
      isMailed: true,
      at,
    })
}

/** What the bank says of one line, and where that leads; null where the line has an answer already that this one does not change. */
async function answerLine(
  db: Kysely<Tables>,
  payment: PaymentRow,
  answer: LineAnswer,
  { userId, now }: Act,
): Promise<'paid' | 'refused' | 'returned' | null> {
  const after = payment.line_stage ? lineAfter(payment.line_stage, answer) : null
  if (!after || after.stage === 'sent' || after.stage === 'withdrawn') return null
  const at = new Date(now)
  const isPaid = after.stage === 'paid'
  const when = after.stage === 'returned' ? { returned_at: at } : { answered_at: at }
  if (!isPaid) await keepStatement(db, payment)
  await db
    .updateTable('payment')
    .set({ line_stage: after.stage, is_paid: isPaid, refusal: after.refusal, ...when })
    .where('id', '=', payment.id)
    .execute()
  if (isPaid) await payLine(db, payment.id, at.toISOString())
  else if (after.stage === 'returned') await returnLine(db, payment.id, at.toISOString())
  else await refuseLine(db, payment.id, at.toISOString())
  if (isPaid) await tellSupporters(db, payment.id, at.toISOString())
  else await tellAdmins(db, payment, after, at)
  await noteAudit(db, {
    action: 'paymentLineAnswered',
    userId,
    subject: `statement:${payment.id}`,
    detail: { reference: payment.reference, stage: after.stage, refusal: after.refusal, run: payment.run_id },
    at: now,
  })
  return after.stage
}

/** Closes the run with its last line. */
async function noteAnswered(db: Kysely<Tables>, act: Act, before: number): Promise<void> {
  const open = await openLines(db, act.id)
  if (open === before) return
  const run = await lockRun(db, act.id)
  await moveRun(db, run, { event: { type: 'lines.answered', open }, userId: act.userId, open: before, now: act.now })
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
  if (run.stage !== 'sent' && run.stage !== 'answered') throw new Refusal('illegalMove')
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
  const outcome: AnswerOutcome = { faults: read.faults, paid: 0, refused: 0, returned: 0, same: 0, later: 0, kept: [] }
  if (read.faults.length === 0) outcome.faults = faultsOf(read.answers, payments)
  if (outcome.faults.length > 0) return outcome
  const before = await openLines(db, act.id)
  const answers = new Map(read.answers.map((answer) => [answer.reference, answer]))
  for (const [reference, answer] of answers) {
    const payment = payments.get(reference)
    if (!payment) continue
    if (answer.status === 'later') {
      outcome.later += 1
      continue
    }
    const stage = await answerLine(db, payment, toLineAnswer(answer), act)
    if (stage) outcome[stage] += 1
    else if (isKnown(payment.line_stage, answer)) outcome.same += 1
    else outcome.kept.push(reference)
  }
  await noteAnswered(db, act, before)
  return outcome
}

/** What the bank has said about one line, by hand, in the caller's transaction. Throws `illegalMove` for one that has an answer. */
export async function answerByHand(db: Kysely<Tables>, paymentId: string, answer: LineAnswer, act: Act): Promise<void> {
  await answerable(db, act.id)
  const payment = (await paymentsOf(db, act.id)).find(({ id }) => id === paymentId)
  if (!payment) throw new Refusal('notFound')
  const before = await openLines(db, act.id)
  if (!(await answerLine(db, payment, answer, act))) throw new Refusal('illegalMove')
  await noteAnswered(db, act, before)
}
