import words from '#locales/en-GB/guest.json'
import { addWords } from './i18n.ts'

addWords('guest', words)
