import { driversOnDisk, partDriversOnDisk } from '../browser/drivers.ts'
import { filesOf, kebab } from '../narrow.ts'
import type { Area, Defect } from './defect.ts'

/** Where tests without a browser lie that what is changed can reach: the server never sees a screen, nor a screen the server. */
const places: Record<Area, readonly string[]> = {
  charts: ['paths', 'screens', 'house', 'server'],
  implementations: ['paths', 'screens', 'house'],
  screens: ['paths', 'screens', 'house'],
  handlers: ['house', 'server'],
  words: ['paths', 'screens', 'house', 'server'],
}

const drivers = await driversOnDisk()
const parts = await partDriversOnDisk()

/** What vitest is asked to run, without a browser. */
export interface Step {
  name: string
  asks: string[]
}

/**
 * The narrow run of a defect's flow, as `npm test -- flow` has it, the cheapest first: the chart with its table, the files of its name, and at last its screens in jsdom; in
 * Chromium (`inChromium`) where their driver needs a browser. A chart is not asked about what lies outside of it, nor a screen about what only the server does.
 */
export function stepsOf(area: Area, { flow, also = [] }: Defect): { steps: Step[]; inChromium: boolean } {
  const files = [...new Set([kebab(flow), ...also].flatMap((name) => filesOf(places[area], name)))]
  const walks = ['tests/paths/charts.test.ts', 'tests/paths/intent.test.ts']
  const driver = area === 'handlers' ? undefined : drivers.find(({ chart }) => chart === flow)
  const part =
    area === 'handlers' ? undefined : parts.find(({ chart, needsBrowser }) => chart === flow && needsBrowser === undefined)
  const inChromium = driver?.needsBrowser !== undefined
  const steps = [
    ...(area === 'charts' ? [{ name: 'chart', asks: [...walks, '-t', `(chart|intent of) ${flow}( |$)`] }] : []),
    ...(files.length > 0 ? [{ name: 'files', asks: files }] : []),
    ...(driver && !inChromium
      ? [{ name: 'screens', asks: ['tests/screens/chart-screens.test.ts', '-t', `the screens of ${flow} `] }]
      : []),
    ...(part ? [{ name: 'part', asks: ['tests/screens/parts.test.ts', '-t', `the part ${flow} `] }] : []),
  ]
  return { steps, inChromium }
}

/** A build costs more than a walk, so that defects share one: those of other flows in other files, of which a flow's walk sees nothing. */
export function inRounds<One extends { defect: Defect }>(all: readonly One[]): One[][] {
  const rounds: One[][] = []
  for (const one of all) {
    const isLike = ({ defect }: One) => defect.flow === one.defect.flow || defect.file === one.defect.file
    const round = rounds.find((some) => !some.some(isLike))
    if (round) round.push(one)
    else rounds.push([one])
  }
  return rounds
}
