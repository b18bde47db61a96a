import words from '#locales/en-GB/notices.json'
import { addWords } from './i18n.ts'

addWords('notices', words)
