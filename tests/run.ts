import { join, resolve } from 'node:path'
import { ensureChromium } from './kit/chromium.ts'
import { startPostgres } from './kit/postgres.ts'
import { bin, checkTypes, conclude, runTests, step } from './kit/steps.ts'
import { makeTemplates } from './kit/templates.ts'
import { beginNoting, keepWalked } from './kit/walked.ts'
import { runNarrow } from './narrow.ts'

/**
 * `npm test`: types, lint, house rules, chart paths, screens, server on both databases, and the browser. What is missing is installed first.
 * `npm test -- bankDetails` runs what belongs to one name (tests/narrow.ts).
 * Ends with the line "N passed, N failed"; fails when anything failed.
 */
const root = resolve(import.meta.dirname, '..')
const started = performance.now()

async function runAll(): Promise<void> {
  ensureChromium()
  const postgres = await startPostgres()
  try {
    const [templates] = await Promise.all([
      makeTemplates(join(root, '.test/templates'), postgres.url),
      step('the site is built', process.execPath, ['tests/kit/build-site.ts']),
    ])
    // Many tests wait for a browser or a database meanwhile, and leave room for these.
    await Promise.all([
      runTests([], { TEST_DATABASE_URL: postgres.url, ...templates, ...beginNoting() }),
      (async () => {
        await checkTypes('types', 'tsconfig.json')
        await checkTypes('types of machines/ without the browser', 'machines/tsconfig.json')
        await step('lint', bin('biome'), ['check', '--max-diagnostics=30', '.'])
        await step('charts in stately/ are current', process.execPath, ['tests/stately/generate.ts', '--check'])
      })(),
    ])
    await keepWalked()
  } finally {
    postgres.stop()
  }
}

const asked = process.argv.slice(2)
if (asked.length > 0) await runNarrow(asked)
else await runAll()
conclude(started)
