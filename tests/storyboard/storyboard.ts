import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chartRecordOf } from '#server/shared/charts/chart-records.ts'
import { driversOnDisk, partDriversOnDisk } from '../browser/drivers.ts'
import { isForBoth } from '../browser/walk-route.ts'
import { ensureChromium } from '../kit/chromium.ts'
import { charts } from '../kit/registry.ts'
import { anchorsOf, boardOf } from './board.ts'
import { drawnWith, type Width } from './drawn.ts'
import { folderOf, type Recording } from './record.ts'
import { scriptOf } from './words.ts'

/** As whom somebody meets its screens. */
async function whoMeets(name: string): Promise<string> {
  const part = parts.find(({ chart }) => chart === name)
  const driver = (await driversOnDisk()).find(({ chart }) => chart === name)
  const person = driver?.signsIn ? (driver.signsInAs ?? 'supporter') : part?.signsIn === true ? 'supporter' : part?.signsIn
  if (person) return `Logged in as ${person}@farthing.example`
  return driver && isForBoth(driver) ? 'Logged out, or logged in where the first state says so' : 'Logged out'
}

/**
 * `npm run storyboard -- donationQuery`, or several, or none for all: walks the chart's screens and writes into `.storyboard/` for each a page with the real screen of
 * every state at 375 and 1280 px, and the scripts by which a person walks every way on. A walk that does not do what the chart says fails.
 */
const root = resolve(import.meta.dirname, '../..')
process.env.STORYBOARD = join(root, '.storyboard')
const parts = await partDriversOnDisk()
const known = [...(await driversOnDisk()), ...parts].map(({ chart }) => chart)
const asked = process.argv.slice(2).map((name) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
const unknown = asked.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(
    `No chart with a screen, or a part of one, is called ${unknown.join(', ')}. There are: ${known.toSorted().join(', ')}.`,
  )
  process.exit(1)
}
const names = asked.length > 0 ? asked : known
for (const name of names) rmSync(folderOf(name), { recursive: true, force: true })
ensureChromium()
const { status } = spawnSync(
  resolve(root, 'node_modules/.bin/vitest'),
  [
    'run',
    '-c',
    'tests/vitest.config.ts',
    '--testTimeout=900000',
    'tests/browser/chart-screens.test.ts',
    'tests/browser/parts.test.ts',
    '-t',
    `the (screens of|part) (${names.join('|')}) `,
  ],
  { cwd: root, stdio: 'inherit', env: process.env },
)
for (const name of names) {
  const file = join(folderOf(name), 'recording.json')
  const chart = charts.find((one) => one.name === name)
  if (!chart || !existsSync(file)) continue
  const recording: Recording = JSON.parse(readFileSync(file, 'utf8'))
  const record = await chartRecordOf(name)
  if (!record) throw new Error(`There is no record of ${name}.`)
  const drawnAt = (width: Width) => drawnWith(record, chart, recording, anchorsOf(recording), width)
  const drawings = { 375: await drawnAt(375), 1280: await drawnAt(1280) }
  const who = await whoMeets(name)
  writeFileSync(join(folderOf(name), 'index.html'), boardOf(chart, recording, drawings))
  writeFileSync(join(folderOf(name), 'script.md'), scriptOf(chart, recording, { who, where: recording.address ?? 'its page' }))
  console.log(join(folderOf(name), 'index.html'))
}
process.exitCode = status ?? 1
