import { defineConfig } from 'vitest/config'

const project = (name: string, extra: object = {}) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.ts`], environment: 'node' as const, ...extra },
})

const alone = ['tests/browser/budget.test.ts', 'tests/browser/session.test.ts']

/** Not vite.config.ts: linaria's transform and the router's generator have no place in tests. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    setupFiles: ['tests/kit/strict.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      project('house'),
      project('paths'),
      project('server'),
      project('browser', { exclude: alone, maxWorkers: 2, testTimeout: 120_000, sequence: { groupOrder: 1 } }),
      // What measures times, or counts what twenty tabs do, has the machine to itself.
      {
        ...project('alone'),
        test: {
          ...project('alone').test,
          include: alone,
          fileParallelism: false,
          testTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
