import words from '#locales/en-GB/registered.json'
import { addWords } from './i18n.ts'

addWords('registered', words)
