import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { provideI18n, t } from '#web/i18n/i18n.ts'
import { createWords, type WordTree } from '#words/create-words.ts'
import { always, moduleOf, reachedFrom, wordsOf } from './words-graph.ts'

const root = resolve(import.meta.dirname, '../..')
const areas = [...readFileSync(join(root, 'src/README.md'), 'utf8').matchAll(/^\| ([a-z-]+) \| /gm)].map(
  (match) => match[1] ?? '',
)
const routes = readdirSync(join(root, 'src/web/routes')).map((file) => `src/web/routes/${file}`)
const namesIn = (language: string) => readdirSync(join(root, 'locales', language)).map((file) => file.replace('.json', ''))

/** What a page says that it may say. Without a word it has no screen of its own, and shows its title and a text. */
function declaredBy(route: string): string[] {
  const found = /\bwords: \[([^\]]*)\]/.exec(readFileSync(join(root, route), 'utf8'))
  return found ? [...(found[1] ?? '').matchAll(/'([a-z-]+)'/g)].map((match) => match[1] ?? '').sort() : ['content', 'titles']
}

test('a page declares the words of everything that it is shown with, and no others', () => {
  const plain = wordsOf('src/web/features/content/article-screen.tsx')
  const wrong = routes.flatMap((route) => {
    const text = readFileSync(join(root, route), 'utf8')
    if (route.endsWith('__root.tsx') || /throw redirect/.test(text)) return []
    const declared = declaredBy(route)
    const spoken = /\bcomponent:/.test(text) ? wordsOf(route) : plain
    const missing = [...spoken].filter((name) => !declared.includes(name))
    const spare = declared.filter((name) => !spoken.has(name))
    // Not every page without a screen of its own has an article.
    return [
      ...missing.filter((name) => name !== 'content-articles').map((name) => `${route} lacks ${name}`),
      ...spare.map((name) => `${route} needs no ${name}`),
    ]
  })
  expect(wrong).toEqual([])
})

test('what is loaded later brings the words that the page around it does not have', () => {
  const wrong = [...reachedFrom([...routes, 'src/web/start.tsx'])].flatMap((file) => {
    const { lazy, loads } = moduleOf(file)
    const own = wordsOf(file)
    return (
      lazy
        // Pages without a screen of their own declare its words.
        .filter((part) => part !== 'src/web/features/content/article-screen.tsx')
        .flatMap((part) =>
          [...wordsOf(part)]
            .filter((name) => !own.has(name) && !loads.has(name))
            .map((name) => `${file} loads ${part} without ${name}`),
        )
    )
  })
  expect(wrong).toEqual([])
})

test('a file of words is named by its area or a part of one', () => {
  const shared = [...always, 'errors', 'mail', 'titles', 'gallery']
  const wrong = namesIn('en-GB').filter(
    (name) => !shared.includes(name) && !areas.some((area) => name === area || name.startsWith(`${area}-`)),
  )
  expect(wrong).toEqual([])
})

const readTree = (language: string, name: string): WordTree =>
  JSON.parse(readFileSync(join(root, 'locales', language, `${name}.json`), 'utf8'))
const keysOf = (tree: WordTree): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' || Array.isArray(value) ? [key] : keysOf(value).map((rest) => `${key}.${rest}`),
  )

test('another language says what ours says, in its own plurals, and puts in the same things', () => {
  const others = readdirSync(join(root, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en-GB')
    .map((entry) => entry.name)
  expect(others).toContain('cy-GB')
  const base = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
  const wrong = others.flatMap((language) =>
    namesIn(language).flatMap((name) => {
      const [ours, theirs] = [readTree('en-GB', name), readTree(language, name)]
      const known = new Set(keysOf(ours).map(base))
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
      const counted = new Set(
        keysOf(theirs)
          .filter((key) => key !== base(key))
          .map(base),
      )
      return [
        ...keysOf(theirs)
          .filter((key) => !known.has(base(key)))
          .map((key) => `${language}/${name}: ${key} is none of ours`),
        ...[...counted].flatMap((key) =>
          forms
            .filter((form) => !keysOf(theirs).includes(`${key}_${form}`))
            .map((form) => `${language}/${name}: ${key}_${form} is missing`),
        ),
      ]
    }),
  )
  expect(wrong).toEqual([])
})

test('i18next says a language’s own plurals, and in ours what the language lacks', () => {
  const missing: string[] = []
  const words = createWords({
    language: 'cy-GB',
    resources: { 'cy-GB': { shopping: readTree('cy-GB', 'shopping') }, 'en-GB': { shopping: readTree('en-GB', 'shopping') } },
    change: null,
    onMissing: (key) => missing.push(key),
  })
  provideI18n(() => words)
  expect(t('shopping:list.title')).toBe('Pob siop')
  expect([0, 1, 2, 3, 6, 10].map((count) => t('shopping:duration.days', { count }))).toEqual([
    '0 diwrnod',
    '1 diwrnod',
    '2 ddiwrnod',
    '3 diwrnod',
    '6 diwrnod',
    '10 diwrnod',
  ])
  expect([t('shopping:retailer.deals'), t('shopping:duration.weeks', { count: 1 })]).toEqual(['Deals', '1 week'])
  expect(missing).toEqual([])
  expect(t('shopping:nowhere' as 'shopping:list.title')).toBe('shopping:nowhere')
  expect(missing).toEqual(['shopping:nowhere'])
})
