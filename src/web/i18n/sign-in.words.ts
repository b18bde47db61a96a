import words from '#locales/en-GB/sign-in.json'
import { addWords } from './i18n.ts'

addWords('sign-in', words)
