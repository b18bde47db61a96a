/** A fault that somebody might make: one place of one file, and what is wrong with it then. */
export interface Defect {
  /** What a person would meet. */
  breaks: string
  /** The flow, by its chart's name. */
  flow: string
  /** Further names that `npm test -- name` knows the flow's own tests by, besides the flow's. */
  also?: string[]
  file: string
  /** Stands there exactly once. */
  old: string
  next: string
}

export type Area = 'charts' | 'implementations' | 'screens' | 'handlers' | 'words'
