import words from '#locales/en-GB/cause-admin.json'
import { addWords } from './i18n.ts'

addWords('cause-admin', words)
