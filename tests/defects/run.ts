import { ensureChromium } from '../kit/chromium.ts'
import { copyTree } from '../kit/tree-copy.ts'
import { defects } from './all.ts'
import type { Area, Defect } from './defect.ts'
import { inRounds, type Step, stepsOf } from './steps.ts'

/**
 * `npm run defects`: puts seeded defects into a copy of the tree and runs the narrow tests of their flows until one fails; at least 95 % must be found.
 * Names take a part: an area, a flow, or words of what breaks; `--without-browser` leaves Chromium out. Each run is tried on the tree as it is first, since a test
 * that always fails finds nothing; `--trusting` leaves that out.
 */
const goal = 0.95
const asked = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const withBrowser = !process.argv.includes('--without-browser')
const areas = Object.entries(defects) as [Area, Defect[]][] // its keys are areas
const chosen = areas
  .flatMap(([area, some]) => some.map((defect) => ({ area, defect, ...stepsOf(area, defect) })))
  .filter(
    ({ area, defect }) =>
      asked.length === 0 || asked.some((one) => [area, defect.flow].includes(one) || defect.breaks.includes(one)),
  )

if (withBrowser && chosen.some(({ inChromium }) => inChromium)) ensureChromium()
const copy = copyTree('defects')
const vitest = (...asks: string[]) => copy.node('node_modules/vitest/vitest.mjs', 'run', '-c', 'tests/vitest.config.ts', ...asks)
const fails = ({ asks }: Step) => vitest('--bail=1', ...asks).status !== 0

interface Asserted {
  status: string
  fullName: string
  failureMessages: string[]
}
const whyFailed = ({ status, fullName, failureMessages }: Asserted) =>
  status === 'failed' ? [`${fullName}: ${failureMessages.join(' ').slice(0, 1000)}`] : []

/** What fails of these steps on the tree as it is: their files in one run, and what has a name in one more. */
function failingSteps(steps: readonly Step[]): string[] {
  const isNamed = ({ asks }: Step) => asks.includes('-t')
  const files = [...new Set(steps.filter((one) => !isNamed(one)).flatMap(({ asks }) => asks))]
  const walks = new Set(steps.filter(isNamed).flatMap(({ asks }) => asks.slice(0, -2)))
  const names = new Set(steps.filter(isNamed).map(({ asks }) => `(${asks.at(-1)})`))
  const runs = [files, walks.size > 0 ? [...walks, '-t', [...names].join('|')] : []].filter((asks) => asks.length > 0)
  return runs.flatMap((asks) => {
    const { said } = vitest(...asks, '--reporter=json', '--outputFile=.test/defects.json')
    const report: { testResults: { name: string; status: string; message: string; assertionResults: Asserted[] }[] } = JSON.parse(
      copy.read('.test/defects.json'),
    )
    if (report.testResults.length === 0) throw new Error(said)
    return report.testResults
      .filter(({ status }) => status !== 'passed')
      .map(({ name, message, assertionResults }) => [name, message, ...assertionResults.flatMap(whyFailed)].join('\n  '))
  })
}

/** Which of these flows' screens fail in Chromium, on one build of the site. */
function failingScreens(flows: readonly string[]): string[] {
  const built = copy.node('tests/kit/build-site.ts')
  if (built.status !== 0) throw new Error(`A defect that can’t be built is none:\n${built.said}`)
  const { said } = vitest(
    'tests/browser/chart-screens.test.ts',
    '--reporter=json',
    '--outputFile=.test/defects.json',
    '-t',
    `the screens of (${flows.join('|')}) `,
  )
  const report: { testResults: { assertionResults: Asserted[] }[] } = JSON.parse(copy.read('.test/defects.json'))
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const of = (flow: string) => results.filter(({ fullName }) => fullName.includes(`the screens of ${flow} `))
  const unwalked = flows.filter((flow) => !of(flow).some(({ status }) => status === 'passed' || status === 'failed'))
  if (unwalked.length > 0) throw new Error(`Nothing walked the screens of ${unwalked.join(', ')}:\n${said}`)
  return flows.filter((flow) => of(flow).some(({ status }) => status === 'failed'))
}

const found = new Map<Defect, string | null>()
const tell = (area: Area, defect: Defect, by: string | null) => {
  found.set(defect, by)
  console.log(`${by ? `found by its ${by}` : 'NOT FOUND'} (${area}, ${defect.flow}): ${defect.breaks}`)
}
/** Puts these in, does the work, and takes them out again. */
function withDefects<T>(some: readonly Defect[], work: () => T): T {
  const stood = some.map(({ file }) => [file, copy.read(file)] as const)
  for (const { file, old, next } of some) copy.replace(file, old, next)
  try {
    return work()
  } finally {
    for (const [file, text] of stood) copy.write(file, text)
  }
}

try {
  if (!process.argv.includes('--trusting')) {
    const broken = failingSteps(chosen.flatMap(({ steps }) => steps))
    const flows = withBrowser ? [...new Set(chosen.filter(({ inChromium }) => inChromium).map(({ defect }) => defect.flow))] : []
    if (flows.length > 0) broken.push(...failingScreens(flows).map((flow) => `the screens of ${flow} in Chromium`))
    if (broken.length > 0) throw new Error(`These fail without any defect, so they find none:\n${broken.join('\n')}`)
  }
  const left: typeof chosen = []
  for (const one of chosen) {
    const by = withDefects([one.defect], () => one.steps.find(fails))
    if (!by && withBrowser && one.inChromium) left.push(one)
    else tell(one.area, one.defect, by?.name ?? null)
  }
  for (const round of inRounds(left)) {
    const some = round.map(({ defect }) => defect)
    const failing = withDefects(some, () => failingScreens(some.map(({ flow }) => flow)))
    for (const { area, defect } of round) tell(area, defect, failing.includes(defect.flow) ? 'screens in Chromium' : null)
  }
} finally {
  copy.remove()
}
const missed = [...found].filter(([, by]) => by === null).map(([{ breaks }]) => breaks)
console.log(
  `${found.size - missed.length} of ${found.size} seeded defects found${missed.length > 0 ? `; not found: ${missed.join('; ')}` : ''}`,
)
process.exitCode = found.size > 0 && missed.length <= (1 - goal) * found.size ? 0 : 1
