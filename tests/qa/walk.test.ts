import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { driversOnDisk, partDriversOnDisk } from '../browser/drivers.ts'
import { openPartSite } from '../browser/part-site.ts'
import { type Chart, charts } from '../kit/registry.ts'
import { openSite, type TestSite } from '../kit/site.ts'
import { folderOf } from './folder.ts'
import type { Script } from './script.ts'
import { walkScripts } from './walk.ts'
import { walkPartScripts } from './walk-part.ts'
import { writeReport, writeScripts } from './write.ts'

/** What `npm run qa` runs, and nothing else does: the scripts of the flows that it names. */
const names = (process.env.QA ?? '').split(' ')
const isRun = process.env.QA_RUN === '1'
const isNamed = ({ chart }: { chart: string }) => names.includes(chart)
const drivers = (await driversOnDisk()).filter(isNamed)
const parts = (await partDriversOnDisk()).filter(isNamed)

let site: TestSite
let asking: TestSite | undefined
beforeAll(async () => {
  site = await (parts.length > 0 ? openPartSite() : openSite())
  if (parts.some(({ asksConsent }) => asksConsent)) asking = await openSite({ consentManager: 'own' })
})
afterAll(async () => {
  await site.close()
  await asking?.close()
})

function keep(chart: Chart, scripts: readonly Script[]): void {
  if (isRun) writeReport(folderOf(chart.name), chart, scripts)
  else writeScripts(folderOf(chart.name), chart, scripts)
  expect(scripts.flatMap(({ fault }) => fault ?? [])).toEqual([])
}
function chartOf({ chart: named }: { chart: string }): Chart {
  const chart = charts.find(({ name }) => name === named)
  if (!chart) throw new Error(`There is no chart ${named}.`)
  return chart
}

describe.each(drivers)('the scripts of $chart', (driver) => {
  test('go as they should on the screen', async () => {
    const chart = chartOf(driver)
    keep(chart, await walkScripts(site, chart, driver, { folder: folderOf(chart.name), isTraced: isRun }))
  })
})

describe.each(parts)('the scripts of the part $chart', (driver) => {
  test('go as they should on its page', async () => {
    const chart = chartOf(driver)
    const where = driver.asksConsent ? asking : site
    if (where) keep(chart, await walkPartScripts(where, chart, driver, { folder: folderOf(chart.name), isTraced: isRun }))
  })
})
