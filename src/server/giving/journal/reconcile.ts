import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Services } from '#server/services.ts'

export interface Reconciled {
  /** How many of each thing were held against the journal. */
  compared: Record<string, number>
  /** One sentence for each difference, at most `most` of each kind. */
  differences: string[]
}

/** How many differences of one kind are named; the rest is only counted. */
const most = 20

/**
 * Where a donation's money stands by its own row and its corrections: said again in SQL, and on purpose not made from what writes the postings, so that the two can
 * differ.
 */
const expectedPositions = sql`
  SELECT donation.id AS donation_id, side.account, sum(side.pence) AS pence
  FROM donation
  LEFT JOIN (SELECT donation_id, sum(pence) FILTER (WHERE payment_id IS NULL) AS open, sum(pence) FILTER (WHERE payment_id IS NOT NULL AND NOT is_settled) AS under_way,
      sum(pence) FILTER (WHERE is_settled) AS settled FROM donation_correction GROUP BY donation_id) AS corrected ON corrected.donation_id = donation.id
  CROSS JOIN LATERAL (VALUES
    ('bonus', CASE WHEN bonus_type IS NOT NULL AND stage <> 'declined' THEN net_pence ELSE 0 END),
    ('funds', CASE WHEN bonus_type IS NULL THEN funded_pence ELSE 0 END),
    ('retailerReceivable', CASE WHEN bonus_type IS NULL AND stage IN ('tracked', 'inReview', 'awaitingFunds') THEN net_pence ELSE 0 END),
    ('clawback', CASE WHEN bonus_type IS NOT NULL THEN 0 WHEN stage IN ('available', 'inPaymentRun', 'paid') THEN net_pence - funded_pence ELSE -funded_pence END),
    ('causePending', CASE WHEN stage IN ('tracked', 'inReview') THEN -donation_pence ELSE 0 END),
    ('causeConfirmed', CASE WHEN stage = 'awaitingFunds' THEN -donation_pence ELSE 0 END),
    ('causePayable', CASE WHEN stage = 'available' THEN -donation_pence ELSE 0 END - coalesce(corrected.open, 0)),
    ('inPayment', CASE WHEN stage = 'inPaymentRun' THEN -donation_pence ELSE 0 END - coalesce(corrected.under_way, 0)),
    ('paid', CASE WHEN stage = 'paid' THEN -donation_pence ELSE 0 END - coalesce(corrected.settled, 0))
  ) AS side(account, pence)
  GROUP BY donation.id, side.account HAVING sum(side.pence) <> 0`

interface Check {
  name: string
  /** Everything that is compared. */
  count: RawBuilder<unknown>
  /** Rows of what differs: what it is, and what each side says. */
  differences: RawBuilder<unknown>
  say(row: { subject: string; expected: string | number | null; found: string | number | null }): string
}

const pounds = (pence: string | number | null) => (pence === null ? 'nothing' : `${Number(pence)}p`)

