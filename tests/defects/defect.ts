/** A fault that somebody might make: one place of one file, and what is wrong with it then. */
export interface Defect {
  /** What a person would meet. */
  breaks: string
  /** The flow, by its chart's name. */
  flow: string
  /** Test files whose names hold one of these are the flow's own as well, besides those of its name. */
  also?: string[]
  file: string
  /** Stands there exactly once. */
  old: string
  next: string
}

export type Area = 'charts' | 'implementations' | 'screens' | 'handlers' | 'words'
