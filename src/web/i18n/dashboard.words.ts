import words from '#locales/en-GB/dashboard.json'
import { addWords } from './i18n.ts'

addWords('dashboard', words)
