import words from '#locales/en-GB/privacy.json'
import { addWords } from './i18n.ts'

addWords('privacy', words)
