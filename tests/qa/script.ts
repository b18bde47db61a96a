import type { Page } from '@playwright/test'

export interface ScriptStep {
  /** What a person does, or what the server says, one after the other. */
  does: string[]
  expects: string
  /** A file's name; empty where the page was left before it could be taken. */
  picture: string
  /** The demo site can't be brought to it by hand. */
  needsSite: boolean
}
export interface Script {
  /** As whom a person begins. */
  who: string
  steps: ScriptStep[]
  /** What was wrong, where the script failed. */
  fault?: string
  /** The file of its trace. */
  trace?: string
}

export interface ScriptOptions {
  folder: string
  isTraced?: boolean
  /** How long a screen may take until it's seen, in milliseconds. */
  patience?: number
  /** Done to each page before anything is opened in it. */
  prepare?(page: Page): Promise<unknown>
}

/** The first line of what was thrown, and what Playwright waited for. */
export function whatFailed(cause: unknown): string {
  const said = String(cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : cause)
  const [first = ''] = said.split('\n')
  const awaited = /waiting for (.+)/.exec(said.slice(first.length))?.[1]
  return awaited ? `${first} Waited for ${awaited}` : first
}
