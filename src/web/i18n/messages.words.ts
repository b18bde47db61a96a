import words from '#locales/en-GB/messages.json'
import { addWords } from './i18n.ts'

addWords('messages', words)
