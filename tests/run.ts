import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureChromium } from './kit/chromium.ts'
import { startPostgres } from './kit/postgres.ts'
import { makeTemplates } from './kit/templates.ts'

/**
 * `npm test`: types, lint, house rules, chart paths, server on both databases, and the browser. What is missing is installed first.
 * Ends with the line "N passed, N failed"; fails when anything failed.
 */
const root = resolve(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const report = join(root, '.test/report.json')
let passed = 0
let failed = 0

function run(command: string, args: string[], environment: Record<string, string> = {}): Promise<number> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    })
    child.on('close', (code) => done(code ?? 1))
  })
}

async function step(name: string, command: string, args: string[]): Promise<void> {
  const started = performance.now()
  const code = await run(command, args)
  console.log(`${code === 0 ? 'ok' : 'FAILED'}: ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  if (code === 0) passed += 1
  else failed += 1
}

const started = performance.now()
ensureChromium()
const postgres = await startPostgres()
try {
  mkdirSync(join(root, '.test'), { recursive: true })
  rmSync(report, { force: true })
  // What the tests need is made while types and lint are checked: each of them leaves cores free.
  const [templates] = await Promise.all([
    makeTemplates(join(root, '.test/templates'), postgres.url),
    step('the site is built', process.execPath, ['tests/kit/build-site.ts']),
    (async () => {
      await step('types', bin('tsc'), ['-p', 'tsconfig.json'])
      await step('types of machines/ without the browser', bin('tsc'), ['-p', 'machines/tsconfig.json'])
      await step('lint', bin('biome'), ['check', '--max-diagnostics=30', '.'])
      await step('charts in stately/ are current', process.execPath, ['tests/stately/generate.ts', '--check'])
    })(),
  ])
  const code = await run(
    bin('vitest'),
    [
      'run',
      '-c',
      'tests/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...process.argv.slice(2),
    ],
    { TEST_DATABASE_URL: postgres.url, ...templates },
  )
  if (existsSync(report)) {
    const result: {
      numPassedTests: number
      numFailedTests: number
      testResults: { status: string; assertionResults: unknown[] }[]
    } = JSON.parse(readFileSync(report, 'utf8'))
    passed += result.numPassedTests
    failed += result.numFailedTests
    // A file that breaks before its tests counts as one failure, and so does a run that ends badly although every test passed.
    failed += result.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  }
  if (code !== 0 && failed === 0) failed += 1
} finally {
  postgres.stop()
}
console.log(`Took ${((performance.now() - started) / 1000).toFixed(0)} s.`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
