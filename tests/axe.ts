import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { ensureChromium } from './kit/chromium.ts'

/**
 * `npm run axe`: every state of every chart with a screen or a part of one, and every form empty, with its faults and filled in, at 375 and 1280 px in the colours of both
 * tenants, and at 320 px without anything beyond the edge. `npm test` looks at a part of it.
 */
const root = resolve(import.meta.dirname, '..')
ensureChromium()
const { status } = spawnSync(
  resolve(root, 'node_modules/.bin/vitest'),
  [
    'run',
    '-c',
    'tests/vitest.config.ts',
    '--testTimeout=900000',
    'tests/browser/chart-screens.test.ts',
    'tests/browser/parts.test.ts',
    'tests/axe/',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, AXE: '1' } },
)
process.exitCode = status ?? 1
