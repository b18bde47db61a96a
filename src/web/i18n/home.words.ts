import words from '#locales/en-GB/home.json'
import { addWords } from './i18n.ts'

addWords('home', words)
