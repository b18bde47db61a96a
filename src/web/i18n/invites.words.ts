import words from '#locales/en-GB/invites.json'
import { addWords } from './i18n.ts'

addWords('invites', words)
