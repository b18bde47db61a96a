import words from '#locales/en-GB/account.json'
import { addWords } from './i18n.ts'

addWords('account', words)
