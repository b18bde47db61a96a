import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { classifyOrigin } from '#contract/telemetry/origin.ts'
import { analyticsBatcherMachine } from '#machines/telemetry/analytics-batcher/analytics-batcher.machine.ts'
import type { AnalyticsEvent } from '#machines/telemetry/batcher.states.ts'
import { type LogEntry, logShipperMachine } from '#machines/telemetry/log-shipper/log-shipper.machine.ts'
import type { Api } from '#web/api/client.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { createContent } from '#web/site/content.ts'
import { createExperiments } from '#web/site/telemetry/experiments.ts'
import { flagsOf } from '#web/site/telemetry/flags.ts'
import { campaignOf, scrubAddress, scrubText } from '#web/site/telemetry/scrub.ts'

test.each([
  ['IOS30-7', 'app'],
  ['AND30', 'app'],
  ['TAN1', 'donationReminder'],
  ['TAS', 'donationReminder'],
  ['TCHx', 'donationReminder'],
  ['TEC', 'donationReminder'],
  ['TFF', 'donationReminder'],
  ['TIO', 'donationReminder'],
  ['TIP', 'donationReminder'],
  ['TMA', 'donationReminder'],
  ['TSE', 'donationReminder'],
  ['TXX', 'web'],
  ['XIOS30', 'web'],
  ['ios30', 'web'],
  ['', 'web'],
  [null, 'web'],
  [undefined, 'web'],
] as const)('C-077…C-079 the origin code %j is %s', (code, origin) => {
  expect(classifyOrigin(code)).toBe(origin)
})

test('X-033 flags come as a map or as a list, and mean the same', () => {
  expect(flagsOf({ a: true, b: 'x' })).toEqual({ a: true, b: 'x' })
  expect(
    flagsOf([
      { name: 'a', value: true },
      { name: 'b', value: 'x' },
    ]),
  ).toEqual({ a: true, b: 'x' })
})

function experimentsOver(answer: () => Promise<{ variantKey: string }>, isAllowed = true) {
  const asked: unknown[] = []
  const exposures: unknown[] = []
  const api = {
    ask: async (_call: unknown, input: { body: unknown }) => {
      asked.push(input.body)
      return { details: await answer(), headers: new Headers() }
    },
  } as unknown as Api // the one call that experiments make
  const analytics = {
    record: (...told: unknown[]) => void exposures.push(told),
    searchSeen: () => {},
    isAllowed: () => isAllowed,
  }
  return { asked, exposures, experiments: createExperiments({ api, analytics, entity: () => 'installation-1' }) }
}

test('F-075, A-075, T-012 an experiment is asked once, as the specification says, and counts as seen', async () => {
  const { asked, exposures, experiments } = experimentsOver(async () => ({ variantKey: 'variant' }))
  expect(await Promise.all([experiments.variantOf('logged-out-shopping'), experiments.variantOf('logged-out-shopping')])).toEqual(
    ['variant', 'variant'],
  )
  expect(asked).toEqual([
    { entityID: 'installation-1', flagKey: 'logged-out-shopping', entityContext: {}, entityType: 'report', enableDebug: false },
  ])
  expect(exposures).toEqual([['experiment', 'exposed', { flagKey: 'logged-out-shopping', variantKey: 'variant' }]])
})

test('F-075 an experiment that fails shows the control, and nobody counts as having seen it', async () => {
  const { exposures, experiments } = experimentsOver(async () => {
    throw new ApiFailure('system')
  })
  expect(await experiments.variantOf('starter-pack')).toBe('control')
  expect(exposures).toEqual([])
})

test('X-062 without consent everybody sees the control, and nothing is asked', async () => {
  const { asked, exposures, experiments } = experimentsOver(async () => ({ variantKey: 'variant' }), false)
  expect(await experiments.variantOf('starter-pack')).toBe('control')
  expect([asked, exposures]).toEqual([[], []])
})

test('V-083, V-084 an experiment has a name, and its entity is a text', () => {
  const { experiments } = experimentsOver(async () => ({ variantKey: 'variant' }))
  expect(() => experiments.variantOf(' ')).toThrow('Must have a valid experiment name')
  expect(() => experiments.variantOf('starter-pack', 7)).toThrow('entityId must be a string')
})

