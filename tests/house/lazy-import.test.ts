import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const web = resolve(import.meta.dirname, '../../src/web')
const textOf = (file: string) => readFileSync(join(web, file), 'utf8').replace(/\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms, '')
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'),
)

/** Where something is loaded otherwise than by `lazyImport`, and why. */
const exempt: Record<string, string> = {
  'start.tsx': 'makes what a page has around it, before anything can ask for something',
  'platform/browser.ts': 'stands below `lazyImport`',
  'site/session/open-session.ts': 'makes the session; its transport knows no words',
}

/** What a text loads by itself; the type of a module is no loading. */
const bare = (text: string) =>
  [...text.matchAll(/(?<!typeof )\bimport\(/g)].filter(
    ({ index }) => !/\blazyImport\(\s*(async )?\(\) =>\s*(\(await )?$/.test(text.slice(0, index)),
  )

test('what comes later comes by one primitive', () => {
  expect(
    bare("const load = lazyImport(async () => (await import('./a.ts')).a, 'x')\nlazyImport(() => import('./b.ts'))"),
  ).toEqual([])
  expect(bare("const load = async () => (await import('./a.ts')).a\nvoid import('./b.ts')")).toHaveLength(2)
  const found = files.filter((file) => bare(textOf(file)).length > 0)
  expect(found.sort()).toEqual(Object.keys(exempt).sort())
})

test('each trick for speed is in a file that is there, with a figure of what it gains', () => {
  const [, table = ''] = readFileSync(join(web, 'README.md'), 'utf8').split('### Tricks for speed')
  const rows = [...table.matchAll(/^\| `([^`]+)` \| [^|]+ \| ([^|]+) \|$/gm)].map(([, file = '', gain = '']) => ({ file, gain }))
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter(({ file, gain }) => !existsSync(join(web, file)) || !/\d+ (ms|kB|requests)|half/.test(gain))).toEqual([])
})
