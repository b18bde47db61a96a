import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
export const layers: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports

/** The file that `import … from specifier` in `file` names, both from the project's root. */
export function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(file), specifier))
  const [layer = '', ...rest] = specifier.split('/')
  const folder = layers[`${layer}/*`]
  if (!folder) throw new Error(`${file} imports ${specifier}: package.json knows no ${layer}`)
  return relative(root, resolve(root, folder.replace('*', rest.join('/'))))
}

const specifiers = /(?:from|import)\s*\(?\s*'([.#][^']+)'/g

/** What the imports in `file` say; packages don't count. */
export const specifiersOf = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(specifiers)].map((match) => match[1] ?? '')

/** The files that `file` imports itself. */
export const importsOf = (file: string) => specifiersOf(file).map((specifier) => targetOf(file, specifier))

/** `file`, every file that it imports, and those that they import. */
export function importedBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  if (/\.tsx?$/.test(file)) for (const target of importsOf(file)) importedBy(target, found)
  return found
}
