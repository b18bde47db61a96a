import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { driversOnDisk, partDriversOnDisk } from '../browser/drivers.ts'
import { ensureChromium } from '../kit/chromium.ts'
import { folderOf } from './folder.ts'

/**
 * `npm run qa -- donation-query`, or several, or `--all`: writes scripts into `.qa/` that a person can follow, as few as walk every way on that the screen has, each step with its
 * picture. With `--run` the scripts run themselves, and a report says what came of each, with its trace.
 */
const root = resolve(import.meta.dirname, '../..')
const isRun = process.argv.includes('--run')
const known = [...(await driversOnDisk()), ...(await partDriversOnDisk())].map(({ chart }) => chart).toSorted()
const asked = process.argv.slice(2).filter((name) => !name.startsWith('--'))
const names = process.argv.includes('--all')
  ? known
  : asked.map((name) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
const unknown = names.filter((name) => !known.includes(name))
if (names.length === 0 || unknown.length > 0) {
  console.error(
    `${names.length === 0 ? 'Which flow?' : `No chart with a screen, or a part of one, is called ${unknown.join(', ')}.`} There are: ${known.join(', ')}.`,
  )
  process.exit(1)
}
for (const name of names) rmSync(folderOf(name), { recursive: true, force: true })
ensureChromium()
const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', '-c', 'tests/vitest.config.ts', '--project', 'qa'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, QA: names.join(' '), QA_RUN: isRun ? '1' : '' },
})
for (const name of names) {
  const file = join(folderOf(name), isRun ? 'report.html' : 'index.html')
  if (existsSync(file)) console.log(file)
}
process.exitCode = status ?? 1
