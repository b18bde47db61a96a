import words from '#locales/en-GB/support-causes.json'
import { addWords } from './i18n.ts'

addWords('support-causes', words)
