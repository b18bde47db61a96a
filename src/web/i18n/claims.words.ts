import words from '#locales/en-GB/claims.json'
import { addWords } from './i18n.ts'

addWords('claims', words)
