import words from '#locales/en-GB/rewards.json'
import { addWords } from './i18n.ts'

addWords('rewards', words)
