import words from '#locales/en-GB/rules.json'
import { addWords } from './i18n.ts'

addWords('rules', words)
