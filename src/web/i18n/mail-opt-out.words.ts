import words from '#locales/en-GB/mail-opt-out.json'
import { addWords } from './i18n.ts'

addWords('mail-opt-out', words)
