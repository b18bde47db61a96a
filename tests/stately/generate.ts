import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { allFiles, someFiles } from './files.ts'

/** `npm run stately` writes the charts for the Stately editors, `npm run stately -- bankDetails` one; with `--check` it only says which files are stale. */
const folder = resolve(import.meta.dirname, '../../stately')
const names = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')
const wanted =
  names.length > 0 ? await someFiles(names, { readme: textOf('README.md'), gallery: textOf('gallery.json') }) : await allFiles()
mkdirSync(folder, { recursive: true })
const stale = [
  ...Object.entries(wanted)
    .filter(([name, text]) => !existsSync(join(folder, name)) || readFileSync(join(folder, name), 'utf8') !== text)
    .map(([name]) => name),
  ...readdirSync(folder).filter((name) => names.length === 0 && !(name in wanted)),
]
if (process.argv.includes('--check')) {
  if (stale.length > 0) console.error(`Out of date in stately/: ${stale.join(', ')}. Run: npm run stately`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const name of stale) {
    const text = wanted[name]
    if (text === undefined) rmSync(join(folder, name))
    else writeFileSync(join(folder, name), text)
  }
  console.log(`${Object.keys(wanted).length} files, ${stale.length} changed.`)
}
