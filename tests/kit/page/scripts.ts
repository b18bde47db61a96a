import { readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { vi } from 'vitest'
import type { Pattern, Route } from './network.ts'

const source = resolve(import.meta.dirname, '../../../src/web')
const never = () => Promise.reject(new Error('A script is gone on with or refused.'))

/** The module that the builder would make a script of whose address matches. */
function moduleOf(pattern: RegExp): string {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  const found = files.find((file) => /\.tsx?$/.test(file) && pattern.test(`/${basename(file).replace(/\.tsx?$/, '')}-0.js`))
  if (!found) throw new Error(`There is no script ${pattern}`)
  return join(source, found)
}

export const isScript = (pattern: RegExp): boolean => pattern.source.endsWith('\\.js$')

/** Routes of scripts: here a script is a module of this process, which is read once it may go on. */
export class Scripts {
  readonly #held: string[] = []

  /** Answers whether it was about a script. */
  hold(pattern: Pattern, answer: Route): boolean {
    if (!(pattern instanceof RegExp) || !isScript(pattern)) return false
    const file = moduleOf(pattern)
    this.#held.push(file)
    vi.doMock(file, async (read) => {
      await new Promise<void>((goOn, refuse) => {
        answer({
          continue: async () => goOn(),
          fallback: async () => goOn(),
          abort: async () => refuse(new TypeError('Failed to fetch dynamically imported module')),
          fulfill: never,
          fetch: never,
          request: () => ({ url: () => file, method: () => 'GET' }),
        })
      })
      return read()
    })
    return true
  }

  release(): void {
    for (const file of this.#held.splice(0)) vi.doUnmock(file)
  }
}
