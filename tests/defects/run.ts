import { ensureChromium } from '../kit/chromium.ts'
import { copyTree } from '../kit/tree-copy.ts'
import { defects } from './all.ts'
import type { Area } from './defect.ts'
import { type Step, stepsOf } from './steps.ts'

/**
 * `npm run defects`: puts each defect into a copy of the tree, one at a time, and runs the narrow tests of its flow until one fails. At least 95 % must be found.
 * Names take a part: an area, a flow, or words of what breaks; `--without-browser` leaves Chromium out. Each run is tried on the tree as it is first, since a test
 * that always fails finds nothing; `--trusting` leaves that out.
 */
const goal = 0.95
const asked = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const withBrowser = !process.argv.includes('--without-browser')
const areas = Object.entries(defects) as [Area, (typeof defects)[Area]][] // its keys are areas
const chosen = areas
  .flatMap(([area, some]) => some.map((defect) => ({ area, defect, steps: stepsOf(area, defect) })))
  .filter(
    ({ area, defect }) =>
      asked.length === 0 || asked.some((one) => [area, defect.flow].includes(one) || defect.breaks.includes(one)),
  )
  .map(({ steps, ...one }) => ({ ...one, steps: steps.filter(({ browser }) => withBrowser || !browser) }))

if (withBrowser) ensureChromium()
const copy = copyTree('defects')
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`

/** Whether the tests of a step fail. A site that can't even be built is found as well. */
function fails({ browser, asks }: Step): boolean {
  if (browser && copy.node('tests/kit/build-site.ts').status !== 0) return true
  const { status, said } = copy.node('node_modules/vitest/vitest.mjs', 'run', '-c', 'tests/vitest.config.ts', '--bail=1', ...asks)
  if (process.env.SAY) console.log(said)
  return status !== 0
}

const found = new Map<string, boolean>()
try {
  const broken: string[] = []
  if (!process.argv.includes('--trusting')) {
    const each = new Map(chosen.flatMap(({ steps }) => steps.map((step) => [JSON.stringify(step.asks), step])))
    for (const step of each.values()) if (fails(step)) broken.push(step.asks.join(' '))
  }
  if (broken.length > 0) throw new Error(`These fail without any defect, so they find none:\n${broken.join('\n')}`)
  for (const { area, defect, steps } of chosen) {
    const since = performance.now()
    const stood = copy.read(defect.file)
    copy.replace(defect.file, defect.old, defect.next)
    const by = steps.find(fails)
    copy.write(defect.file, stood)
    found.set(defect.breaks, by !== undefined)
    console.log(`${by ? `found by its ${by.name}` : 'NOT FOUND'} (${area}, ${defect.flow}, ${seconds(since)}): ${defect.breaks}`)
  }
} finally {
  copy.remove()
}
const missed = [...found].filter(([, isFound]) => !isFound).map(([breaks]) => breaks)
console.log(
  `${found.size - missed.length} of ${found.size} seeded defects found${missed.length > 0 ? `; not found: ${missed.join('; ')}` : ''}`,
)
process.exitCode = found.size > 0 && missed.length <= (1 - goal) * found.size ? 0 : 1
