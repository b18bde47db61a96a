import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { filesOf, kebab } from '../narrow.ts'
import type { Area, Defect } from './defect.ts'

const tests = resolve(import.meta.dirname, '..')
const places = ['paths', 'screens', 'house', 'server'] as const

/** What vitest is asked to run; with `browser` the site is built first. */
export interface Step {
  name: string
  browser: boolean
  asks: string[]
}

const pathsWith = (part: string) =>
  places.flatMap((place) =>
    readdirSync(join(tests, place), { recursive: true, encoding: 'utf8' })
      .map((file) => `tests/${place}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.test\.tsx?$/.test(file) && file.includes(part)),
  )

/**
 * The narrow run of a defect's flow, as `npm test -- flow --browser` has it, the cheapest first: the chart with its table, the files of its name without a browser, its screens.
 * A chart is not asked about what lies outside of it, nor Chromium about what only the server does.
 */
export function stepsOf(area: Area, { flow, also = [] }: Defect): Step[] {
  const files = [...new Set([...filesOf([...places], kebab(flow)), ...also.flatMap(pathsWith)])]
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
