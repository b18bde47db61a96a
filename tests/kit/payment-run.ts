import type { PaymentRun, PaymentRunLine } from '#contract/giving/payment-run.ts'
import type { TestServer } from './server.ts'

const runs = '/api/support/payment-runs'

interface Team {
  at: number
  first: string
  second: string
}
const teams = new WeakMap<TestServer, Team>()

/** Calls as the two people of the support team. They log in anew when the clock has been moved, which their tokens don't outlive: a log in is dear. */
export async function supportTeam(server: TestServer): Promise<Team> {
  const at = server.clock.now()
  const known = teams.get(server)
  if (known?.at === at) return known
  const as = async (name: 'support' | 'finance') => (await server.logIn(name)).tokens.accessToken
  const team = { at, first: await as('support'), second: await as('finance') }
  teams.set(server, team)
  return team
}

/** A run that is prepared by the first of them. */
export async function prepared(server: TestServer): Promise<PaymentRun> {
  const { first } = await supportTeam(server)
  const { status, details, error } = await server.call('POST', runs, { token: first })
  if (status !== 200) throw new Error(`A payment run could not be prepared: ${error?.code}`)
  return readRun(server, details.id)
}

/** With the lines of all its pages: what waits stands after everything that is paid. */
export async function readRun(server: TestServer, id: string): Promise<PaymentRun> {
  const { second } = await supportTeam(server)
  const page = async (number: number): Promise<PaymentRun> =>
    (await server.call('GET', `${runs}/${id}?page=${number}`, { token: second })).details.run
  const run = await page(1)
  const lines = [...run.lines]
  for (let number = 2, more = run.lines; more.length > 0; number++) {
    more = (await page(number)).lines
    lines.push(...more)
  }
  return { ...run, lines }
}

export const lineOf = (run: PaymentRun, causeId: number): PaymentRunLine | undefined =>
  run.lines.find((line) => line.causeId === causeId)

/** A run that is prepared, approved and taken to the bank. */
export async function sentRun(server: TestServer): Promise<PaymentRun> {
  const run = await prepared(server)
  const { second } = await supportTeam(server)
  const approved = await server.call('POST', `${runs}/${run.id}`, { token: second, body: { type: 'run.approved' } })
  if (approved.details?.run.stage !== 'approved') throw new Error(`The run was not approved: ${approved.text}`)
  const file = await server.call('POST', `${runs}/${run.id}/file`, { token: second })
  if (file.status !== 200) throw new Error(`There was no file: ${file.text}`)
  return readRun(server, run.id)
}

/** Prepares, approves and sends what can be paid for the last quarter, and the bank pays all of it. */
export async function payQuarter(server: TestServer): Promise<PaymentRun> {
  const run = await sentRun(server)
  const references = await server.services.db.selectFrom('payment').select('reference').where('run_id', '=', run.id).execute()
  const content = ['reference,status', ...references.map(({ reference }) => `${reference},paid`)].join('\n')
  const { second } = await supportTeam(server)
  const answered = await server.call('POST', `${runs}/${run.id}/answers`, { token: second, body: { content } })
  if (answered.details?.outcome.faults.length !== 0) throw new Error(`The bank’s answer was not taken: ${answered.text}`)
  return readRun(server, run.id)
}
