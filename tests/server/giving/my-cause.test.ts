import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { givingOf } from './my-giving.steps.ts'

describe.each(engines)('what one’s cause says of what one has raised, on %s', (engine) => {
  let server: TestServer
  let token = ''
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await server.logIn('supporter')).tokens.accessToken
  })
  afterAll(() => server.close())
  const { read, person, donations } = givingOf(
    () => server,
    () => token,
  )

  test('R-072 it says the dearest of what the cause’s amounts pay for that has reached it, else that shops have confirmed, and nothing where that is less', async () => {
    const { db } = server.services
    const { supported_cause_id: causeId } = await person()
    const mine = (await donations()).filter(
      ({ cause_id, stage }) => cause_id === causeId && stage !== 'tracked' && stage !== 'inReview',
    )
    const sumOf = (rows: typeof mine) =>
      rows.reduce((sum, { donation_pence, correction_pence }) => sum + donation_pence + correction_pence, 0)
    const [paid, within] = [mine.filter(({ stage }) => stage === 'paid'), mine].map((rows) => Math.floor(sumOf(rows) / 100))
    const say = async (lines: { pounds: number; text: string }[]) => {
      await db
        .updateTable('cause')
        .set({ pays_for: JSON.stringify(lines) })
        .where('id', '=', causeId ?? 0)
        .execute()
      return (await read()).details.cause.paysFor
    }
    if (paid === undefined || within === undefined || paid < 6 || paid >= within)
      throw new Error('Some is paid, and some is not yet.')
    const line = (pounds: number) => ({ pounds, text: `what £${pounds} buys` })
    const [small, there, large, beyond] = [line(5), line(paid), line(within), line(within + 1)]
    expect(await say([large, there, small])).toEqual(there)
    expect(await say([beyond, large])).toEqual(large)
    expect(await say([beyond])).toBeNull()
    expect(await say([])).toBeNull()
  })

  test('R-072 it says what the cause told everyone last, and nothing that was taken down or that a cause we haven’t confirmed says', async () => {
    const { db } = server.services
    const { id: by, supported_cause_id: supported } = await person()
    const causeId = supported ?? 0
    const told = async () => (await read()).details.cause.update
    const of = () => db.updateTable('cause_update').where('cause_id', '=', causeId)
    await of().set({ taken_down_at: null, taken_down_by: null }).execute()
    const [newest, before] = await db
      .selectFrom('cause_update')
      .selectAll()
      .where('cause_id', '=', causeId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    if (!newest || !before) throw new Error('It has told two things.')
    const picture = { address: newest.picture, alt: newest.picture_alt }
    expect(await told()).toEqual({ id: newest.id, text: newest.text, postedAt: newest.created_at.toISOString(), picture })
    await of().set({ picture: null }).execute()
    await of().set({ taken_down_at: new Date(), taken_down_by: by }).where('id', '=', newest.id).execute()
    expect((await told()).text).toBe(before.text)
    const { review } = await db.selectFrom('cause').select('review').where('id', '=', causeId).executeTakeFirstOrThrow()
    await db.updateTable('cause').set({ review: 'waiting' }).where('id', '=', causeId).execute()
    expect(await told()).toBeNull()
    await db.updateTable('cause').set({ review }).where('id', '=', causeId).execute()
    await of().set({ taken_down_at: new Date(), taken_down_by: by }).execute()
    expect(await told()).toBeNull()
    await of().set({ taken_down_at: null, taken_down_by: null }).execute()
  })
})
