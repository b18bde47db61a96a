import type { Cause } from '#contract/causes/cause.ts'
import { reading } from '#machines/reading.ts'

export interface CausePageFound {
  cause: Cause
  /** Null where none has been added yet. */
  location: string | null
}

/** F-146: the page builder, whose sections each save by themselves. */
export const causePageMachine = reading<CausePageFound>('causePage', 'A cause page, section by section, and how complete it is.')
