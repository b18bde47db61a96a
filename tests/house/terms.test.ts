import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const sources = ['src/**/*.{ts,tsx}', 'machines/**/*.ts', 'tests/kit/**/*.{ts,tsx}', 'tests/browser/**/*.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((name) => !name.includes('.gen.'))

/** Words of our own that code had once, and the field's terms that took their place. */
const terms: Record<string, string> = {
  admit: 'authorize',
  whoAsks: 'authenticate',
  toldBy: 'publicConfigOf',
  nothingTold: 'emptyPublicConfig',
  noteFew: 'noteAuditUpTo',
  willPass: 'isTransient',
  lastingDoor: 'reopeningDatabase',
  sayingsOf: 'supporterMessagesFor',
  spendKey: 'exchangeDeviceKey',
}

test.each(Object.entries(terms))('no code says %s: it is called %s', (word) => {
  const named = new RegExp(`\\b${word}\\b(?=\\(|:|,| \\}|\\.)`)
  const code = (name: string) => readFileSync(join(root, name), 'utf8').replace(/^\s*(\*|\/\/|\/\*).*$/gm, '')
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter((name) => named.test(code(name)))).toEqual([])
})
