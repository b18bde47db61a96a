import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '#contract/limits.ts'
import { remindedFrom, remindOfCalls } from '#server/cause-admin/coaching-booking/coaching.job.ts'
import { startMailServer } from '#tests/kit/mail-server.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { coachingOf, mailsTo } from './coaching.steps.ts'

test.each([
  ['2026-11-27T09:00:00.000Z', '2026-11-26T09:00:00.000Z'],
  ['2027-06-10T17:30:00.000Z', '2027-06-09T08:00:00.000Z'],
  // The clocks go forward in the night before the call, and back.
  ['2027-03-28T08:00:00.000Z', '2027-03-27T09:00:00.000Z'],
  ['2026-10-25T09:00:00.000Z', '2026-10-24T08:00:00.000Z'],
  // Half past midnight in summer is a day of its own in London.
  ['2027-07-14T23:30:00.000Z', '2027-07-14T08:00:00.000Z'],
])('F-156 who has a call at %s is reminded at nine in the morning of the day before', (startsAt, from) => {
  expect(new Date(remindedFrom(new Date(startsAt))).toISOString()).toBe(from)
})

describe.each(engines)('reminders of calls, on %s', (engine) => {
  let server: TestServer
  let admin = ''
  const reminders = async () =>
    (await mailsTo(server, 'admin@farthing.example')).filter(({ subject }) => subject.startsWith('Tomorrow:'))
  const goTo = async (at: number) => {
    server.clock.advance(at - server.clock.now())
    admin = (await server.logIn('admin')).tokens.accessToken
  }
  beforeAll(async () => {
    server = await openTestServer(engine)
    admin = (await server.logIn('admin')).tokens.accessToken
  })
  afterAll(() => server.close())

  test('F-156 a call is told of once, the day before, also by two jobs at once; a moved one is told of again, and a cancelled one isn’t', async () => {
    const coaching = coachingOf(server, 1)
    const { slots } = await coaching.list(admin)
    const far = slots.filter(({ startsAt }: { startsAt: string }) => Date.parse(startsAt) > server.clock.now() + 240 * HOUR)
    const { booking } = (await coaching.book(admin, far[0].id)).details
    const due = remindedFrom(new Date(booking.startsAt))
    await goTo(due - MINUTE)
    await remindOfCalls(server.services)
    expect(await reminders()).toEqual([])
    await goTo(due)
    await Promise.all([remindOfCalls(server.services), remindOfCalls(server.services)])
    const [told, ...more] = await reminders()
    expect(more).toEqual([])
    expect(told?.text).toContain('is tomorrow, on ')
    expect(told?.calendar).toBeNull()
    const later = far.find(({ startsAt }: { startsAt: string }) => Date.parse(startsAt) > server.clock.now() + 96 * HOUR)
    const moved = (await coaching.move(admin, booking.id, later.id)).details.booking
    await goTo(remindedFrom(new Date(moved.startsAt)))
    await remindOfCalls(server.services)
    expect(await reminders()).toHaveLength(2)
    await coaching.cancel(admin, booking.id)
    await remindOfCalls(server.services)
    expect(await reminders()).toHaveLength(2)
  })

  test('F-156, G-030 who doesn’t run the cause any more is not written to: another of its administrators is', async () => {
    const coaching = coachingOf(server, 1)
    const { slots } = await coaching.list(admin)
    const { booking } = (await coaching.book(admin, slots.at(-1).id)).details
    const { db } = server.services
    await db.insertInto('cause_admin').values({ cause_id: 1, user_id: 3 }).execute()
    await db.deleteFrom('cause_admin').where('cause_id', '=', 1).where('user_id', '=', 2).execute()
    const before = (await mailsTo(server, 'admin@farthing.example')).length
    const treasurer = (await server.logIn('treasurer')).tokens.accessToken
    expect((await coaching.cancel(treasurer, booking.id)).status).toBe(200)
    expect(await mailsTo(server, 'admin@farthing.example')).toHaveLength(before)
    expect((await mailsTo(server, 'treasurer@farthing.example')).at(-1)?.text).toContain('Jo Penny has cancelled your call')
    await db.insertInto('cause_admin').values({ cause_id: 1, user_id: 2 }).execute()
    await db.deleteFrom('cause_admin').where('cause_id', '=', 1).where('user_id', '=', 3).execute()
  })

  test('F-156 who books a call after nine of the day before has just read of it, and is not reminded', async () => {
    const coaching = coachingOf(server, 1)
    const { slots } = await coaching.list(admin)
    const before = (await reminders()).length
    await goTo(remindedFrom(new Date(slots[12].startsAt)) + HOUR)
    expect((await coaching.book(admin, slots[12].id)).status).toBe(200)
    server.clock.advance(HOUR)
    await remindOfCalls(server.services)
    expect(await reminders()).toHaveLength(before)
  })
})

test('F-156 a mail server gets the words as plain text and HTML, and the calendar file as an invitation and as an attachment', async () => {
  const mails = await startMailServer()
  const server = await openTestServer('embedded', { smtpUrl: mails.url })
  const admin = (await server.logIn('admin')).tokens.accessToken
  const coaching = coachingOf(server, 1)
  const { slots } = await coaching.list(admin)
  const { booking } = (await coaching.book(admin, slots[0].id)).details
  await server.services.mail.sendWaiting(server.clock.now())
  await coaching.cancel(admin, booking.id)
  await server.services.mail.sendWaiting(server.clock.now())
  const [booked, cancelled] = mails.received
  expect(booked).toMatch(/Content-Type: text\/plain/)
  expect(booked).toMatch(/Content-Type: text\/html/)
  expect(booked).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/)
  expect(booked).toMatch(/Content-Disposition: attachment; filename=call\.ics/)
  expect(cancelled).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/)
  await server.close()
  await mails.close()
})
