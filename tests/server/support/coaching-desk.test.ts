import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '#contract/limits.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { coachingOf, mailsTo, propertiesOf } from '../cause-admin/coaching.steps.ts'

interface Slot {
  id: number
  startsAt: string
  booking: { id: string; email: string; causeName: string; person: string; phoneNumber: string | null } | null
}

describe.each(engines)('the times of the coaches, on %s', (engine) => {
  let server: TestServer
  let support = ''
  let admin = ''
  const db = () => server.services.db
  const list = async (): Promise<Slot[]> => (await server.call('GET', '/api/support/coaching', { token: support })).details.slots
  const add = (day: string, from: string, to: string, headers: Record<string, string> = {}) =>
    server.call('POST', '/api/support/coaching/slots', { body: { day, from, to }, token: support, headers })
  const remove = (id: number) => server.call('DELETE', `/api/support/coaching/slots/${id}`, { token: support })
  const callOff = (id: string, body: object = { reason: 'The coach is ill' }) =>
    server.call('POST', `/api/support/coaching/bookings/${id}/cancellation`, { body, token: support })
  const startsOn = async (day: string) => (await list()).map(({ startsAt }) => startsAt).filter((at) => at.startsWith(day))
  async function logIn() {
    support = (await server.logIn('support')).tokens.accessToken
    admin = (await server.logIn('admin')).tokens.accessToken
  }
  beforeAll(async () => {
    server = await openTestServer(engine)
    await logIn()
  })
  afterAll(() => server.close())

  test('G-014 the support team sees the times that are ahead, and who has booked, with a number to ring', async () => {
    const booked = (await list()).filter(({ booking }) => booking)
    expect(booked).toHaveLength(1)
    expect(booked[0]?.booking).toMatchObject({
      email: 'treasurer@farthing.example',
      person: 'Jo Penny',
      phoneNumber: expect.stringMatching(/^07700 900/),
    })
  })

  test('P-017 nobody else sees or changes them', async () => {
    const [slot] = await list()
    for (const [token, status] of [
      ['', 401],
      [admin, 403],
      [(await server.logIn('supporter')).tokens.accessToken, 403],
    ] as const) {
      const body = { day: '2026-12-01', from: '09:00', to: '09:00' }
      const answers = [
        await server.call('GET', '/api/support/coaching', { token }),
        await server.call('POST', '/api/support/coaching/slots', { body, token }),
        await server.call('DELETE', `/api/support/coaching/slots/${slot?.id}`, { token }),
        await server.call('POST', '/api/support/coaching/bookings/x/cancellation', { body: { reason: 'No' }, token }),
      ]
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status])
    }
  })

  test('G-014 every half hour of a day is added once, from the first start to the last', async () => {
    const key = { 'idempotency-key': 'these-times-once-1' }
    expect((await add('2026-12-05', '09:00', '10:30', key)).details).toEqual({ added: 4 })
    expect((await add('2026-12-05', '09:00', '10:30', key)).details).toEqual({ added: 4 })
    expect((await add('2026-12-05', '10:00', '11:00')).details).toEqual({ added: 1 })
    expect(await startsOn('2026-12-05')).toEqual(
      ['09:00', '09:30', '10:00', '10:30', '11:00'].map((time) => `2026-12-05T${time}:00.000Z`),
    )
  })

  test.each([
    ['', '', '', { day: 'slotDayRequired', from: 'slotFromRequired', to: 'slotToRequired' }],
    ['2026-02-30', '09:00', '10:00', { day: 'slotDayFormat' }],
    ['2026-12-01', '09:10', '25:00', { from: 'slotTimeFormat', to: 'slotTimeFormat' }],
    ['2026-12-01', '10:00', '09:30', { to: 'slotOrder' }],
    ['2026-11-20', '09:00', '10:00', { day: 'slotDayPast' }],
    ['2028-12-01', '09:00', '10:00', { day: 'slotDayFar' }],
    ['2027-03-28', '01:30', '02:00', { from: 'slotTimeMissing' }],
  ])('G-014 %s from %s to %s is refused at its field', async (day, from, to, fields) => {
    const answer = await add(day, from, to)
    expect([answer.status, answer.error?.fields]).toEqual([422, fields])
  })

  test('F-156 nine o’clock is London’s nine o’clock on both sides of both changes of the clocks', async () => {
    for (const [day, startsAt] of [
      ['2027-03-27', '2027-03-27T09:00:00.000Z'],
      ['2027-03-28', '2027-03-28T08:00:00.000Z'],
      ['2027-10-30', '2027-10-30T08:00:00.000Z'],
      ['2027-10-31', '2027-10-31T09:00:00.000Z'],
    ] as const) {
      expect((await add(day, '09:00', '09:00')).details).toEqual({ added: 1 })
      expect(await startsOn(day)).toEqual([startsAt])
    }
    // The night in which the clocks go forward has an hour less, and the one in which they go back an hour more.
    expect((await add('2027-03-28', '00:30', '02:30')).details).toEqual({ added: 3 })
    expect((await add('2027-10-31', '00:30', '02:30')).details).toEqual({ added: 7 })
  })

  test('F-156 the mail and the calendar of a call in summer say London’s time and the instant', async () => {
    server.clock.advance(Date.parse('2027-03-20T12:00:00Z') - server.clock.now())
    await logIn()
    const coaching = coachingOf(server, 1)
    const [before, after] = ['2027-03-27T09:00:00.000Z', '2027-03-28T08:00:00.000Z']
    const { slots } = await coaching.list(admin)
    const idAt = (at: string) => slots.find(({ startsAt }: Slot) => startsAt === at).id
    const { booking } = (await coaching.book(admin, idAt(before))).details
    await coaching.move(admin, booking.id, idAt(after))
    const [first, second] = (await mailsTo(server, 'admin@farthing.example')).slice(-2)
    expect(first?.text).toContain('Saturday 27 March 2027 at 9:00 am, UK time')
    expect(second?.text).toContain('Sunday 28 March 2027 at 9:00 am, UK time')
    expect(propertiesOf(second?.calendar)).toMatchObject({ DTSTART: '20270328T080000Z', DTEND: '20270328T082000Z' })
  })

  test('G-014 a booked time cannot be removed; a call that is called off is mailed with its reason, noted, and frees the time', async () => {
    const booked = (await list()).find(({ booking }) => booking?.email === 'admin@farthing.example')
    if (!booked?.booking) throw new Error('Nobody has booked.')
    expect((await remove(booked.id)).error?.code).toBe('slotTaken')
    expect((await callOff(booked.booking.id, { reason: ' ' })).error?.fields).toEqual({ reason: 'reasonRequired' })
    expect((await callOff(booked.booking.id)).status).toBe(200)
    expect((await callOff(booked.booking.id)).error?.code).toBe('illegalMove')
    expect((await callOff('nobody-s')).status).toBe(404)
    const mail = (await mailsTo(server, 'admin@farthing.example')).at(-1)
    expect(mail?.text).toContain('Why: The coach is ill')
    expect(mail?.text).toContain('Sunday 28 March 2027 at 9:00 am')
    expect(propertiesOf(mail?.calendar)).toMatchObject({ METHOD: 'CANCEL', SEQUENCE: '2', UID: `${booked.booking.id}@localhost` })
    const noted = await db().selectFrom('audit').selectAll().where('action', '=', 'coachingCallCancelled').execute()
    expect(noted).toMatchObject([{ subject: 'cause:1', detail: { bookingId: booked.booking.id, reason: 'The coach is ill' } }])
    expect((await remove(booked.id)).status).toBe(200)
    expect((await remove(booked.id)).status).toBe(200)
    expect((await list()).map(({ id }) => id)).not.toContain(booked.id)
  })

  test('G-014 of a booking and a removal at once one wins, and nobody is booked on a time that is gone', async () => {
    server.clock.advance(DAY)
    await logIn()
    const coaching = coachingOf(server, 1)
    await add('2027-04-01', '09:00', '10:30')
    for (const { id } of (await coaching.list(admin)).slots.slice(-4)) {
      const [booked, removed] = await Promise.all([coaching.book(admin, id), remove(id)])
      expect([booked.status, removed.status].sort()).toEqual([200, 409])
      if (booked.status === 200) await coaching.cancel(admin, booked.details.booking.id)
    }
  })
})
