import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coverRoutes } from '../kit/cover.ts'
import { explore } from '../kit/explore.ts'
import { isWhole } from '../kit/matrix.ts'
import { charts } from '../kit/registry.ts'
import { openSite, type TestSite } from '../kit/site.ts'
import { routesOf, walkScripts } from '../qa/walk.ts'
import { walkPartScripts } from '../qa/walk-part.ts'
import { writeReport, writeScripts } from '../qa/write.ts'
import { partDriversOnDisk } from './drivers.ts'
import { donationQueryDriver as driver } from './giving/donation-query.driver.ts'
import { canCause } from './walk-route.ts'

const found = charts.find(({ name }) => name === driver.chart)
if (!found) throw new Error('There is no chart donationQuery.')
const chart = found
const folder = mkdtempSync(join(tmpdir(), 'qa-'))
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await site.close()
})

test.runIf(isWhole)(
  'the scripts of a flow go over every way on that its screen has, in the words of the screen, without an index or a name of the code',
  async () => {
    const ways = (routes: ReturnType<typeof routesOf>) =>
      new Set(routes.flatMap(({ names, values }) => names.map((name, index) => `${values[index]} ${name} ${values[index + 1]}`)))
    const routes = routesOf(chart, driver)
    const allWays = coverRoutes(
      explore(chart.machine, chart.fixtures),
      (name, ...where) => name.startsWith('after: ') || canCause(driver, name, ...where),
    )
    expect(ways(routes)).toEqual(ways(allWays))

    const scripts = await walkScripts(site, chart, driver, { folder })
    expect(scripts.map(({ fault }) => fault)).toEqual(routes.map(() => undefined))
    expect(scripts.map(({ steps }) => steps.length)).toEqual(routes.map(({ values }) => values.length))
    writeScripts(folder, chart, scripts)
    const script = textOf('script.md')
    expect(script).toContain('1. Log in as supporter@farthing.example.\n2. Open /enquiry/donation-query/D1.\n')
    expect(script).toContain(
      'Choose “It was declined and shouldn’t have been”, then press the button “Continue”.\n   - Expect the heading “What should we know?”',
    )
    expect(script).toContain(
      'Fill in the field “What happened? (optional)” with “I used no voucher”, then press the button “Send claim”.',
    )
    expect(script).toContain('The server answers: ')
    // What time leads to, with the words that one waits for.
    const silences = routes.flatMap(({ names }) => names.filter((name) => name === 'after: patience'))
    expect(silences.length).toBeGreaterThan(1)
    expect(script.match(/Wait 15 seconds until you see .*“.+”/gi)).toHaveLength(silences.length)
    // What has to be done for it stands in the step before.
    expect(script).toMatch(/^\d+\. Have the network tools of the browser block “\/api\/.+”, then press the button “.+”\.$/m)
    expect(script).toContain('npm run qa -- donation-query --run')
    const steps = script.match(/^\d+\. .+$/gm) ?? []
    expect(steps).toHaveLength(scripts.reduce((sum, one) => sum + one.steps.length + 1, 0))
    const names = [...Object.keys(chart.fixtures.events), ...Object.keys(chart.fixtures.outcomes), 'Fixtures', 'undefined']
    expect(names.filter((name) => script.includes(name))).toEqual([])
    expect(script).not.toMatch(/#\d|done#|input:/)
    for (const { picture } of scripts.flatMap((one) => one.steps))
      if (picture) expect(existsSync(join(folder, picture))).toBe(true)
  },
)

test('a part of screens has its scripts too, and what is looked at there is told by what stands there', async () => {
  const part = (await partDriversOnDisk()).find(({ chart: named }) => named === 'collapsible')
  const itsChart = charts.find(({ name }) => name === 'collapsible')
  if (!part || !itsChart) throw new Error('There is no part collapsible.')
  const scripts = await walkPartScripts(site, itsChart, part, { folder })
  expect(scripts.map(({ fault, steps }) => [fault, steps.map(({ does, expects }) => [does, expects])])).toEqual([
    [
      undefined,
      [
        [['Open /dev/ui'], 'Expect that “Its content.” isn’t there'],
        [['Press the button “A panel that opens”'], 'Expect “Its content.”'],
        [['Press the button “A panel that opens”'], 'Expect that “Its content.” isn’t there'],
      ],
    ],
  ])
})

test('scripts that run themselves fail where the screen is wrong, and the report says at which step, beside the trace', async () => {
  const scripts = await walkScripts(site, chart, driver, {
    folder,
    isTraced: true,
    patience: 5_000,
    prepare: (page) =>
      page.addInitScript(() => {
        new MutationObserver(() => {
          for (const { firstChild } of document.querySelectorAll('h1'))
            if (firstChild instanceof Text && firstChild.data === 'What should we know?') firstChild.data = 'What do we know?'
        }).observe(document, { childList: true, subtree: true })
      }),
  })
  const faults = scripts.flatMap(({ fault }) => fault ?? [])
  expect(faults.length).toBeGreaterThan(0)
  expect(faults[0]).toMatch(/^Step \d+ \(.*Press the button “Continue”\): /)
  writeReport(folder, chart, scripts)
  const report = textOf('report.html')
  expect(report).toContain(`${scripts.length - faults.length} of ${scripts.length} went as they should.`)
  expect(report).toContain('It failed.')
  expect(report).toContain('npx playwright show-trace 01-trace.zip')
  for (const { trace } of scripts) expect(existsSync(join(folder, trace ?? 'none'))).toBe(true)
})
