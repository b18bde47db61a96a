import words from '#locales/en-GB/donation-records.json'
import { addWords } from './i18n.ts'

addWords('donation-records', words)
