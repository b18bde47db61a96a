import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
}

/** Stands in rendered markup where each answer puts its own nonce. */
export const noncePlaceholder = 'NONCE-GOES-HERE'

/** The markup that the head of a page needs to come alive, given the id of its route, and whether its address holds a secret. */
export type PageHead = (routeId: string, isSecret: boolean) => string

/** Reads Vite's manifest: the entry script, its static imports and every style sheet (they are few and small, and pages never flash). */
export function readAssets(folder: string): PageHead {
  const manifest: Record<string, ManifestChunk> = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The build has no entry: run `npm run build`.')
  const styles = [
    ...new Set(
      Object.values(manifest).flatMap((chunk) => [...(chunk.css ?? []), ...(chunk.file.endsWith('.css') ? [chunk.file] : [])]),
    ),
  ]
  const withImports = (name: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[name]
    if (!chunk || seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const imported of chunk.imports ?? []) withImports(imported, seen)
    return seen
  }
  // The entry loads its parts one after the other; they are asked for at once.
  const shared = new Set([...(entry.imports ?? []), ...(entry.dynamicImports ?? [])].flatMap((name) => [...withImports(name)]))
  const common = [
    // In the page itself: a first paint that waits for one more answer is half as fast on a slow line.
    `<style nonce="${noncePlaceholder}">${styles.map((file) => readFileSync(join(folder, file), 'utf8')).join('')}</style>`,
    ...[...shared].map((file) => `<link rel="modulepreload" href="/${file}">`),
  ].join('')
  const font = Object.values(manifest).find((chunk) => chunk.file.endsWith('.woff2'))?.file
  // Trap: what a style in the page asks for names the page as its referrer, whatever the page's policy says (Chromium). A preload keeps to it.
  const quietFont = font
    ? `<link rel="preload" as="font" type="font/woff2" crossorigin referrerpolicy="no-referrer" href="/${font}">`
    : ''
  return (routeId, isSecret) => {
    // The page's own screen is asked for with the frame, not after it.
    const own = withImports(`src/web/routes${routeId}index.tsx?tsr-split=component`)
    const preloads = [...own]
      .filter((file) => !shared.has(file) && file !== entry.file)
      .map((file) => `<link rel="modulepreload" href="/${file}">`)
    return `${isSecret ? quietFont : ''}${common}${preloads.join('')}<script type="module" src="/${entry.file}"></script>`
  }
}
