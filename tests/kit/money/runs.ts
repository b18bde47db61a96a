import { expect } from 'vitest'
import { settleClaims } from '#server/giving/claims/claims.job.ts'
import { carryOverUnpaid, closeReturns } from '#server/giving/payments.job.ts'
import type { Claim, Payment } from './model.ts'
import { type MoneyWorld, turnBefore } from './world.ts'

const runs = '/api/support/payment-runs'

/** What the support team, the bank and the clock do. */
export async function doJobs(world: MoneyWorld): Promise<void> {
  const { services } = world.server
  await settleClaims(services)
  await closeReturns(services)
  await carryOverUnpaid(services)
  const idOf = (claim: Claim) => world.claimIds.get(claim) ?? ''
  world.model.settleClaims(world.model.claims.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1)))
  for (const cause of world.causes) world.model.carryOver(cause, turnBefore(world.now))
}

export async function prepare(world: MoneyWorld): Promise<void> {
  const turn = turnBefore(world.now)
  const { status, details } = await world.server.call(world.server.support[0], 'POST', runs)
  if (world.causes.some((cause) => world.model.payable(cause, turn) > 0)) expect(status).toBe(200)
  expect([200, 409]).toContain(status)
  if (status === 200) world.prepared = { id: details.id, turn, changes: world.model.changes }
}

export async function approve(world: MoneyWorld): Promise<void> {
  const { prepared, model, server } = world
  if (!prepared) return
  world.prepared = null
  const decided = await server.call(server.support[1], 'POST', `${runs}/${prepared.id}`, { type: 'run.approved' })
  expect(decided.status).toBe(200)
  const { stage } = decided.details.run
  if (model.changes === prepared.changes) expect(stage).toBe('approved')
  if (stage !== 'approved') {
    expect(stage).toBe('voided')
    return
  }
  const made = model.approve(world.causes, prepared.turn)
  const rows = await world.db
    .selectFrom('payment')
    .select(['cause_id', 'pence', 'reference'])
    .where('run_id', '=', prepared.id)
    .execute()
  const mine = rows.filter(({ cause_id }) => world.causes.includes(cause_id))
  const told = (list: { cause: number; pence: number }[]) => list.map(({ cause, pence }) => `${cause}: ${pence}p`).sort()
  expect(told(mine.map(({ cause_id: cause, pence }) => ({ cause, pence })))).toEqual(told(made))
  const payments = rows.map(({ reference, cause_id }): [string, Payment | null] => [
    reference,
    made.find(({ cause }) => cause === cause_id) ?? null,
  ])
  world.runs.push({ id: prepared.id, isFileTaken: false, payments: new Map(payments) })
}

/** The bank answers what it will of a run; the same answer again changes nothing, and another to the same line neither. */
export async function answerRun(
  world: MoneyWorld,
  run: MoneyWorld['runs'][number] | undefined,
  answers: ('paid' | 'refused' | 'later')[],
): Promise<void> {
  if (!run) return
  const { server, model } = world
  if (!run.isFileTaken) expect((await server.call(server.support[0], 'POST', `${runs}/${run.id}/file`)).status).toBe(200)
  run.isFileTaken = true
  const said = [...run.payments].map(([reference, payment], index) => {
    const answer = payment ? (answers[index % answers.length] ?? 'paid') : 'paid'
    return { reference, payment, answer: answer === 'later' ? 'ACCP' : answer }
  })
  const content = ['reference,status', ...said.map(({ reference, answer }) => `${reference},${answer}`)].join('\n')
  const { status, details } = await server.call(server.support[1], 'POST', `${runs}/${run.id}/answers`, { content })
  expect([status, details?.outcome.faults]).toEqual([200, []])
  for (const { payment, answer } of said)
    if (payment?.state === 'sent' && answer !== 'ACCP') model.answer(payment, answer === 'paid', world.now)
}
