import words from '#locales/en-GB/drafts.json'
import { addWords } from './i18n.ts'

addWords('drafts', words)
