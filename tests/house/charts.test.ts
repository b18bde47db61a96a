import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { driversOnDisk } from '../browser/drivers.ts'
import { charts } from '../kit/registry.ts'

const browserTests = resolve(import.meta.dirname, '../browser')
const sources = readdirSync(browserTests, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(resolve(browserTests, file), 'utf8') }))
const walked = new Set(sources.flatMap(({ text }) => [...text.matchAll(/^ +chart: '(\w+)',$/gm)].map((match) => match[1])))

/** Charts whose states nobody sees, and where else what they do is held to. */
const unseen: Record<string, string> = {
  adminReview: 'runs in the server; the console’s chart has the screen',
  causeDormancy: 'runs in the server; the settings’ chart has the screen',
  causeClosing: 'runs in the server; the settings’ chart and the console’s have the screens',
  handover: 'runs in the server; the settings’ chart has the screen',
  heldMoney: 'runs in the server; the console’s chart has the screen',
  causePayment: 'runs in the server, in the payment run',
  accountCheck: 'runs in the server; the console’s chart has the screen',
  causeReview: 'runs in the server; the console’s chart and the dashboard’s have the screens',
  paymentRun: 'runs in the server; the console’s chart has the screen',
  paymentLine: 'runs in the server; the console’s chart has the screen',
  claim: 'runs in the server; the claim’s page and the console have charts of their own',
  donation: 'runs in the server; the donation’s page has a chart of its own',
  finalising: 'a part of the wizards’ charts, which are walked',
  emailProbe: 'a part of the wizards’ charts, which are walked',
  accountCreation: 'a part of the wizards’ charts, which are walked',
  toastStack: 'spawns toasts, whose own chart is walked; the gallery’s test fills it',
  app: 'page-app.test.ts, and the tests of sessions, pages and toasts, which it holds',
  session: 'session.test.ts, who-is-here.test.ts and the table of access; what it holds has drivers of its own',
  legacySession: 'session.test.ts',
  requestQueue: 'session.test.ts: 25 calls in each of 20 tabs',
  routeGuard: 'the table of access: every route for every kind of person',
  tokenService: 'session.test.ts and storage.test.ts',
  searchSession: 'services.test.ts',
  referralCapture: 'services.test.ts and rewards.test.ts',
  experiment: 'services.test.ts',
  featureFlags: 'services.test.ts',
  analyticsBatcher: 'services.test.ts',
  searchEventBatcher: 'services.test.ts',
  flowCounter: 'flows.test.ts: counted with consent, told when the page goes',
  logShipper: 'services.test.ts',
  vendorScript: 'vendors.test.ts',
}

test('every chart runs its generated paths in the app, or is named here with the reason why nobody can see them', () => {
  const names = charts.map(({ name }) => name)
  expect(names.filter((name) => !walked.has(name) && !(name in unseen))).toEqual([])
  expect([...walked].filter((name) => !names.includes(name ?? ''))).toEqual([])
  // Nothing stands in the list that is walked, or is no chart any more.
  expect(Object.keys(unseen).filter((name) => walked.has(name) || !names.includes(name))).toEqual([])
})

/** Events that no driver causes, and what holds them instead. The list may only shrink. */
const uncaused: Record<string, string> = {
  'donationQuery step.shown': 'the browser’s own Back: step-address.test.ts, by which every wizard is led',
  'businessRegistration step.shown': 'the browser’s own Back: step-address.test.ts, by which every wizard is led',
  'causeRegistration step.shown': 'the browser’s own Back: registration.test.ts, and step-address.test.ts',
  'supporterRegistration step.shown': 'the browser’s own Back: step-address.test.ts, by which every wizard is led',
  'stampCard stamp.earned': 'in the server, where a donation is paid for: money.test.ts',
  'stampCard stamp.withdrawn': 'in the server, where a donation is taken back: money.test.ts',
  'supportQueue width.changed': 'a window that is made wider: tests/screens/support/support-queue.test.tsx',
}
const uncausedAtMost = 7

test('each event of a chart with a screen is caused by its driver, or is listed with what holds it instead, and the list only shrinks', async () => {
  const missing = (await driversOnDisk()).flatMap(({ chart, controls, happens, byItself, onlyIn }) => {
    const said = [controls, happens, byItself, onlyIn].flatMap((names) => Object.keys(names ?? {}))
    const events = Object.keys(charts.find(({ name }) => name === chart)?.fixtures.events ?? {})
    return events
      .filter((event) => !said.some((name) => name === event || name.startsWith(`${event}#`)))
      .map((event) => `${chart} ${event}`)
  })
  expect(missing.toSorted()).toEqual(Object.keys(uncaused).toSorted())
  expect(Object.keys(uncaused).length).toBeLessThanOrEqual(uncausedAtMost)
})

test('what happens without anything being used on the page has its words in the driver, for who follows a script by hand', async () => {
  const uses = /click|fill|check\(|press|goto|go\(|reload|setInput/i
  const untold = (await driversOnDisk()).flatMap(({ chart, happens = {}, outside = {} }) =>
    Object.entries(happens)
      .filter(([name, cause]) => !name.startsWith('after: ') && !(name in outside) && !uses.test(String(cause)))
      .map(([name]) => `${chart} ${name}`),
  )
  expect(untold).toEqual([])
})

test('a driver says why a control does not stand for an event in a state, and why a happening is left out of one', () => {
  const isComment = (line = '') => /^\s*\/\//.test(line)
  const unsaid = sources
    .filter(({ file }) => file.endsWith('.driver.ts'))
    .flatMap(({ file, text }) => {
      const lines = text.split('\n')
      return lines.flatMap((line, index) =>
        /^\s+(byItself|onlyIn): /.test(line) && !isComment(lines[index - 1]) && !isComment(lines[index + 1])
          ? [`${file}:${index + 1}`]
          : [],
      )
    })
  expect(unsaid).toEqual([])
})
