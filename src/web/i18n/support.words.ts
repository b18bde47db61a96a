import words from '#locales/en-GB/support.json'
import { addWords } from './i18n.ts'

addWords('support', words)
