import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests with limits in real time, of the session or of Chromium itself: when all others are done. */
const patient = [
  'tests/browser/session/many-tabs.test.ts',
  'tests/browser/session/tabs-without-locks.test.ts',
  'tests/browser/session/session.test.ts',
  'tests/browser/session/expiry-and-links.test.ts',
  'tests/browser/telemetry/closed-tab.test.ts',
  'tests/server/session/session.test.ts',
  'tests/paths/session/session.test.ts',
  'tests/paths/session/tokens.test.ts',
]
/** Tests that hold moments of real time against each other: last, and one file after the other. */
const timed = [
  'tests/server/failover.test.ts',
  'tests/server/load.test.ts',
  'tests/server/sign-in/enumeration.test.ts',
  'tests/browser/typing.test.ts',
]
/** Tests of the server that count on a process of their own: they count what it has kept, change it, or open the embedded database several times. */
const ownProcess = [
  'bad-input',
  'database-faults',
  'demo-doors',
  'dev',
  'dev-network',
  'disk-full',
  'error-codes',
  'giving/reconcile',
  'kept-answers',
  'migrations',
  'operations',
  'prepared',
  'process',
  'pseudonyms',
  'seed',
  'version',
].map((name) => `tests/server/${name}.test.ts`)

/** What takes longest begins first: a long file that comes last has the others wait for it. Vitest goes by a file's size where it has not run yet. */
const long = [
  'browser/chart-screens',
  'screens/chart-screens',
  'screens/parts',
  'browser/faults',
  'browser/parts',
  'paths/charts',
  'paths/intent-mutants',
  'browser/registration/registration',
  'browser/registration/beside-the-wizard',
  'server/bad-input',
  'server/bad-input-routes',
  'browser/storage',
  'browser/registration/wizard-faults',
  'browser/gallery',
  'browser/cause-admin/cause-admin',
  'browser/cause-admin/settings',
  'browser/journey',
  'browser/keyboard',
  'browser/shell/layouts',
  'browser/pages',
  'server/session/scope',
  'server/giving/ledger-model',
  'server/giving/money-sequences',
  'browser/session/many-tabs',
  'browser/session/session',
  'browser/session/expiry-and-links',
  'browser/session/tabs-without-locks',
  'server/operations',
]
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => long.findIndex((name) => moduleId.endsWith(`tests/${name}.test.ts`))
    const sorted = await super.sort(files)
    const first = sorted.filter((file) => place(file) >= 0).sort((a, b) => place(a) - place(b))
    return [...first, ...sorted.filter((file) => place(file) < 0)]
  }
}

const linaria = { find: '@linaria/core', replacement: new URL('kit/linaria.ts', import.meta.url).pathname }
const seeing = [
  { find: /^@playwright\/test$/, replacement: new URL('kit/page/see.ts', import.meta.url).pathname },
  { find: '@linaria/core', replacement: new URL('kit/page/styles.ts', import.meta.url).pathname },
]
/** Charts and parts whose screens are walked in jsdom. */
const walks = ['tests/screens/chart-screens.test.ts', 'tests/screens/parts.test.ts']
/**
 * What Node reads by itself isn’t made ready for it: 72 → 51 s of processors for the walks of parts, whose app begins anew with each, and 67 → 57 s where each file has a process of its own.
 * Threads with a window can’t read it so.
 */
const asNodeReads = { deps: { external: [/\/src\/(contract|server|words)\/.*\.ts$/, /\/machines\/.*\.ts$/] } }
const project = (name: string, extra: object = {}) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    exclude: [...patient, ...timed],
    environment: 'node' as const,
    server: asNodeReads,
    ...extra,
  },
})

/** Not vite.config.ts: linaria's transform and the router's generator have no place in tests. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  resolve: { alias: [{ find: /^@playwright\/test$/, replacement: new URL('kit/playwright.ts', import.meta.url).pathname }] },
  test: {
    setupFiles: ['tests/kit/strict.ts'],
    sequence: { sequencer: LongestFirst },
    testTimeout: 240_000,
    // Waits for a state end with the state; how long they may take is for machines that do much else meanwhile.
    expect: { poll: { timeout: 30_000, interval: 50 } },
    hookTimeout: 240_000,
    // A file that drives a browser waits for it half of the time, so one more than there are cores keeps them busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // None of them changes what another reads.
      project('house', { isolate: false }),
      project('paths'),
      // One process for many files: reading the server anew for each was a quarter of their time.
      project('server', { isolate: false, exclude: [...patient, ...timed, ...ownProcess] }),
      project('apart', { include: ownProcess, exclude: [] }),
      {
        ...project('screens', {
          // A window for each file in threads that stay: 44 → 16 s of processors for all of them.
          pool: 'vmThreads',
          server: {},
          environment: 'jsdom',
          setupFiles: ['tests/kit/jsdom.ts'],
          exclude: walks,
        }),
        resolve: { alias: [linaria] },
      },
      {
        // Its windows are its own, and the app runs as it does in Chromium.
        ...project('walks', {
          include: walks,
          env: { NODE_ENV: 'production' },
        }),
        oxc: { jsx: { runtime: 'automatic', development: false } },
        resolve: { alias: seeing },
      },
      project('browser', { isolate: false }),
      // Only for `npm run axe`.
      ...(process.env.AXE ? [project('axe')] : []),
      // Only for `npm run qa`.
      ...(process.env.QA ? [project('qa', { testTimeout: 3_600_000, hookTimeout: 900_000 })] : []),
      project('patient', { include: patient, exclude: [], sequence: { groupOrder: 1 } }),
      project('timed', { include: timed, exclude: [], isolate: false, maxWorkers: 1, sequence: { groupOrder: 2 } }),
    ],
  },
})
