import words from '#locales/en-GB/cause-registration.json'
import { addWords } from './i18n.ts'

addWords('cause-registration', words)
