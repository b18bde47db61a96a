import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const contract = resolve(import.meta.dirname, '../../src/contract')
const source = readdirSync(contract, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(resolve(contract, name), 'utf8'))
  .join('\n')
const ids = Array.from({ length: 43 }, (_, index) => `M-${String(index + 1).padStart(3, '0')}`)

test.each(ids)('%s of the data model has its shape in the agreement', (id) => {
  // Named in the comment right above the shape.
  expect(source).toMatch(new RegExp(`\\/\\*\\*[^/]*\\b${id}\\b[^/]*\\*\\/\\s*(export )?const \\w+ =`))
})
