import { defineConfig } from 'vitest/config'

const project = (name: string, extra: object = {}) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.ts`], environment: 'node' as const, ...extra },
})

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
      project('browser', { fileParallelism: false, testTimeout: 240_000 }),
    ],
  },
})
