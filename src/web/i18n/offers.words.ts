import words from '#locales/en-GB/offers.json'
import { addWords } from './i18n.ts'

addWords('offers', words)
