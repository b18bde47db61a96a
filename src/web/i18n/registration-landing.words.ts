import words from '#locales/en-GB/registration-landing.json'
import { addWords } from './i18n.ts'

addWords('registration-landing', words)
