import words from '#locales/en-GB/registration.json'
import { addWords } from './i18n.ts'

addWords('registration', words)
