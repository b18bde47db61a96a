import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const server = resolve(import.meta.dirname, '../../src/server')

/** Where what is said is no matter of screens and mails. */
const exempt: [place: RegExp, because: string][] = [
  [/^(shared\/bank-keys|giving\/seal-accounts|privacy\/pseudonyms)\.ts$/, 'a start that is stopped says which key is missing'],
  [/^causes\/register-check\/charity-register\.ts$/, 'the names of invented charities'],
  [
    /^(config|production|dev|start|run-server|open-services|rewards\/reward-variables|content\/partners|network\/network-variables)\.ts$|-command\.ts$|^jobs\/start-jobs\.ts$|^(pages\/build|words\/site-words)\.ts$/,
    'whoever runs the server reads it in the terminal',
  ],
  [
    /^giving\/journal\/reconcile\.ts$|^db\/(embedded-reopening|lock|read-timeouts|start-faults)\.ts$/,
    'whoever runs the server reads it in the terminal',
  ],
  [
    /^db\/(seed\/|terms\.ts)/,
    'invented data, and the terms that a new database begins with: the site’s content, of which each version is kept',
  ],
  [/^db\/migrations\//, 'what the database says to programmers'],
  [/^dev\/|^sign-in\/provider-login\/demo-provider\.ts$/, 'pages of the demo, which stand for other people’s sites'],
  [/^shared\/charts\/intent-table\.ts$/, 'a table that can’t be read stops the tests: whoever writes one reads it there'],
  [/^privacy\/register\//, 'why a column is there: for who keeps the register, and never shown'],
]

const query = /^(SELECT|INSERT|UPDATE|DELETE|WITH|WHERE|ALTER|CREATE|LOCK|AND|SET|VALUES|FROM|ON)\b/
/** Three words and more that a person would say: a capital, a full stop or a fourth word tells it from names and SQL. */
function isSentence(text: string): boolean {
  const words = text.replace(/\$\{[^}]*\}/g, '').trim()
  return (
    /^\w/.test(words) && !query.test(words) && /^[A-Z][a-z’]* \S+ \S+|^\S+ \S+ \S+.*[.!?]$|^[a-z’]+( [a-z’]+){3,}$/.test(words)
  )
}

/** Sentences in code: not in comments, and not in what is thrown at programmers. */
function sentencesIn(text: string): string[] {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => !/^\s*\/\/|Error\(|console\./.test(line))
    .flatMap((line) => [...line.replace(/ \/\/ .*$/, '').matchAll(/'([^']*)'|"([^"]*)"|`([^`]*)`/g)])
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .filter(isSentence)
}

test('a sentence in the server’s code is found', () => {
  expect(sentencesIn("const a = 'The code was entered.'\nconst b = name ?? 'the cause you choose'")).toHaveLength(2)
  expect(
    sentencesIn("// 'It is said here.'\nthrow new Error('It is a fault.')\nsql`SELECT a FROM b`\nselect('cause.name as cause')"),
  ).toEqual([])
})

test('the server says nothing of its own to people: its words stand in locales', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  const found = files
    .filter((file) => file.endsWith('.ts') && !exempt.some(([place]) => place.test(file)))
    .flatMap((file) => sentencesIn(readFileSync(join(server, file), 'utf8')).map((sentence) => `${file}: ${sentence}`))
  expect(found).toEqual([])
  // Nothing is exempt that is not there.
  expect(exempt.filter(([place]) => !files.some((file) => place.test(file)))).toEqual([])
})