test('A26 what leaves the page is scrubbed of tokens, addresses of people, postcodes and secrets of links', () => {
  expect(scrubText('broken for a.b@example.org at SW1A 1AA with ?fp=abc&x=1 and aaaaaaaaaaaa.bbbbbbbbbbbb.cccccccccccc')).toBe(
    'broken for [email] at [postcode] with ?fp=…&x=1 and [token]',
  )
  expect(scrubAddress('https://site.example/password/reset/secret-of-the-link?utm_source=x&email=a@example.org')).toBe(
    'https://site.example/password/reset/…?utm_source=x',
  )
  expect(scrubAddress('not an address')).toBe('')
  expect(campaignOf('https://site.example/?utm_source=x&utm_id=2&q=y')).toEqual({ utm_source: 'x' })
})

test('T-017, E-069 a collector that fails again and again is reported once', async () => {
  const clock = new SimulatedClock()
  let reported = 0
  let tried = 0
  const actor = createActor(
    analyticsBatcherMachine.provide({
      actors: {
        sendEvents: fromPromise<void, { events: AnalyticsEvent[] }>(async () => {
          tried += 1
          throw new Error('unavailable')
        }),
      },
      actions: {
        reportFailure: () => {
          reported += 1
        },
      },
    }),
    { clock },
  ).start()
  const event = { eventTime: '', property: 'website', category: 'page', event: 'viewed', level: 'info', eventData: {} }
  for (let round = 1; round <= 3; round++) {
    actor.send({ type: 'event.recorded', event })
    clock.increment(1000)
    await expect.poll(() => actor.getSnapshot().value).toBe('collecting')
    expect({ tried, reported }).toEqual({ tried: round, reported: 1 })
  }
})

/** Lets what is settled go on. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

test('C-030 lines go out after a second; a server that takes none is tried after twice as long, up to half a minute, and the newest 500 are kept', async () => {
  const clock = new SimulatedClock()
  const tries: number[] = []
  const actor = createActor(
    logShipperMachine.provide({
      actors: {
        sendLogs: fromPromise<void, { entries: LogEntry[] }>(async () => {
          tries.push(clock.now())
          throw new Error('unavailable')
        }),
      },
    }),
    { clock },
  ).start()
  const line = (timestamp: number): LogEntry => ({
    service: 'website',
    msg: 'x',
    level: 'error',
    timestamp,
    logger: 'page',
    medium: 'browser',
  })
  for (let at = 1; at <= 501; at++) actor.send({ type: 'line.logged', entry: line(at) })
  const waiting = actor.getSnapshot().context.waiting.map(({ timestamp }) => timestamp)
  expect([waiting.length, waiting[0], waiting.at(-1)]).toEqual([500, 2, 501])
  const waits = [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]
  for (const [index, wait] of waits.entries()) {
    clock.increment(wait - 1)
    await settle()
    expect(tries).toHaveLength(index)
    clock.increment(1)
    await settle()
    expect(tries).toHaveLength(index + 1)
  }
})

test('F-077, C-027 ten texts are read side by side, each once', async () => {
  const content = createContent(new SimulatedClock())
  const held: ((text: string) => void)[] = []
  let most = 0
  let open = 0
  const read = () => {
    most = Math.max(most, ++open)
    return new Promise<string>((resolve) => held.push(resolve)).finally(() => open--)
  }
  const texts = Array.from({ length: 25 }, (_, index) => content.read(`text ${index}`, read))
  expect(content.read('text 3', read)).toBe(texts[3])
  for (let answered = 0; answered < 25; answered++) {
    await settle()
    held.shift()?.('read')
  }
  expect(new Set(await Promise.all(texts))).toEqual(new Set(['read']))
  expect(most).toBe(10)
})

test('F-077, C-027 a failed read is tried five times more, after 350 ms and then twice as long each time', async () => {
  const clock = new SimulatedClock()
  const content = createContent(clock)
  const tries: number[] = []
  const failure = new ApiFailure('system')
  let isBack = false
  const read = async () => {
    if (isBack) return 'here after all'
    tries.push(clock.now())
    throw failure
  }
  const text = content.read('terms', read)
  const outcome = text.catch((error: unknown) => error)
  for (const pause of [350, 700, 1400, 2800, 5600]) {
    await settle()
    clock.increment(pause - 1)
    await settle()
    const before = tries.length
    clock.increment(1)
    await settle()
    expect(tries.length).toBe(before + 1)
  }
  expect(tries).toEqual([0, 350, 1050, 2450, 5250, 10_850])
  expect(await outcome).toBe(failure)
  isBack = true
  expect(await content.read('terms', read)).toBe('here after all')
})

test('F-077 a text that is not there is not asked for again', async () => {
  let tries = 0
  const gone = new ApiFailure('request', { status: 404 })
  const text = createContent(new SimulatedClock()).read('terms', async () => {
    tries += 1
    throw gone
  })
  await expect(text).rejects.toBe(gone)
  expect(tries).toBe(1)
})
