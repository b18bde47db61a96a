import { defineBackground } from 'wxt/utils/define-background'
import { startBackground } from '../background/background.ts'

export default defineBackground(startBackground)
