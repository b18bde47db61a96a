import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Scripts and styles are compressed once, as small as they get, instead of for every visitor. */
async function compressAssets(folder: string): Promise<void> {
  const names = readdirSync(folder).filter((file) => /\.(js|css)$/.test(file))
  const compress = async (name: string) => {
    const content = await readFile(join(folder, name))
    await writeFile(join(folder, `${name}.br`), await toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    await writeFile(join(folder, `${name}.gz`), await toGzip(content, { level: 9 }))
  }
  await Promise.all(names.map(compress))
}

/** In a process of its own: NODE_ENV of this one (a test runner's, say) must not choose React's development build. */
const runVite = (root: string, ...args: string[]): Promise<void> =>
  new Promise((done, failed) => {
    const vite = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    vite.once('error', failed)
    vite.once('exit', (code) =>
      code === 0 ? done() : failed(new Error('The site could not be built; the reason stands above.')),
    )
  })

/** Builds the site unless what it is built from is as it was. */
export async function buildIfStale(root: string): Promise<void> {
  const stamp = join(root, '.build/stamp')
  const current = fingerprint(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  console.log('Building the site…')
  mkdirSync(join(root, '.build'), { recursive: true })
  // What the browser and what the server runs are built at the same time: each has one core busy.
  await Promise.all([
    runVite(root).then(() => compressAssets(join(root, '.build/client/static-www/assets'))),
    runVite(root, '--ssr', 'src/web/entry-server.tsx', '--outDir', '.build/server'),
  ])
  writeFileSync(stamp, current)
}
