import words from '#locales/en-GB/shopping.json'
import { addWords } from './i18n.ts'

addWords('shopping', words)
