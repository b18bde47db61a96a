import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { driversOnDisk } from '../browser/drivers.ts'
import { charts } from '../kit/registry.ts'
import { openSite, type TestSite } from '../kit/site.ts'
import { folderOf } from './folder.ts'
import { walkScripts } from './walk.ts'
import { writeReport, writeScripts } from './write.ts'

/** What `npm run qa` runs, and nothing else does: the scripts of the flows that it names. */
const names = (process.env.QA ?? '').split(' ')
const isRun = process.env.QA_RUN === '1'
const drivers = (await driversOnDisk()).filter(({ chart }) => names.includes(chart))

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

describe.each(drivers)('the scripts of $chart', (driver) => {
  test('go as they should on the screen', async () => {
    const chart = charts.find(({ name }) => name === driver.chart)
    if (!chart) throw new Error(`There is no chart ${driver.chart}.`)
    const folder = folderOf(driver.chart)
    const scripts = await walkScripts(site, chart, driver, { folder, isTraced: isRun })
    if (isRun) writeReport(folder, chart, scripts)
    else writeScripts(folder, chart, scripts)
    expect(scripts.flatMap(({ fault }) => fault ?? [])).toEqual([])
  })
})
