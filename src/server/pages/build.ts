import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const sources = ['src', 'machines', 'locales', 'public', 'package-lock.json', 'vite.config.ts']

function fingerprint(root: string): string {
  const hash = createHash('sha256')
  const visit = (path: string) => {
    // The extension is no part of the site, and is built by itself.
    if (path === join(root, 'src/extension')) return
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name))
    else if (!path.endsWith('routeTree.gen.ts')) hash.update(path.slice(root.length)).update(readFileSync(path))
  }
  for (const source of sources) visit(join(root, source))
  return hash.digest('hex')
}

/** Scripts and styles are compressed once, as small as they get, instead of for every visitor. */
function compressAssets(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => /\.(js|css)$/.test(file))) {
    const content = readFileSync(join(folder, name))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
  }
}

/** Builds the site unless what it is built from is as it was. */
export function buildIfStale(root: string): void {
  const stamp = join(root, '.build/stamp')
  const current = fingerprint(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  console.log('Building the site…')
  // In a process of its own: NODE_ENV of this one (a test runner's, say) must not choose React's development build.
  const vite = (...args: string[]) =>
    execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
  vite()
  vite('--ssr', 'src/web/entry-server.tsx', '--outDir', '.build/server')
  compressAssets(join(root, '.build/client/static-www/assets'))
  mkdirSync(join(root, '.build'), { recursive: true })
  writeFileSync(stamp, current)
}
