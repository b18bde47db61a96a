import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
export const bin = (name: string) => join(root, 'node_modules/.bin', name)
/** Each run of the tests has its own report: two may run beside each other. */
let reports = 0

/** What has passed and failed so far: tests, and steps such as types. */
export const counts = { passed: 0, failed: 0 }

/** Runs a command to its end; `watch` may end it before, and answers how to stop watching. */
function run(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
  watch: (kill: () => void) => () => void = () => () => {},
): Promise<number> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    })
    const stopWatching = watch(() => child.kill('SIGKILL'))
    child.on('close', (code) => {
      stopWatching()
      done(code ?? 1)
    })
  })
}

/** Milliseconds between the runner's report and its end: it closes its workers and servers. */
const mayCloseFor = 60_000

/** A process that a test has left behind holds the runner's output, and the runner waits for it without end. The report is there by then, and the run is a failure. */
const endAfterReport = (report: string) => (kill: () => void) => {
  let reportedAt: number | null = null
  const looking = setInterval(() => {
    if (!existsSync(report)) return
    reportedAt ??= performance.now()
    if (performance.now() - reportedAt < mayCloseFor) return
    console.log('FAILED: the tests have reported but their runner does not end. Look for a process that a test left behind.')
    kill()
  }, 1000)
  return () => clearInterval(looking)
}

/** Runs a command that is right or wrong as a whole. */
export async function step(name: string, command: string, args: string[]): Promise<void> {
  const started = performance.now()
  const code = await run(command, args)
  console.log(`${code === 0 ? 'ok' : 'FAILED'}: ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  if (code === 0) counts.passed += 1
  else counts.failed += 1
}

/** Several checkers check anew what they share, which is nearly everything: four took 49 s of processors, and one takes 19. */
export const oneChecker = ['--checkers', '1']
export const checkTypes = (name: string, ...args: string[]) => step(name, bin('tsc'), [...oneChecker, '-p', ...args])

/** Runs vitest and counts its tests; answers how many it ran. */
export async function runTests(args: string[], environment: Record<string, string> = {}): Promise<number> {
  let ran = 0
  mkdirSync(join(root, '.test'), { recursive: true })
  reports += 1
  const report = join(root, `.test/report-${reports}.json`)
  rmSync(report, { force: true })
  let failed = 0
  const code = await run(
    bin('vitest'),
    ['run', '-c', 'tests/vitest.config.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    environment,
    endAfterReport(report),
  )
  if (existsSync(report)) {
    const result: {
      numPassedTests: number
      numFailedTests: number
      testResults: { status: string; assertionResults: unknown[] }[]
    } = JSON.parse(readFileSync(report, 'utf8'))
    ran = result.numPassedTests + result.numFailedTests
    counts.passed += result.numPassedTests
    // A file that breaks before its tests counts as one failure, and so does a run that ends badly although every test passed.
    failed =
      result.numFailedTests +
      result.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  }
  counts.failed += code !== 0 && failed === 0 ? 1 : failed
  return ran
}

/** The last line of every run. */
export function conclude(started: number): void {
  console.log(`Took ${((performance.now() - started) / 1000).toFixed(0)} s.`)
  console.log(`${counts.passed} passed, ${counts.failed} failed`)
  process.exitCode = counts.failed === 0 ? 0 : 1
}
