import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const sheet = ['colours.css', 'global.css']
  .map((name) => readFileSync(join(root, 'src/web/themes', name), 'utf8'))
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\//g, '')
/** What a rule of the sheet declares. */
const declaredIn = (rule: string) => [...rule.matchAll(/([\w-]+)\s*:/g)].map(([, name = '']) => name)
const rulesOf = (pattern: RegExp) => [...sheet.matchAll(pattern)].map(([, inside = '']) => inside)

test('U-017, X-063 a tenant’s theme gives other values to tokens that are there, and styles nothing', () => {
  const own = rulesOf(/\[data-tenant=['"]?\w+['"]?\][^{]*\{([^}]*)\}/g).flatMap(declaredIn)
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter((name) => !name.startsWith('--'))).toEqual([])
  const ours = rulesOf(/:root(?:\[data-plain\])?\s*\{([^}]*)\}/g).flatMap(declaredIn)
  expect(own.filter((name) => !ours.includes(name))).toEqual([])
})

test('U-017 no rule of the product asks which tenant it is: charts, contract and handlers know names and addresses alone', () => {
  const found: string[] = []
  for (const folder of ['machines', 'src'])
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      // The extension’s package has its name and colours from its theme.
      if (!/\.tsx?$/.test(name) || name.endsWith('wxt.config.ts')) continue
      const text = readFileSync(join(root, folder, name), 'utf8')
      if (/tenant(?:\.id)?\s*[!=]==|[!=]==\s*['"](farthing|harbour)['"]/.test(text)) found.push(`${folder}/${name}`)
    }
  expect(found).toEqual([])
})
