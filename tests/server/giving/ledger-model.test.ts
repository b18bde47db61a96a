import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Move, planMove, type Standing } from '#server/giving/donations/donation-moves.ts'
import { bookedOf } from '#server/giving/donations/donation-rows.ts'
import { type Correction, planPayment } from '#server/giving/journal/ledger.ts'
import { positionOf, postingsBetween } from '#server/giving/journal/position.ts'

/**
 * What ought to be, told without a line of what is tested: of each order only the last word counts, and money that a bank has moved has moved. Whole pence by
 * integer arithmetic.
 */
interface LastWord {
  cause: number
  spent: bigint
  isDeclined: boolean
  kind: 'percent' | 'fixed'
  value: bigint
}
const raises = ({ spent, isDeclined, kind, value }: LastWord): bigint =>
  isDeclined || spent === 0n ? 0n : kind === 'fixed' ? value : (spent * value) / 10_000n

/** A hundred thousand in `npm run heavy`. */
const sequences = Number(process.env.LEDGER_SEQUENCES ?? 5_000)

const spends = [1, 33, 103, 150, 999, 5000, 10_000, 123_457]
/** What happens next, and to which order; which of it counts is decided by what there is then. */
const step = fc.record({
  what: fc.nat(99),
  order: fc.nat(5),
  cause: fc.constantFrom(1, 2),
  spent: fc.constantFrom(...spends),
  adjusted: fc.constantFrom(0, ...spends),
  terms: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('percent' as const), value: fc.constantFrom(50, 123, 150, 333, 10_000) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('fixed' as const), value: fc.constantFrom(1, 225, 1375) }) },
  ),
  bank: fc.record({ sendsBack: fc.nat(99), pays: fc.nat(99) }),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
const steps = fc.array(step, { minLength: 1, maxLength: 28, size: 'max' })

