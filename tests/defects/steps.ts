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

/** What vitest is asked to run; with `browser` the site is built first. */
export interface Step {
  name: string
  browser: boolean
  asks: string[]
}

/**
 * The narrow run of a defect's flow, as `npm test -- flow --browser` has it, the cheapest first: the chart with its table, the files of its name without a browser, its screens.
 * A chart is not asked about what lies outside of it, nor Chromium about what only the server does.
 */
export function stepsOf(area: Area, { flow, also = [] }: Defect): Step[] {
  const files = [...new Set([kebab(flow), ...also].flatMap((name) => filesOf(places[area], name)))]
  const walks = ['tests/paths/charts.test.ts', 'tests/paths/intent.test.ts']
  const steps: (Step | false)[] = [
    area === 'charts' && { name: 'chart', browser: false, asks: [...walks, '-t', `(chart|intent of) ${flow}( |$)`] },
    files.length > 0 && { name: 'files', browser: false, asks: files },
    area !== 'handlers' && {
      name: 'screens',
      browser: true,
      asks: ['tests/browser/chart-screens.test.ts', '-t', `the screens of ${flow} `],
    },
  ]
  return steps.filter((step) => step !== false)
}