const checks: readonly Check[] = [
  {
    name: 'transactions',
    count: sql`SELECT count(*) AS count FROM journal_transaction`,
    differences: sql`SELECT transaction_id::text AS subject, 0 AS expected, sum(pence) AS found FROM journal_posting GROUP BY transaction_id HAVING sum(pence) <> 0`,
    say: ({ subject, found }) => `Transaction ${subject} of the journal is off balance by ${pounds(found)}.`,
  },
  {
    name: 'donations',
    count: sql`SELECT count(*) AS count FROM donation`,
    differences: sql`SELECT coalesce(booked.donation_id, expected.donation_id) || ' in ' || coalesce(booked.account, expected.account) AS subject, expected.pence AS expected, booked.pence AS found
      FROM (SELECT donation_id, account, sum(pence) AS pence FROM journal_posting GROUP BY donation_id, account HAVING sum(pence) <> 0) AS booked
      FULL JOIN (${expectedPositions}) AS expected ON expected.donation_id = booked.donation_id AND expected.account = booked.account
      WHERE booked.pence IS DISTINCT FROM expected.pence`,
    say: ({ subject, expected, found }) => `Donation ${subject}: the row says ${pounds(expected)}, the journal ${pounds(found)}.`,
  },
  {
    name: 'causes',
    count: sql`SELECT count(*) AS count FROM cause`,
    differences: sql`SELECT cause.id::text AS subject, cause.donations_total AS expected, coalesce(-booked.pence, 0) AS found FROM cause
      LEFT JOIN (SELECT owner_id, sum(pence) AS pence FROM journal_posting WHERE account IN ('causePending', 'causeConfirmed', 'causePayable', 'inPayment', 'paid') GROUP BY owner_id) AS booked
        ON booked.owner_id = cause.id
      WHERE cause.donations_total <> coalesce(-booked.pence, 0)`,
    say: ({ subject, expected, found }) => `Cause ${subject} shows ${pounds(expected)} raised, the journal ${pounds(found)}.`,
  },
  {
    name: 'people',
    count: sql`SELECT count(DISTINCT user_id) AS count FROM donation WHERE user_id IS NOT NULL`,
    differences: sql`SELECT raised.user_id::text AS subject, raised.pence AS expected, coalesce(booked.pence, 0) AS found
      FROM (SELECT user_id, sum(net_pence) AS pence FROM donation WHERE user_id IS NOT NULL AND stage <> 'declined' GROUP BY user_id) AS raised
      LEFT JOIN (SELECT donation.user_id, -sum(journal_posting.pence) AS pence FROM journal_posting JOIN donation ON donation.id = journal_posting.donation_id
        WHERE account IN ('causePending', 'causeConfirmed', 'causePayable', 'inPayment', 'paid') GROUP BY donation.user_id) AS booked ON booked.user_id = raised.user_id
      WHERE raised.pence <> coalesce(booked.pence, 0)`,
    say: ({ subject, expected, found }) => `Person ${subject} shows ${pounds(expected)} raised, the journal ${pounds(found)}.`,
  },
  {
    name: 'corrections',
    count: sql`SELECT count(*) AS count FROM donation_correction`,
    differences: sql`SELECT donation.id AS subject, correction_pence AS expected, coalesce(sum(pence), 0) AS found FROM donation LEFT JOIN donation_correction ON donation_id = donation.id
      WHERE correction_pence <> 0 OR pence IS NOT NULL GROUP BY donation.id HAVING correction_pence <> coalesce(sum(pence), 0)`,
    say: ({ subject, expected, found }) =>
      `Donation ${subject} shows corrections of ${pounds(expected)}, and has ${pounds(found)} of them.`,
  },
  {
    name: 'timelines',
    count: sql`SELECT count(*) AS count FROM donation_move`,
    differences: sql`SELECT donation.id AS subject, donation.stage || ' ' || CASE donation.stage WHEN 'declined' THEN 0 ELSE net_pence END || 'p' AS expected, last.stage || ' ' || last.amount_pence || 'p' AS found
      FROM donation LEFT JOIN (SELECT DISTINCT ON (donation_id) donation_id, stage, CASE stage WHEN 'declined' THEN 0 ELSE amount_pence END AS amount_pence FROM donation_move ORDER BY donation_id, id DESC) AS last
        ON last.donation_id = donation.id
      WHERE last.stage IS DISTINCT FROM donation.stage OR last.amount_pence <> CASE donation.stage WHEN 'declined' THEN 0 ELSE net_pence END`,
    say: ({ subject, expected, found }) =>
      `Donation ${subject} is ${expected}, and its timeline ends with ${found ?? 'nothing'}.`,
  },
  {
    name: 'statements',
    count: sql`SELECT count(*) AS count FROM payment WHERE is_paid OR line_stage = 'sent'`,
    differences: sql`SELECT payment.id AS subject, payment.pence AS expected, coalesce(given.pence, 0) + coalesce(corrected.pence, 0) AS found FROM payment
      LEFT JOIN (SELECT payment_id, sum(donation_pence) AS pence FROM donation WHERE payment_id IS NOT NULL GROUP BY payment_id) AS given ON given.payment_id = payment.id
      LEFT JOIN (SELECT payment_id, sum(pence) AS pence FROM donation_correction WHERE payment_id IS NOT NULL GROUP BY payment_id) AS corrected ON corrected.payment_id = payment.id
      WHERE (payment.is_paid OR payment.line_stage = 'sent') AND payment.pence <> coalesce(given.pence, 0) + coalesce(corrected.pence, 0)`,
    say: ({ subject, expected, found }) =>
      `Statement ${subject} says ${pounds(expected)}, its donations and corrections come to ${pounds(found)}.`,
  },
  {
    name: 'what is in payments',
    count: sql`SELECT count(*) AS count FROM donation WHERE payment_id IS NOT NULL`,
    differences: sql`SELECT within.id AS subject, CASE WHEN payment.is_paid THEN 'paid' ELSE payment.line_stage END AS expected, within.stage AS found
      FROM (SELECT id, payment_id, stage FROM donation WHERE payment_id IS NOT NULL
        UNION ALL SELECT donation_id, payment_id, CASE WHEN is_settled THEN 'paid' ELSE 'inPaymentRun' END FROM donation_correction WHERE payment_id IS NOT NULL) AS within
      JOIN payment ON payment.id = within.payment_id
      WHERE within.stage <> CASE WHEN payment.is_paid THEN 'paid' WHEN payment.line_stage = 'sent' THEN 'inPaymentRun' ELSE '' END`,
    say: ({ subject, expected, found }) =>
      `Donation ${subject} is ${found}, and the payment that it is in is ${expected ?? 'carried over'}.`,
  },
  {
    name: 'payment runs',
    count: sql`SELECT count(*) AS count FROM donation WHERE stage = 'inPaymentRun'`,
    differences: sql`SELECT donation.id AS subject, NULL::text AS expected, NULL::text AS found FROM donation LEFT JOIN payment ON payment.id = donation.payment_id
      WHERE donation.stage = 'inPaymentRun' AND payment.run_id IS NULL`,
    say: ({ subject }) => `Donation ${subject} is in a payment run, and no run has it.`,
  },
  {
    name: 'owners',
    count: sql`SELECT count(*) AS count FROM journal_posting`,
    // What was written before a donation was given to another cause is the first one's; the transaction that gives it is both's.
    differences: sql`SELECT posting.id::text AS subject, side.owner AS expected, owner_id AS found
      FROM journal_posting AS posting JOIN donation ON donation.id = posting.donation_id
      LEFT JOIN LATERAL (SELECT from_cause_id FROM donation_transfer WHERE donation_transfer.donation_id = posting.donation_id AND donation_transfer.transaction_id > posting.transaction_id
        ORDER BY donation_transfer.transaction_id LIMIT 1) AS since ON true
      CROSS JOIN LATERAL (SELECT CASE WHEN account IN ('retailerReceivable', 'funds', 'clawback') THEN donation.retailer_id ELSE coalesce(since.from_cause_id, donation.cause_id) END AS owner) AS side
      WHERE account <> 'bonus' AND owner_id IS DISTINCT FROM side.owner
        AND NOT EXISTS (SELECT 1 FROM donation_transfer WHERE donation_transfer.donation_id = posting.donation_id AND donation_transfer.transaction_id = posting.transaction_id)`,
    say: ({ subject, expected, found }) =>
      `Posting ${subject} of the journal is in an account of ${found}, and its donation is for ${expected}.`,
  },
  {
    name: 'transfers',
    count: sql`SELECT count(*) AS count FROM donation_transfer`,
    differences: sql`SELECT gave.donation_id AS subject, 'from ' || from_cause_id || ' to ' || to_cause_id AS expected, string_agg(owner_id || ' ' || account || ' ' || posting.pence, ', ' ORDER BY posting.id) AS found
      FROM donation_transfer AS gave LEFT JOIN journal_posting AS posting ON posting.donation_id = gave.donation_id AND posting.transaction_id = gave.transaction_id
      GROUP BY gave.donation_id, gave.transaction_id, from_cause_id, to_cause_id
      HAVING count(*) <> 2 OR coalesce(sum(posting.pence) FILTER (WHERE owner_id = from_cause_id AND account = 'causePayable'), 0) <= 0
        OR coalesce(sum(posting.pence) FILTER (WHERE owner_id = from_cause_id), 0) <> coalesce(-sum(posting.pence) FILTER (WHERE owner_id = to_cause_id AND account = 'causePayable'), 0)`,
    say: ({ subject, expected, found }) =>
      `Donation ${subject} was given ${expected}, and the journal has ${found ?? 'nothing'}.`,
  },
  {
    name: 'payments in the journal',
    count: sql`SELECT count(*) AS count FROM journal_transaction WHERE kind = 'run.paid'`,
    differences: sql`SELECT payment.id AS subject, payment.pence AS expected, coalesce(-sum(journal_posting.pence), 0) AS found FROM payment
      JOIN journal_transaction ON journal_transaction.payment_id = payment.id AND journal_transaction.kind = 'run.paid'
      LEFT JOIN journal_posting ON journal_posting.transaction_id = journal_transaction.id AND journal_posting.account = 'paid'
      GROUP BY payment.id, payment.pence HAVING payment.pence <> coalesce(-sum(journal_posting.pence), 0)`,
    say: ({ subject, expected, found }) =>
      `Payment ${subject} was for ${pounds(expected)}, the journal has ${pounds(found)} leaving us for it.`,
  },
  {
    name: 'returned payments',
    count: sql`SELECT count(*) AS count FROM payment WHERE line_stage = 'returned'`,
    differences: sql`SELECT payment.id AS subject, payment.pence AS expected, coalesce(sum(journal_posting.pence), 0) AS found FROM payment
      LEFT JOIN journal_transaction ON journal_transaction.payment_id = payment.id AND journal_transaction.kind = 'run.returned'
      LEFT JOIN journal_posting ON journal_posting.transaction_id = journal_transaction.id AND journal_posting.account = 'paid'
      WHERE payment.line_stage = 'returned' GROUP BY payment.id, payment.pence HAVING payment.pence <> coalesce(sum(journal_posting.pence), 0)`,
    say: ({ subject, expected, found }) =>
      `Payment ${subject} of ${pounds(expected)} has come back, the journal has ${pounds(found)} coming back for it.`,
  },
  {
    name: 'accepted claims',
    count: sql`SELECT count(*) AS count FROM claim WHERE type = 'missingDonation' AND status IN ('accepted', 'settled')`,
    differences: sql`SELECT claim.id AS subject, 1 AS expected, NULL::integer AS found FROM claim LEFT JOIN visit ON visit.id = claim.visit_id
      WHERE claim.type = 'missingDonation' AND claim.status IN ('accepted', 'settled') AND claim.donation_id IS NULL AND (claim.visit_id IS NULL OR visit.cause_id IS NOT NULL)`,
    say: ({ subject }) => `Claim ${subject} was accepted and leads to no donation.`,
  },
]

/** Holds balances, totals, statements and timelines against the journal, all at one moment, and names each difference. Writes nothing. */
export async function reconcile(db: Db): Promise<Reconciled> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (moment) => {
      const compared: Record<string, number> = {}
      const differences: string[] = []
      for (const check of checks) {
        const counted = await sql<{ count: number }>`${check.count}`.execute(moment)
        compared[check.name] = Number(counted.rows[0]?.count ?? 0)
        const { rows } = await sql<Parameters<Check['say']>[0] & { total: number }>`
          SELECT differing.*, count(*) OVER () AS total FROM (${check.differences}) AS differing ORDER BY subject LIMIT ${most}`.execute(
          moment,
        )
        differences.push(...rows.map((row) => check.say(row)))
        const more = Number(rows[0]?.total ?? 0) - rows.length
        if (more > 0) differences.push(`${more} more differences of ${check.name}.`)
      }
      return { compared, differences }
    })
}

/** The day's reconciliation, kept for support. */
export async function reconcileDaily({ db, clock }: Services): Promise<void> {
  const { compared, differences } = await reconcile(db)
  const row = { at: new Date(clock.now()), compared: JSON.stringify(compared), differences: JSON.stringify(differences) }
  await db.insertInto('reconciliation').values(row).execute()
}
