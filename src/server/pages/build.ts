import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = ['src', 'machines', 'locales', 'public', 'package-lock.json', 'vite.config.ts']

function fingerprint(root: string): string {
  const hash = createHash('sha256')
  const visit = (path: string) => {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name))
    else if (!path.endsWith('routeTree.gen.ts')) hash.update(path.slice(root.length)).update(readFileSync(path))
  }
  for (const source of sources) visit(join(root, source))
  return hash.digest('hex')
}

/** Builds the site unless what it is built from is as it was. */
export async function buildIfStale(root: string): Promise<void> {
  const stamp = join(root, '.build/stamp')
  const current = fingerprint(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  console.log('Building the site…')
  const { build } = await import('vite')
  await build({ root, logLevel: 'warn' })
  await build({ root, logLevel: 'warn', build: { ssr: 'src/web/entry-server.tsx', outDir: '.build/server' } })
  mkdirSync(join(root, '.build'), { recursive: true })
  writeFileSync(stamp, current)
}
