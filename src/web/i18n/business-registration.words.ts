import words from '#locales/en-GB/business-registration.json'
import { addWords } from './i18n.ts'

addWords('business-registration', words)
