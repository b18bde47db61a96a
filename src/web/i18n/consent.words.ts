import words from '#locales/en-GB/consent.json'
import { addWords } from './i18n.ts'

addWords('consent', words)
