import { chartDefects } from './charts.ts'
import type { Area, Defect } from './defect.ts'
import { handlerDefects } from './handlers.ts'
import { implementationDefects } from './implementations.ts'
import { screenDefects } from './screens.ts'
import { wordDefects } from './words.ts'

/** Every seeded defect by its area: those of the review first, then those that are like them. */
export const defects: Record<Area, Defect[]> = {
  charts: chartDefects,
  implementations: implementationDefects,
  screens: screenDefects,
  handlers: handlerDefects,
  words: wordDefects,
}
