import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callEntries } from '#contract/all-calls.ts'
import { ownBases } from '#contract/bases.ts'
import type { Call } from '#contract/call.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const MINUTE = 60_000
const password = 'Shop-for-good-1'
const text = 'We have looked'

/**
 * Written down by hand: what the support team writes, each decision with whether it gives money or rights away, or lets whole account numbers out.
 * Those are asked for; nobody is asked for proof to take something, put it back, refuse it or answer it.
 */
const decisions: Record<string, { asked: object[]; free: object[] }> = {
  addCoachingSlots: { asked: [], free: [{}] },
  answerPaymentLine: {
    // What the bank hasn't paid is the cause's again, and is paid anew.
    asked: [
      { type: 'bank.refused', refusal: 'other' },
      { type: 'bank.returned', refusal: 'other' },
    ],
    free: [{ type: 'bank.paid' }],
  },
  answerPaymentRun: { asked: [{ content: 'reference,status,reason' }], free: [] },
  assignSupportItem: { asked: [], free: [{}] },
  cancelCoachingBySupport: { asked: [], free: [{ reason: text }] },
  decideCauseReview: {
    asked: [{ type: 'cause.confirmed', text }],
    free: [
      { type: 'review.taken' },
      { type: 'review.returned' },
      { type: 'question.asked', text },
      { type: 'cause.refused', text },
      { type: 'review.reopened', text },
    ],
  },
  decideClaim: {
    asked: [{ type: 'claim.accepted', text }],
    free: [{ type: 'claim.taken' }, { type: 'claim.returned' }, { type: 'claim.declined', text }],
  },
  decideClosedCause: {
    asked: [
      { type: 'money.released', text },
      { type: 'move.proposed', cause: 'any', text },
      { type: 'move.approved', text },
      { type: 'cause.reopened', text },
    ],
    free: [
      { type: 'money.kept', text },
      { type: 'move.declined', text },
      { type: 'reopening.refused', text },
    ],
  },
  decideContactMessage: { asked: [], free: [{ type: 'message.taken' }, { type: 'message.returned' }] },
  decideHeldAccount: { asked: [{ type: 'account.accepted', text }], free: [{ type: 'account.refused', text }] },
  decideKeptReport: { asked: [{ type: 'report.joined' }], free: [{ type: 'report.handled' }] },
  decidePaymentRun: {
    asked: [{ type: 'run.approved' }, { type: 'run.recalled', text }],
    free: [{ type: 'run.discarded' }],
  },
  moveAdminRequest: {
    asked: [{ type: 'request.approved' }],
    free: [{ type: 'review.taken' }, { type: 'review.returned' }, { type: 'request.refused', reason: text }],
  },
  preparePaymentRun: { asked: [], free: [{}] },
  reactivateCauseAsSupport: { asked: [], free: [{ cause: '', text }] },
  recallCause: { asked: [], free: [{ cause: '', text }] },
  removeCoachingSlot: { asked: [], free: [{}] },
  takePaymentFile: { asked: [{}], free: [] },
  takeUpdateDown: { asked: [{ text }], free: [] },
}

const addressOf = (call: Call) => `${ownBases[call.base]}${call.path.replace(/:\w+/g, '1000000')}`

describe.each(engines)('proof of the support team on %s', (engine) => {
  let server: TestServer
  let cookie = ''
  beforeAll(async () => {
    server = await openTestServer(engine)
    const { sessionId } = await server.logIn('support')
    const upgraded = await server.call('POST', '/api/auth/session-upgrade', {
      body: { sessionId },
      headers: { 'user-agent': 'Another browser' },
    })
    cookie = upgraded.details.tokens.accessToken
  })
  beforeEach(() => server.services.db.deleteFrom('rate_window').execute())
  afterAll(() => server.close())

  const codesOf = async (name: string, token: string, bodies: object[]) => {
    const [, call] = callEntries.find(([one]) => one === name) ?? []
    if (!call) throw new Error(`There is no call ${name}.`)
    const codes = []
    for (const body of bodies) codes.push((await server.call(call.method, addressOf(call), { token, body })).error?.code)
    return codes
  }

  test('every call of the support team that writes stands in the table, with what it asks proof for', () => {
    const writes = callEntries.filter(([, { access, method }]) => access === 'support' && method !== 'GET')
    expect(writes.map(([name]) => name).toSorted()).toEqual(Object.keys(decisions))
    const asking = writes.filter(([, { proof }]) => proof !== false).map(([name]) => name)
    expect(asking.toSorted()).toEqual(Object.keys(decisions).filter((name) => decisions[name]?.asked.length))
  })

  test.each(Object.entries(decisions))(
    'X-046, G-027, A27 a cookie alone never has %s give money or rights away; taking, asking and refusing go on',
    async (name, { asked, free }) => {
      expect(await codesOf(name, cookie, asked)).toEqual(asked.map(() => 'proofRequired'))
      expect(await codesOf(name, cookie, free)).not.toContain('proofRequired')
    },
  )

  test.each(Object.entries(decisions).filter(([, { asked }]) => asked.length > 0))(
    'X-046, G-027 %s asks for it 10 minutes after logging in, and not before, whatever is decided about',
    async (name, { asked }) => {
      const token = (await server.logIn('finance')).tokens.accessToken
      const nothing = asked.map(() => 'notFound')
      server.clock.advance(10 * MINUTE)
      expect(await codesOf(name, token, asked)).toEqual(nothing)
      server.clock.advance(1000)
      expect(await codesOf(name, token, asked)).toEqual(asked.map(() => 'proofRequired'))
      await server.call('POST', '/api/user/me/verify-password', { token, body: { password } })
      expect(await codesOf(name, token, asked)).toEqual(nothing)
    },
  )
})
