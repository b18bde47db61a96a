import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
}

/** The markup that a page's head needs to come alive. */
export interface PageAssets {
  /** With `{nonce}` where the answer's nonce goes. */
  head: string
}

/** Reads Vite's manifest: the entry script, its static imports and every style sheet (they are few and small, and pages never flash). */
export function readAssets(folder: string): PageAssets {
  const manifest: Record<string, ManifestChunk> = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The build has no entry: run `npm run build`.')
  const styles = [
    ...new Set(
      Object.values(manifest).flatMap((chunk) => [...(chunk.css ?? []), ...(chunk.file.endsWith('.css') ? [chunk.file] : [])]),
    ),
  ]
  const preloads = (entry.imports ?? []).flatMap((name) => manifest[name]?.file ?? [])
  const font = Object.values(manifest).find((chunk) => chunk.file.endsWith('.woff2'))?.file
  return {
    head: [
      ...(font ? [`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`] : []),
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
      ...preloads.map((file) => `<link rel="modulepreload" href="/${file}">`),
      `<script type="module" src="/${entry.file}"></script>`,
    ].join(''),
  }
}
