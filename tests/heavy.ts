import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureChromium } from './kit/chromium.ts'
import { startPostgres } from './kit/postgres.ts'
import { makeTemplates } from './kit/templates.ts'

/** `npm run heavy`: the figures that take too long for `npm test`: every test of the server on both databases, 10,000 random events on each chart, every mutant of every chart against its paths, pins and invariants, twenty runs of twenty tabs, the modules of `npm run dev`, typing on a slow CPU, the embedded database on a full disk, 5,000 interleavings of upgrades, 2,000 of logout, refresh and calls, eight wrong clocks, a million tokens, 100,000 mutants at the server, 100,000 calls with bad input on
 * each database, 2,000 anonymous calls of each kind, 500 known and 500 unknown addresses, ten processes that start together and twenty crashes of PostgreSQL under load, 2,000 and 200 random sequences of money
 * on PostgreSQL and the embedded database, 50 races of each pair of calls, and whole
 * matrices: every page of one's own × every way in which an answer goes wrong, every kept value × every way in which storage does, every part of every page’s address × everything that it can’t be, every state of every screen × everything that can be answered, every wizard × every way in which the network fails, a state that no screen renders, a second process on the same folder, and a new flow's screen in the browser; then every state, form and page with axe (`npm run axe`), the scripts of every flow (`npm run qa -- --all --run`), and every seeded defect (`npm run defects`). */
const root = resolve(import.meta.dirname, '..')
/** Files that say what `npm test` leaves out: cells of a matrix, whole tests, or how many times. */
const inPart = globSync('tests/{browser,house,paths,screens}/**/*.test.{ts,tsx}', { cwd: root }).filter((path) =>
  /\bisWhole\b|\bisLookedAt\b|\bprocess\.env\.[A-Z_]+ \?\?|\bprocess\.env\.WHOLE\b/.test(readFileSync(join(root, path), 'utf8')),
)
ensureChromium()
const postgres = await startPostgres()
// Without the demo data of a run, a database that a test copies would be empty.
const templates = await makeTemplates(join(root, '.test/templates'), postgres.url)
const { status } = spawnSync(
  resolve(root, 'node_modules/.bin/vitest'),
  ['run', '-c', 'tests/vitest.config.ts', '--testTimeout=1800000', 'tests/server/', ...inPart, ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...templates,
      WHOLE: '1',
      EVERY_ENGINE: '1',
      RANDOM_EVENTS: '10000',
      STARTS: '10',
      CRASHES: '20',
      TABS: '20',
      TAB_RUNS: '20',
      FUZZ_TOKENS: '1000000',
      UPGRADE_RUNS: '5000',
      INTERLEAVINGS: '2000',
      FUZZ_MUTANTS: '100000',
      BAD_REQUESTS: '100000',
      ANONYMOUS_CALLS: '2000',
      LEDGER_SEQUENCES: '100000',
      MONEY_SEQUENCES: '2000',
      MONEY_SEQUENCES_EMBEDDED: '200',
      MONEY_RACES: '50',
      ENUMERATION_PAIRS: '500',
      TEST_DATABASE_URL: postgres.url,
    },
  },
)
postgres.stop()
const others = [['tests/axe.ts'], ['tests/qa/qa.ts', '--all', '--run'], ['tests/defects/run.ts']].map((command) =>
  spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }),
)
process.exitCode = status === 0 && others.every((one) => one.status === 0) ? 0 : 1
