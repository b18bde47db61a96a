import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { ensureChromium } from './kit/chromium.ts'
import { startPostgres } from './kit/postgres.ts'

/** `npm run heavy`: the figures of the session that take too long for `npm test`: twenty runs of twenty tabs, a million tokens, 100,000 mutants at the server, 500 known and 500 unknown addresses, and whole
 * matrices: every page of one's own × every way in which an answer goes wrong, every kept value × every way in which storage does. */
const root = resolve(import.meta.dirname, '..')
ensureChromium()
const postgres = await startPostgres()
const { status } = spawnSync(
  resolve(root, 'node_modules/.bin/vitest'),
  [
    'run',
    '-c',
    'tests/vitest.config.ts',
    '--testTimeout=1800000',
    'tests/browser/session.test.ts',
    'tests/paths/session.test.ts',
    'tests/server/session.test.ts',
    'tests/server/enumeration.test.ts',
    'tests/browser/faults.test.ts',
    'tests/browser/storage.test.ts',
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      WHOLE: '1',
      TAB_RUNS: '20',
      FUZZ_TOKENS: '1000000',
      FUZZ_MUTANTS: '100000',
      ENUMERATION_PAIRS: '500',
      TEST_DATABASE_URL: postgres.url,
    },
  },
)
postgres.stop()
process.exitCode = status ?? 1
