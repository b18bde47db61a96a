import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { lockFileWhenFree } from '../shared/file-lock.ts'

const sources = ['src', 'machines', 'locales', 'public', 'package-lock.json', 'vite.config.ts']

/** What no build reads: the server runs from its sources, the extension is built by itself, the router's tree is written by the build, and the rest is for readers. */
const isUnread = (path: string) =>
  /^src\/(server|extension|web\/pictures)$/.test(path) || path.endsWith('routeTree.gen.ts') || path.endsWith('.md')

function fingerprint(root: string): string {
  // How a build is made counts as well.
  const hash = createHash('sha256').update(readFileSync(import.meta.filename))
  const visit = (path: string) => {
    const file = join(root, path)
    if (isUnread(path)) return
    if (statSync(file).isDirectory()) for (const name of readdirSync(file).sort()) visit(`${path}/${name}`)
    else hash.update(path).update(readFileSync(file))
  }
  for (const source of sources) visit(source)
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

/** What the browser and what the server runs are built at the same time: each has one core busy. */
async function buildSite(root: string): Promise<void> {
  await Promise.all([
    runVite(root).then(() => compressAssets(join(root, '.build/client/static-www/assets'))),
    runVite(root, '--ssr', 'src/web/entry-server.tsx', '--outDir', '.build/server'),
  ])
}

/** Builds the site unless what it is built from is as it was. Of several processes at once one builds, and the others wait for it. */
export async function buildIfStale(root: string, build = buildSite): Promise<void> {
  const stamp = join(root, '.build/stamp')
  const isCurrent = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root)
  if (isCurrent()) return
  mkdirSync(join(root, '.build'), { recursive: true })
  const release = await lockFileWhenFree(join(root, '.build/lock.sqlite'), () =>
    console.log('Another process is building the site; waiting for it…'),
  )
  try {
    if (isCurrent()) return
    console.log('Building the site…')
    const current = fingerprint(root)
    // A build that breaks leaves half a site, which fits no sources.
    rmSync(stamp, { force: true })
    await build(root)
    writeFileSync(stamp, current)
  } finally {
    release()
  }
}

/** Builds the site though nothing has changed, as the server serves it: compressed, and with the stamp by which it knows that it’s current. */
export async function buildAnew(root: string, build = buildSite): Promise<void> {
  rmSync(join(root, '.build/stamp'), { force: true })
  await buildIfStale(root, build)
}
