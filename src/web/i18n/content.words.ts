import words from '#locales/en-GB/content.json'
import { addWords } from './i18n.ts'

addWords('content', words)
