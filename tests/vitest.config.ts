import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Tests of the session, with limits of seconds in real time: when all others are done. */
const patient = ['tests/browser/session.test.ts', 'tests/server/session.test.ts', 'tests/paths/session.test.ts']
/** Tests that hold moments of real time against each other: last, and one file after the other. */
const timed = ['tests/server/process.test.ts', 'tests/server/enumeration.test.ts', 'tests/browser/budget.test.ts']

const project = (name: string, extra: object = {}) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    exclude: [...patient, ...timed],
    environment: 'node' as const,
    ...extra,
  },
})

/** Not vite.config.ts: linaria's transform and the router's generator have no place in tests. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    setupFiles: ['tests/kit/strict.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A file that drives a browser waits for it half of the time, so one more than there are cores keeps them busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      project('house'),
      project('paths'),
      project('server'),
      project('browser', { testTimeout: 240_000 }),
      // Only for `npm run axe`.
      ...(process.env.AXE ? [project('axe', { testTimeout: 240_000 })] : []),
      project('patient', { include: patient, exclude: [], testTimeout: 240_000, sequence: { groupOrder: 1 } }),
      project('timed', { include: timed, exclude: [], testTimeout: 240_000, maxWorkers: 1, sequence: { groupOrder: 2 } }),
    ],
  },
})
