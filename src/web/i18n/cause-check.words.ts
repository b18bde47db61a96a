import words from '#locales/en-GB/cause-check.json'
import { addWords } from './i18n.ts'

addWords('cause-check', words)
