import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { provideI18n } from '#web/i18n/i18n.ts'
import { createWords } from '#words/create-words.ts'

const folder = resolve(import.meta.dirname, '../../locales/en-GB')
const files = readdirSync(folder).map((name) => [
  name.replace('.json', ''),
  JSON.parse(readFileSync(resolve(folder, name), 'utf8')),
])
const words = createWords({
  language: 'en-GB',
  resources: { 'en-GB': Object.fromEntries(files) },
  change: null,
  onMissing: (key) => console.error(`There are no words for ${key}`),
})
// To be imported by what asks parts of the site for their sentences outside of a page: every word of ours is there.
provideI18n(() => words)
