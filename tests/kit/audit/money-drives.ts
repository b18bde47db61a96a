import { lastQuarterStart } from '#contract/giving/quarters.ts'
import { DAY } from '#contract/limits.ts'
import { makeArchives } from '#server/account/data-download/archives.ts'
import { networkOf } from '../network.ts'
import { prepared } from '../payment-run.ts'
import type { TestServer } from '../server.ts'
import { addressOf, type Caller, type Drives } from './drives.ts'

const runs = '/support/payment-runs'
const pence = 2500

/** Payments to causes, cards and archives. The first of the support team prepares, the second approves. */
export function moneyDrives(server: TestServer, ask: Caller): Drives {
  const db = () => server.services.db
  /** Cause 1 alone can be paid. */
  async function makeReady(): Promise<void> {
    const at = lastQuarterStart(server.clock.now()) - DAY
    await db().updateTable('donation').set({ stage: 'paid' }).where('stage', 'in', ['available', 'inPaymentRun']).execute()
    await db().deleteFrom('payment_run_line').execute()
    // Whatever runs have made or the demo's run is: the books are not looked at here.
    await db()
      .deleteFrom('payment')
      .where((of) => of.or([of('run_id', 'is not', null), of('cause_id', '=', 1)]))
      .execute()
    await db().deleteFrom('payment_run').execute()
    await db().deleteFrom('bank_details').where('cause_id', '=', 1).execute()
    await db().updateTable('cause').set({ review: 'confirmed' }).where('id', '=', 1).execute()
    const account = { account_name: 'Friends', account_number: '87654321', sort_code: '112233', roll_number: null }
    const bank = { cause_id: 1, ...account, is_building_society: false, changed_at: new Date(at - 100 * DAY) }
    await db().insertInto('bank_details').values(bank).execute()
    await db()
      .insertInto('donation')
      .values({
        id: 'AUDITED-1',
        visit_id: null,
        user_id: 1,
        cause_id: 1,
        retailer_id: 1,
        network_reference: 'AUDITED-1',
        purchased_at: new Date(at - 80 * DAY),
        spent_pence: pence * 10,
        donation_pence: pence,
        funded_pence: pence,
        stage: 'available',
        purchase_type: 'online',
        decline_reason: null,
        next_by: null,
        payment_id: null,
      })
      .execute()
    await db()
      .insertInto('donation_move')
      .values({ donation_id: 'AUDITED-1', stage: 'available', at: new Date(at), moved_by: 'network', amount_pence: pence })
      .execute()
  }
  let run = ''
  const ofRun = (name: 'support' | 'finance', detail: object) => ({
    person: addressOf(name),
    subject: `paymentRun:${run}`,
    detail: { ...detail },
  })
  const prepare = async () => {
    run = (await prepared(server)).id
  }
  const approve = () => ask('finance', 'POST', `${runs}/${run}`, { type: 'run.approved' })
  const sums = { causes: 1, pence }
  let card = 0

  return {
    paymentRunPrepared: async () => {
      await makeReady()
      await prepare()
      return ofRun('support', sums)
    },
    paymentRunVoided: async () => {
      await ask('finance', 'POST', `${runs}/${run}`, { type: 'run.discarded' })
      return ofRun('finance', { why: 'discarded' })
    },
    paymentRunApproved: async () => {
      await prepare()
      await approve()
      return ofRun('finance', sums)
    },
    paymentRunCalledBack: async () => {
      await ask('finance', 'POST', `${runs}/${run}`, { type: 'run.recalled', text: 'Refresh' })
      return ofRun('finance', { causes: 1, reason: 'Refresh' })
    },
    paymentFileDownloaded: async () => {
      await prepare()
      await approve()
      await ask('finance', 'POST', `${runs}/${run}/file`, {})
      return ofRun('finance', {})
    },
    paymentLineAnswered: async () => {
      const { id, reference } = await db()
        .selectFrom('payment')
        .select(['id', 'reference'])
        .where('run_id', '=', run)
        .executeTakeFirstOrThrow()
      await ask('support', 'POST', `${runs}/${run}/lines/${id}`, { type: 'bank.refused', refusal: 'accountClosed' })
      const detail = { reference, stage: 'refused', refusal: 'accountClosed', run }
      return { person: addressOf('support'), subject: `statement:${id}`, detail }
    },
    cardLinked: async () => {
      const { hash } = await db().selectFrom('app_user').select('hash').where('id', '=', 1).executeTakeFirstOrThrow()
      const report = await networkOf(server)
      await report({ type: 'cardLinked', reference: 'LINK-1', card: 'card-token-0123456789', lastFour: '4242', person: hash })
      card = (await ask('supporter', 'GET', '/user/me/linked-cards')).cards[0].id
      return { person: addressOf('supporter'), subject: 'user:1', detail: { lastFour: '4242' } }
    },
    cardUnlinked: async () => {
      await ask('supporter', 'DELETE', `/user/me/linked-cards/${card}`)
      return { person: addressOf('supporter'), subject: 'user:1', detail: { lastFour: '4242' } }
    },
    spinDrawn: async () => {
      const { number, prizePence, transactionId } = await ask('supporter', 'POST', '/spins', { isAdult: true })
      return { person: addressOf('supporter'), subject: `spin:${number}`, detail: { prizePence, donation: transactionId } }
    },
    archiveDownloaded: async () => {
      await ask('supporter', 'POST', '/user/me/data/data-requests', {
        request_time: '',
        request_type: 'archive',
        ticket_creation_time: '',
      })
      await makeArchives(server.services)
      const { files } = await ask('supporter', 'GET', '/user/me/data-files')
      const { address } = await ask('supporter', 'GET', `/user/me/data-files/${files[0].id}`)
      await server.call('GET', address)
      return { person: addressOf('supporter'), subject: 'user:1', detail: {} }
    },
    linkMailFailed: async () => {
      const { mail } = server.services
      server.services.mail = { ...mail, queue: () => Promise.reject(new Error('The mail server is away')) }
      await server.call('POST', '/api/login-links', { body: { email: addressOf('supporter') } })
      const noted = () => db().selectFrom('audit').select('id').where('action', '=', 'linkMailFailed').executeTakeFirst()
      while (!(await noted())) await new Promise(setImmediate)
      server.services.mail = mail
      return { person: null, subject: null, detail: { kind: 'login', message: 'The mail server is away' } }
    },
  }
}
