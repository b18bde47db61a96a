import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { targetOf } from '../kit/imports.ts'

const root = resolve(import.meta.dirname, '../..')
const names = new Set(readdirSync(join(root, 'locales/en-GB')).map((file) => file.replace('.json', '')))

interface Module {
  /** The namespaces that its own text names. */
  words: Set<string>
  imports: string[]
  /** What it loads later. */
  lazy: string[]
  /** What it has loaded, by `loadWords` or `lazyImport`. */
  loads: Set<string>
}

const known = new Map<string, Module>()
export function moduleOf(file: string): Module {
  const before = known.get(file)
  if (before) return before
  const text = readFileSync(join(root, file), 'utf8').replace(/\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms, '')
  const targets = (pattern: RegExp) =>
    [...text.matchAll(pattern)]
      .map((match) => targetOf(file, match[1] ?? ''))
      .filter((target) => /^src\/web\/.*\.tsx?$/.test(target))
  const made: Module = {
    words: new Set(
      [...text.matchAll(/[`'"]([a-z][a-z-]*):[\w$]/g)].map((match) => match[1] ?? '').filter((name) => names.has(name)),
    ),
    imports: targets(/^(?:import|export) (?!type )(?:[^'"]*? from )?'([.#][^']+)'/gms),
    lazy: targets(/\bimport\('([.#][^']+)'\)/g),
    loads: new Set(
      [...text.matchAll(/loadWords\(([^)]*)\)|import\('[^']+'\)\)?(?:\.\w+)*((?:,\s*'[a-z-]+')+)/g)].flatMap((match) =>
        [...`${match[1] ?? ''}${match[2] ?? ''}`.matchAll(/'([a-z-]+)'/g)].map((name) => name[1] ?? ''),
      ),
    ),
  }
  known.set(file, made)
  return made
}

/** What comes without being asked for: the frame's with every page, and sentences of rules with the rules themselves (`useRulesForm`). */
export const always = new Set(['common', 'shell', 'rules'])

/** The namespaces that a module and everything that comes with it may speak with. */
export function wordsOf(file: string): Set<string> {
  const seen = new Set<string>()
  const found = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const { words, imports } = moduleOf(name)
    for (const word of words) if (!always.has(word)) found.add(word)
    for (const next of imports) visit(next)
  }
  visit(file)
  return found
}

/** Everything that a module leads to, what is loaded later too. */
export function reachedFrom(files: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const { imports, lazy } = moduleOf(name)
    for (const next of [...imports, ...lazy]) visit(next)
  }
  for (const file of files) visit(file)
  return seen
}
