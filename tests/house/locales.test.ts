import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { donationStages } from '#contract/giving/donation.ts'
import common from '#locales/en-GB/common.json' with { type: 'json' }
import giving from '#locales/en-GB/giving.json' with { type: 'json' }
import signIn from '#locales/en-GB/sign-in.json' with { type: 'json' }
import { toPseudo } from '#words/pseudo.ts'

const root = resolve(import.meta.dirname, '../..')

test('E-005, E-022, E-025, E-051, E-053…E-055 quoted sentences are word for word', () => {
  expect([
    common.defaultError,
    signIn.badCredentials,
    signIn.problem,
    giving.list.failed,
    common.notFound,
    common.serverError,
    common.generic,
  ]).toEqual([
    'There was an error processing your details, please check and try again',
    'Your email and/or password are incorrect',
    'We have had a problem trying to log you in',
    'There was an error loading your transactions, please refresh your page to try again.',
    'Oops. We’re sorry but there’s no page here.',
    'We encountered a temporary error. Please try again in a few minutes.',
    'Sorry, something has gone wrong...',
  ])
})

test('every stage of a donation has its words', () => {
  for (const stage of donationStages) {
    expect(giving.stage[stage].label).toBeTruthy()
    expect(giving.next[stage]).toBeTruthy()
  }
})

test('the pseudo-locale changes every word and grows it', () => {
  expect(toPseudo('Log in')).toBe('[Lög îñ~]')
  for (const text of ['Donations', 'We have had a problem trying to log you in'])
    expect(toPseudo(text).length).toBeGreaterThanOrEqual(text.length * 1.4)
})

test('screens hold no sentences of their own', () => {
  const files = ['src/web', 'src/extension'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && !name.includes('dev'))
      .map((name) => `${folder}/${name}`),
  )
  const found = files.flatMap((name) => {
    const source = readFileSync(resolve(root, name), 'utf8')
    return [...source.matchAll(/>\s*([A-Z][a-z]+(?: [a-z]+)+)[^<{]*</g)].map((match) => `${name}: ${match[1]}`)
  })
  expect(found).toEqual([])
})

test('every sentence of a screen is shown somewhere', () => {
  const read = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8'))
  // `area:key`, where what is filled in may be anything, and a group of words that is handed on whole.
  const used = ['src/web', 'src/server', 'src/extension'].flatMap(read).flatMap((text) =>
    [...text.matchAll(/[`'"]([a-z-]+:(?:[\w.-]|\$\{[^}]*\})+)[`'"]/g)].map(([, key = '']) => {
      const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'))
      return new RegExp(`^${parts.join('.+')}(_zero|_one|_two|_few|_many|_other|\\..+)?$`)
    }),
  )
  // What a browser lists extensions by is said before there is i18next.
  const listed = ['src/extension']
    .flatMap(read)
    .flatMap((text) =>
      [...text.matchAll(/import (\w+) from '#locales\/en-GB\/([a-z-]+)\.json'/g)].flatMap(([, name, area]) =>
        [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, key]) => `${area}:${key}`),
      ),
    )
  const keysOf = (words: object, before: string): string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string' ? `${before}${key}` : keysOf(value, `${before}${key}.`),
    )
  // Looked up by codes: of rules and titles; the gallery's are invented.
  const byCode = ['rules', 'titles', 'gallery']
  const areas = readdirSync(join(root, 'locales/en-GB')).map((file) => file.replace('.json', ''))
  const unused = areas
    .filter((area) => !byCode.includes(area))
    .flatMap((area) => keysOf(JSON.parse(readFileSync(join(root, `locales/en-GB/${area}.json`), 'utf8')), `${area}:`))
    .filter(
      (key) =>
        !used.some((pattern) => pattern.test(key)) && !listed.some((start) => key === start || key.startsWith(`${start}.`)),
    )
  expect(unused).toEqual([])
})

test('every mail is composed somewhere', () => {
  const server = readdirSync(join(root, 'src/server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(root, 'src/server', file), 'utf8'))
    .join('\n')
  const mails = Object.keys(JSON.parse(readFileSync(join(root, 'locales/en-GB/mail.json'), 'utf8')))
  expect(mails.length).toBeGreaterThan(40)
  expect(mails.filter((name) => !server.includes(`'${name}'`) && !server.includes(`mail:${name}.`))).toEqual([])
})

test('whatever speaks does so by i18next: nothing reads words out of their files', () => {
  // The gallery shows parts with invented words, to those who build the site.
  const builtIn = [
    'src/extension/words.ts', // hands them to i18next
    'src/extension/wxt.config.ts', // what a browser lists extensions by
    'src/web/features/support/chart-list/offline-charts.tsx', // hands them to i18next, from a disk without a server
  ]
  const readers = ['src', 'machines'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter(
        (file) =>
          /\.tsx?$/.test(file) &&
          !file.startsWith('src/web/features/dev/') &&
          /^import (?!type ).*'#locales\//m.test(readFileSync(join(root, file), 'utf8')),
      ),
  )
  expect(readers.sort()).toEqual(builtIn.sort())
})
