import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR } from '#contract/limits.ts'
import { countedFlows, type FlowStep, flowLimits } from '#contract/telemetry/flows.ts'
import { seededFlows } from '#server/db/seed/flow-counts.ts'
import { runJobs } from '#server/jobs/jobs.ts'
import { chartRecordOf } from '#server/shared/charts/chart-records.ts'
import { declared } from '#tests/kit/declared.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const step = (state: string, happened: FlowStep['happened'], chart = 'login'): FlowStep => ({ chart, state, happened })

describe.each(engines)('how far people come in flows, on %s', (engine) => {
  let server: TestServer
  let asking: TestServer
  let network = 0
  beforeAll(async () => {
    server = await openTestServer(engine)
    asking = await openTestServer(engine, { consentManager: 'own' })
  })
  afterAll(() => Promise.all([server.close(), asking.close()]))

  const tell = (body: unknown, { at = server, ip = `10.41.${network++}.1` } = {}) =>
    at.call('POST', '/api/analytics/flows', { body, ip })
  const forget = (at = server) => at.services.db.deleteFrom('flow_count').execute()
  const rows = async () =>
    (
      await sql`SELECT chart, state, day::text AS day, entered, went_on, gave_up FROM flow_count ORDER BY 1, 2, 3`.execute(
        server.services.db,
      )
    ).rows
  async function peopleIn(chart: string, at = server) {
    const token = (await at.logIn('support')).tokens.accessToken
    return (await at.call('GET', `/api/support/charts/${chart}`, { token })).details.people
  }

  test('A-070 steps are added up by chart, state and day, and nothing else is kept', async () => {
    expect(declared('sendFlowSteps')).toEqual(['A-070', 'POST /api/analytics/flows', 'anyone', 3000, 'swallow'])
    await forget()
    const first = [step('editing', 'entered'), step('editing', 'left'), step('badCredentials', 'entered')]
    expect(await tell({ steps: first })).toMatchObject({ status: 200, details: {} })
    await tell({ steps: [step('editing', 'entered'), step('editing', 'givenUp')] })
    server.clock.advance(DAY)
    await tell({ steps: [step('editing', 'entered'), step('choosing.shop.found', 'entered', 'guestRaise')] })
    const [day, next] = ['2026-11-21', '2026-11-22']
    expect(await rows()).toEqual([
      { chart: 'guestRaise', state: 'choosing.shop.found', day: next, entered: 1, went_on: 0, gave_up: 0 },
      { chart: 'login', state: 'badCredentials', day, entered: 1, went_on: 0, gave_up: 0 },
      { chart: 'login', state: 'editing', day, entered: 2, went_on: 1, gave_up: 1 },
      { chart: 'login', state: 'editing', day: next, entered: 1, went_on: 0, gave_up: 0 },
    ])
  })

  test('a chart, a state or a flow that there is none of is passed over, and the rest is counted', async () => {
    await forget()
    const unknown = [
      step('editing', 'entered', 'noChart'),
      step('of a former day', 'entered'),
      step('any', 'entered'),
      step('open', 'entered', 'modal'),
      step('success', 'entered'),
    ]
    expect((await tell({ steps: unknown })).status).toBe(200)
    expect(await rows()).toMatchObject([{ chart: 'login', state: 'success' }])
  })

  test('what has another shape is refused whole: another happening, a field more, too many', async () => {
    await forget()
    const good = step('editing', 'entered')
    const wrong = [
      { steps: [{ ...good, happened: 'looked' }] },
      { steps: [good, { ...good, session: 'of somebody' }] },
      { steps: [good], person: 1 },
      { steps: [{ chart: 'login', happened: 'entered' }] },
      { steps: [{ ...good, state: 1 }] },
      { steps: Array(flowLimits.together + 1).fill(good) },
      [good],
    ]
    for (const body of wrong)
      expect([JSON.stringify(body).slice(0, 90), (await tell(body)).status]).toEqual([expect.anything(), 422])
    expect(await rows()).toEqual([])
  })

  test('one network moves the figures by no more than six hundred steps an hour', async () => {
    await forget()
    const steps = Array(100).fill(step('editing', 'entered'))
    const statuses = []
    for (let call = 0; call < 8; call++) statuses.push((await tell({ steps }, { ip: '10.42.0.1' })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
    expect(await rows()).toMatchObject([{ entered: 600 }])
    expect((await tell({ steps }, { ip: '10.43.0.1' })).status).toBe(200)
    server.clock.advance(HOUR)
    expect((await tell({ steps }, { ip: '10.42.0.1' })).status).toBe(200)
    const calls = []
    for (let call = 0; call < 31; call++) calls.push((await tell({ steps: [] }, { ip: '10.44.0.1' })).status)
    expect(calls.filter((status) => status === 429)).toHaveLength(1)
  })

  test('fewer than five are no figure, for the support team too; older than thirty days are none either', async () => {
    await forget()
    const enter = (count: number) => Array<FlowStep>(count).fill(step('editing', 'entered'))
    await tell({ steps: [...enter(4), step('editing', 'left'), step('success', 'entered')] })
    const editing = async () => (await peopleIn('login')).states.find(({ path }: { path: string }) => path === 'editing')
    expect(await editing()).toEqual({ path: 'editing', entered: null, left: null, givenUp: null })
    await tell({ steps: [...enter(1), ...Array<FlowStep>(5).fill(step('editing', 'givenUp'))] })
    expect(await editing()).toEqual({ path: 'editing', entered: 5, left: null, givenUp: 5 })
    server.clock.advance(29 * DAY)
    expect(await editing()).toMatchObject({ entered: 5 })
    server.clock.advance(DAY)
    expect(await editing()).toMatchObject({ entered: null, givenUp: null })
  })

  test('it says whether anybody is asked, and of a chart that is no flow nothing', async () => {
    expect(await peopleIn('modal')).toBeNull()
    expect(await peopleIn('login')).toMatchObject({ days: 30, shownFrom: 5, isAsking: false })
    expect(await peopleIn('login', asking)).toMatchObject({ isAsking: true })
  })

  test('what was counted goes after thirteen months', async () => {
    await forget()
    await tell({ steps: [step('editing', 'entered')] })
    server.clock.advance(flowLimits.keptDays * DAY)
    await runJobs(server.services)
    expect(await rows()).toHaveLength(1)
    server.clock.advance(DAY)
    await runJobs(server.services)
    expect(await rows()).toEqual([])
  })

  test('the demo’s figures are of states that there are, and each of a flow that loses people on its way', async () => {
    for (const { chart, way, aside = [] } of seededFlows) {
      const paths = (await chartRecordOf(chart))?.parts.map(({ path }) => path) ?? []
      expect([...way, ...aside].map(([state]) => state).filter((state) => !paths.includes(state))).toEqual([])
      expect(countedFlows).toContain(chart)
    }
    const seen = await peopleIn('supporterRegistration', asking)
    const by = (name: string) => seen.states.find(({ path }: { path: string }) => path === name)
    expect(by('chooseCause').entered).toBeGreaterThan(by('account.createAccount').entered)
    expect(by('account.createAccount').entered).toBeGreaterThan(by('done').entered)
    expect(by('done').entered).toBeGreaterThan(100)
    expect(by('account.createAccount').givenUp).toBeGreaterThan(50)
  })
})
