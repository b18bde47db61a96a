import { readdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { checkTypes, counts, runTests, step } from './kit/steps.ts'

const folder = resolve(import.meta.dirname)
export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Test files of some folders whose names contain `name`, and all of an area of that name. */
export const filesOf = (places: readonly string[], name: string) =>
  places.flatMap((place) =>
    readdirSync(join(folder, place), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file) && (basename(file).includes(name) || dirname(file) === name))
      .map((file) => `tests/${place}/${file}`),
  )

/**
 * `npm test -- bankDetails`: the types, the chart of that name along all its paths, against its table of intent and with faults in it, and the tests of that name: pure ones, screens in jsdom, and the server
 * on the embedded database. With `--browser` also its screens in Chromium, on a build made first. Types are checked incrementally, which is quick, and misses
 * changes of JSON files: the whole run does not.
 */
export async function runNarrow(asked: readonly string[]): Promise<void> {
  const withBrowser = asked.includes('--browser')
  const names = asked.filter((one) => !one.startsWith('--'))
  const types = checkTypes('types', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', '.test/types.tsbuildinfo')
  if (withBrowser) await step('the site is built', process.execPath, ['tests/kit/build-site.ts'])
  for (const name of names) {
    const chart = camel(name)
    // Beside each other: most of a run is what it reads before its first test.
    const walks = ['screens/chart-screens', 'screens/parts', 'paths/charts', 'paths/intent', 'paths/intent-mutants']
    const ofChart = `(chart|intent of|mutants of) ${chart}( |$)|the (screens of|part) ${chart} `
    const files = filesOf(['paths', 'screens', 'house', 'server'], kebab(name))
    const runs = await Promise.all([
      runTests([...walks.map((file) => `tests/${file}.test.ts`), '-t', ofChart, '--passWithNoTests'], {
        ONLY_CHART: kebab(name),
      }),
      files.length > 0 ? runTests(files) : 0,
    ])
    let ran = runs.reduce((sum, count) => sum + count, 0)
    if (withBrowser) {
      const inBrowser = ['tests/browser/chart-screens.test.ts', 'tests/browser/parts.test.ts']
      ran += await runTests([...inBrowser, '-t', `the (screens of|part) ${chart} `, '--passWithNoTests'], { IN_BROWSER: '1' })
      const own = filesOf(['browser'], kebab(name))
      if (own.length > 0) ran += await runTests(own)
    }
    if (ran === 0) {
      console.error(
        `Nothing is called "${name}". Give the name of a chart, such as bankDetails, or a part of a test file's name.`,
      )
      counts.failed += 1
    }
  }
  await types
}
