import words from '#locales/en-GB/payment-runs.json'
import { addWords } from './i18n.ts'

addWords('payment-runs', words)
