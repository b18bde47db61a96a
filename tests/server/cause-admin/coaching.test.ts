import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#contract/all-calls.ts'
import { HOUR, limits, MINUTE } from '#contract/limits.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { coachingOf, mailsTo, propertiesOf } from './coaching.steps.ts'

describe.each(engines)('calls with a coach, on %s', (engine) => {
  let server: TestServer
  let admin = ''
  let treasurer = ''
  const mine = () => coachingOf(server, 1)
  const theirs = () => coachingOf(server, 4)
  const db = () => server.services.db
  const adminMail = 'admin@farthing.example'
  async function logIn() {
    admin = (await server.logIn('admin')).tokens.accessToken
    treasurer = (await server.logIn('treasurer')).tokens.accessToken
  }
  /** Nobody has booked, and nobody has heard of anything. */
  async function clear() {
    await db().deleteFrom('coaching_booking').execute()
    await db().deleteFrom('mail').execute()
    await db().deleteFrom('rate_window').execute()
  }
  beforeAll(async () => {
    server = await openTestServer(engine)
    await logIn()
  })
  afterAll(() => server.close())

  test('A-101, G-014, M-043 the demo has times of the next weeks to choose from, in office hours of London, and a call that is booked', async () => {
    const { slots, booking } = await mine().list(admin)
    expect(slots.length).toBeGreaterThan(60)
    expect(booking).toBeNull()
    const starts = slots.map(({ startsAt }: { startsAt: string }) => startsAt)
    expect(starts).toEqual([...starts].sort())
    expect(new Date(starts[0]).getTime()).toBeGreaterThan(server.clock.now() + limits.coachingNotice)
    for (const startsAt of starts) expect([0, 6]).not.toContain(new Date(startsAt).getUTCDay())
    const booked = (await theirs().list(treasurer)).booking
    expect(booked).toMatchObject({ causeId: 4, bookedBy: 'Jo Penny', isChangeable: true })
    expect(starts).not.toContain(booked.startsAt)
    expect([calls.listCoachingSlots.timeout, calls.bookCoaching.timeout]).toEqual([3000, 3000])
  })

  test('A-101, F-156 a time is booked once, with a mail and a file for the calendar, and offered to nobody else', async () => {
    await clear()
    const { slots } = await mine().list(admin)
    const key = 'one-wish-one-key-1'
    const first = await mine().book(admin, slots[0].id, key)
    expect(first.details.booking).toMatchObject({
      slotId: slots[0].id,
      causeId: 1,
      startsAt: slots[0].startsAt,
      isChangeable: true,
    })
    // Sent twice, done once.
    expect((await mine().book(admin, slots[0].id, key)).details).toEqual(first.details)
    expect((await mine().book(admin, slots[1].id, key)).error?.code).toBe('differentBody')
    expect((await theirs().list(treasurer)).slots.map(({ id }: { id: number }) => id)).not.toContain(slots[0].id)
    expect((await theirs().book(treasurer, slots[0].id)).error?.code).toBe('slotTaken')
    expect((await mine().book(admin, slots[1].id)).error?.code).toBe('callBooked')
    const mails = await mailsTo(server, adminMail)
    expect(mails).toHaveLength(1)
    const { booking } = first.details
    expect(mails[0]?.text).toContain('/coaching/booking/confirmation')
    expect(mails[0]?.html).toContain('<p>Hello Morgan,</p>')
    expect(propertiesOf(mails[0]?.calendar)).toMatchObject({
      METHOD: 'REQUEST',
      UID: `${booking.id}@localhost`,
      SEQUENCE: '0',
      STATUS: 'CONFIRMED',
      DTSTART: `${slots[0].startsAt.replace(/[-:]|\.\d+/g, '')}`,
      ATTENDEE: `mailto:${adminMail}`,
    })
    expect(propertiesOf(booking.calendar)).toMatchObject({ METHOD: 'PUBLISH', UID: `${booking.id}@localhost` })
  })

  test('F-156, G-014 of two causes that want one time at once exactly one gets it, and the table itself refuses the other', async () => {
    for (let round = 0; round < 5; round++) {
      await clear()
      const { slots } = await mine().list(admin)
      const slotId = slots[round].id
      const answers = await Promise.all([mine().book(admin, slotId), theirs().book(treasurer, slotId)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.error?.code).toBe('slotTaken')
      expect(await db().selectFrom('coaching_booking').select('slot_id').execute()).toEqual([{ slot_id: slotId }])
    }
    // Who moves to a time meets the same key.
    await clear()
    const { slots } = await mine().list(admin)
    const own = (await mine().book(admin, slots[0].id)).details.booking
    const other = (await theirs().book(treasurer, slots[1].id)).details.booking
    const moves = await Promise.all([mine().move(admin, own.id, slots[2].id), theirs().move(treasurer, other.id, slots[2].id)])
    expect(moves.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(moves.find(({ status }) => status === 409)?.error?.code).toBe('slotTaken')
    const [row] = await db().selectFrom('coaching_booking').selectAll().execute()
    if (!row) throw new Error('Nobody has booked.')
    const again = { ...row, id: 'another-call', cause_id: 2 }
    await expect(db().insertInto('coaching_booking').values(again).execute()).rejects.toMatchObject({ code: '23505' })
  })

  test('F-156 a cause that asks for two times at once gets one; its other administrators see the call, and may change it', async () => {
    await clear()
    const { slots } = await mine().list(admin)
    await db().insertInto('cause_admin').values({ cause_id: 1, user_id: 3 }).execute()
    const answers = await Promise.all([mine().book(admin, slots[0].id), mine().book(treasurer, slots[1].id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.error?.code).toBe('callBooked')
    await clear()
    const { booking } = (await mine().book(admin, slots[0].id)).details
    expect((await mine().list(treasurer)).booking).toMatchObject({ id: booking.id, bookedBy: 'Morgan Hale' })
    expect((await mine().move(treasurer, booking.id, slots[1].id)).status).toBe(200)
    const [, moved] = await mailsTo(server, adminMail)
    expect(moved?.text).toContain('Jo Penny has moved your call')
    await db().deleteFrom('cause_admin').where('cause_id', '=', 1).where('user_id', '=', 3).execute()
  })

  test('P-017 strangers, another cause’s administrator and the support team can neither see, move nor cancel it', async () => {
    await clear()
    const { slots } = await mine().list(admin)
    const { booking } = (await mine().book(admin, slots[0].id)).details
    const supporter = (await server.logIn('supporter')).tokens.accessToken
    const support = (await server.logIn('support')).tokens.accessToken
    for (const [token, status] of [
      ['', 401],
      [supporter, 403],
      [treasurer, 403],
      [support, 403],
    ] as const) {
      const answers = [
        await server.call('GET', '/api/causes/id:1/coaching/slots', { token }),
        await mine().book(token, slots[1].id),
        await mine().move(token, booking.id, slots[1].id),
        await mine().cancel(token, booking.id),
      ]
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status])
    }
    // By the way of one's own cause it isn't there.
    expect((await theirs().move(treasurer, booking.id, slots[1].id)).status).toBe(404)
    expect((await theirs().cancel(treasurer, booking.id)).status).toBe(404)
    expect((await mine().list(admin)).booking.id).toBe(booking.id)
  })

  test('F-156 a move keeps the entry in the calendar and raises its sequence; a cancelled call goes from it, and its time is free again', async () => {
    await clear()
    const { slots } = await mine().list(admin)
    const { booking } = (await mine().book(admin, slots[0].id)).details
    const moved = await mine().move(admin, booking.id, slots[2].id, 'one-move-one-key-1')
    expect(moved.details.booking).toMatchObject({ id: booking.id, slotId: slots[2].id, startsAt: slots[2].startsAt })
    expect((await mine().move(admin, booking.id, slots[2].id, 'one-move-one-key-1')).details).toEqual(moved.details)
    // To where it is already: nothing to tell.
    expect((await mine().move(admin, booking.id, slots[2].id)).status).toBe(200)
    expect((await theirs().book(treasurer, slots[2].id)).error?.code).toBe('slotTaken')
    expect((await theirs().book(treasurer, slots[0].id)).status).toBe(200)
    expect((await mine().move(admin, booking.id, slots[0].id)).error?.code).toBe('slotTaken')
    expect((await mine().cancel(admin, booking.id)).status).toBe(200)
    expect((await mine().cancel(admin, booking.id)).status).toBe(200)
    expect((await mine().move(admin, booking.id, slots[3].id)).status).toBe(404)
    const now = await mine().list(admin)
    expect(now.booking).toBeNull()
    expect(now.slots.map(({ id }: { id: number }) => id)).toContain(slots[2].id)
    const files = (await mailsTo(server, adminMail)).map(({ calendar }) => propertiesOf(calendar))
    expect(files.map(({ METHOD, SEQUENCE, STATUS }) => [METHOD, SEQUENCE, STATUS])).toEqual([
      ['REQUEST', '0', 'CONFIRMED'],
      ['REQUEST', '1', 'CONFIRMED'],
      ['CANCEL', '2', 'CANCELLED'],
    ])
    expect(new Set(files.map(({ UID }) => UID)).size).toBe(1)
  })

  test('F-156 until two hours before the call it can be changed, and a time can be booked; then it is too late', async () => {
    await clear()
    const { slots } = await mine().list(admin)
    const { booking } = (await mine().book(admin, slots[0].id)).details
    server.clock.advance(new Date(booking.changeableUntil).getTime() - server.clock.now())
    await logIn()
    expect((await mine().list(admin)).booking).toMatchObject({ id: booking.id, isChangeable: false })
    expect((await mine().cancel(admin, booking.id)).error?.code).toBe('callTooLate')
    expect((await mine().move(admin, booking.id, slots[9].id)).error?.code).toBe('callTooLate')
    expect((await theirs().book(treasurer, 999_999)).error?.code).toBe('slotTaken')
    // Once the call is over another one can be booked.
    server.clock.advance(2 * HOUR + limits.coachingCall - MINUTE)
    await logIn()
    expect((await mine().list(admin)).booking.id).toBe(booking.id)
    server.clock.advance(MINUTE)
    await logIn()
    expect((await mine().list(admin)).booking).toBeNull()
    expect((await mine().book(admin, slots[0].id)).error?.code).toBe('slotTaken')
    expect((await mine().book(admin, slots[9].id)).status).toBe(200)
  })

  test('A6 a cause books and moves so often in a day, and no more', async () => {
    await clear()
    await logIn()
    let last = 200
    for (let count = 0; count <= limits.coachingChangesPerDay && last !== 429; count++)
      last = (await mine().book(admin, 999_999)).status
    expect(last).toBe(429)
  })
})