/** Plays them against what is tested; throws where an order ends otherwise than by its last word. */
function play(happened: readonly Step[]): void {
  const rows: Standing[] = []
  const words: LastWord[] = []
  let corrections: Correction[] = []
  const balance = new Map<string, number>()
  const post = (postings: { account: string; ownerId: number | null; pence: number }[]) => {
    let sum = 0
    for (const { account, ownerId, pence } of postings) {
      sum += pence
      balance.set(`${account} ${ownerId}`, (balance.get(`${account} ${ownerId}`) ?? 0) + pence)
    }
    if (sum !== 0) expect.fail(`a transaction of ${sum}p`)
  }
  // What banks were told to pay, and what they have answered, by cause.
  let payments: { id: string; cause: number; pence: number }[] = []
  const paid = new Map<number, number>()
  let count = 0
  const splitOf = (id: string) => {
    const mine = corrections.filter((one) => one.donation_id === id)
    const sum = (wanted: (one: Correction) => boolean) => mine.filter(wanted).reduce((total, one) => total + one.pence, 0)
    return {
      open: sum((one) => one.payment_id === null),
      inPayment: sum((one) => one.payment_id !== null && !one.is_settled),
      settled: sum((one) => one.is_settled),
    }
  }
  const move = (index: number, what: Move): boolean => {
    const row = rows[index] as Standing
    const plan = planMove(row, splitOf(row.id), what)
    if (!plan) return false
    if (plan.corrected !== 0)
      corrections.push({
        id: corrections.length,
        donation_id: row.id,
        pence: plan.corrected,
        payment_id: null,
        is_settled: false,
      })
    post(plan.postings)
    rows[index] = { ...row, ...plan.changes }
    return true
  }
  const payment = (event: 'run.joined' | 'run.paid' | 'run.left' | 'run.returned', id: string, cause: number) => {
    const isJoin = event === 'run.joined'
    const isReturn = event === 'run.returned'
    const inPayment = new Map([...members].filter(([, of]) => of === id))
    const plan = planPayment<Standing>(
      {
        event,
        isMine: (row) =>
          (isJoin
            ? row.stage === 'available'
            : isReturn
              ? made.get(row.id) === id && row.stage === 'paid'
              : inPayment.has(row.id)) && row.cause_id === cause,
        isMyCorrection: (row) =>
          isJoin
            ? row.payment_id === null &&
              !row.is_settled &&
              rows.some((one) => one.id === row.donation_id && one.cause_id === cause)
            : row.payment_id === id && row.is_settled === isReturn,
        paymentId: event === 'run.left' || isReturn ? null : id,
        isSettled: event === 'run.paid',
      },
      { donations: rows, corrections },
    )
    post(plan.postings)
    corrections = plan.corrections
    for (const [index, row] of rows.entries()) {
      const stage = plan.moved.get(row.id)
      if (!stage) continue
      rows[index] = { ...row, stage }
      if (isJoin) members.set(row.id, id)
      else members.delete(row.id)
      if (event === 'run.paid') made.set(row.id, id)
      if (isReturn) made.delete(row.id)
    }
  }
  const members = new Map<string, string>()
  // What a bank has paid, and may still send back.
  const made = new Map<string, string>()
  let arrived: { id: string; cause: number; pence: number }[] = []
  for (const [step, { what, order, cause: chosen, spent, adjusted, terms, bank }] of happened.entries()) {
    if (rows.length === 0 || (what < 20 && rows.length < 3)) {
      const { kind, value } = terms
      const word: LastWord = { cause: chosen, spent: BigInt(spent), isDeclined: false, kind, value: BigInt(value) }
      const row: Standing = {
        id: `D${count++}`,
        cause_id: word.cause,
        retailer_id: 7,
        bonus_type: null,
        stage: 'tracked',
        spent_pence: spent,
        donation_pence: Number(raises(word)),
        correction_pence: 0,
        funded_pence: 0,
        decline_reason: null,
        terms_kind: kind,
        terms_value: value,
      }
      rows.push(row)
      words.push(word)
      const position = positionOf(bookedOf(row, { open: 0, inPayment: 0, settled: 0 }))
      post(postingsBetween({}, position, { causeId: row.cause_id, retailerId: row.retailer_id }))
      continue
    }
    const index = order % rows.length
    const word = words[index] as LastWord
    if (what < 45) {
      // The shop's word on the amount is always taken.
      if (!move(index, { type: 'spent', spentPence: adjusted })) expect.fail('an adjustment was refused')
      word.spent = BigInt(adjusted)
      word.isDeclined = adjusted === 0
    } else if (what < 55) {
      const event = { type: 'retailer.declined', reason: 'cancelled' } as const
      if (!move(index, { type: 'event', event })) expect.fail('a decline was refused')
      word.isDeclined = true
    } else if (what < 70) {
      if (move(index, { type: 'event', event: { type: 'retailer.confirmed' } })) word.isDeclined = word.spent === 0n
    } else if (what < 82) move(index, { type: 'event', event: { type: 'funds.received' } })
    else if (what < 93) {
      const { cause } = word
      const net = -(balance.get(`causePayable ${cause}`) ?? 0)
      if (net >= 1500 && !payments.some((one) => one.cause === cause)) {
        const id = `P${step}`
        payments.push({ id, cause, pence: net })
        payment('run.joined', id, cause)
      }
    } else {
      const back = bank.sendsBack < 30 ? arrived[0] : undefined
      if (back) {
        arrived = arrived.slice(1)
        payment('run.returned', back.id, back.cause)
        paid.set(back.cause, (paid.get(back.cause) ?? 0) - back.pence)
        continue
      }
      const answered = payments[0]
      if (!answered) continue
      payments = payments.slice(1)
      const isPaid = bank.pays < 70
      payment(isPaid ? 'run.paid' : 'run.left', answered.id, answered.cause)
      if (isPaid) arrived.push(answered)
      if (isPaid) paid.set(answered.cause, (paid.get(answered.cause) ?? 0) + answered.pence)
    }
  }
  const of = (account: string, owner: number) => balance.get(`${account} ${owner}`) ?? 0
  const causes = ['causePending', 'causeConfirmed', 'causePayable', 'inPayment', 'paid']
  for (const cause of [1, 2]) {
    const expected = words.filter((word) => word.cause === cause).reduce((total, word) => total + raises(word), 0n)
    const booked = -causes.reduce((total, account) => total + of(account, cause), 0)
    const sent = -of('paid', cause)
    const underWay = payments.filter((one) => one.cause === cause).reduce((total, one) => total + one.pence, 0)
    if (BigInt(booked) !== expected || sent !== (paid.get(cause) ?? 0) || -of('inPayment', cause) !== underWay)
      expect.fail(
        `cause ${cause}: ${JSON.stringify({ booked, expected: Number(expected), sent, paid: paid.get(cause), underWay, inPayment: of('inPayment', cause) })}`,
      )
  }
  const total = words.reduce((sum, word) => sum + raises(word), 0n)
  const owedByShops = ['retailerReceivable', 'funds', 'clawback'].reduce((sum, account) => sum + of(account, 7), 0)
  if (BigInt(owedByShops) !== total) expect.fail(`shops owe ${owedByShops}p instead of ${total}p`)
}

test(`${sequences} random sequences of sales, adjustments, declines, payments and refusals end where the last word on each order says`, () => {
  fc.assert(fc.property(steps, play), { numRuns: sequences, seed: 20_261_122 })
})

test('adjusted to the same amount no purchase loses a penny, at any rate, and a detour leaves nothing behind', () => {
  const pounds = fc.integer({ min: 1, max: 20_000 })
  const way = fc.property(pounds, fc.integer({ min: 1, max: 2500 }), pounds, (spent, value, between) => {
    const pence = Number((BigInt(spent) * BigInt(value)) / 10_000n)
    let row: Standing = {
      id: 'D1',
      cause_id: 1,
      retailer_id: 7,
      bonus_type: null,
      stage: 'inReview',
      spent_pence: spent,
      donation_pence: pence,
      correction_pence: 0,
      funded_pence: 0,
      decline_reason: null,
      terms_kind: 'percent',
      terms_value: value,
    }
    for (const to of [spent, between, 0, spent]) {
      const plan = planMove(row, { open: 0, inPayment: 0, settled: 0 }, { type: 'spent', spentPence: to })
      if (!plan) expect.fail(`${spent}p at ${value} was refused at ${to}p`)
      row = { ...row, ...plan.changes }
    }
    if (row.donation_pence !== pence || row.stage !== 'inReview')
      expect.fail(`${spent}p at ${value}: ${row.donation_pence}p instead of ${pence}p`)
  })
  fc.assert(way, { numRuns: 20_000, seed: 760 })
})
