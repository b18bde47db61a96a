import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { createWords, speakWith } from '#web/i18n/i18n.ts'

afterEach(cleanup)
// jsdom lays nothing out, so there is nothing to scroll to.
Element.prototype.scrollIntoView = () => {}

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
speakWith(() => words)
