import words from '#locales/en-GB/fields.json'
import { addWords } from './i18n.ts'

addWords('fields', words)
