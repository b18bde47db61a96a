import words from '#locales/en-GB/qr.json'
import { addWords } from './i18n.ts'

addWords('qr', words)
