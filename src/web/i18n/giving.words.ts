import words from '#locales/en-GB/giving.json'
import { addWords } from './i18n.ts'

addWords('giving', words)
