import words from '#locales/en-GB/audit.json'
import { addWords } from './i18n.ts'

addWords('audit', words)
