import words from '#locales/en-GB/later.json'
import { addWords } from './i18n.ts'

addWords('later', words)
