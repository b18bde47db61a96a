import { createServer } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'

/** One script with React and a form, as small as the same build makes it. */
async function buildFloor(): Promise<Buffer> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rollupOptions: { input: 'tests/bench/react-floor.ts' } },
  })
  const output = Array.isArray(built) ? built[0]?.output : 'output' in built ? built.output : []
  const script = output?.find((part) => part.type === 'chunk')
  if (script?.type !== 'chunk') throw new Error('The React floor could not be built.')
  return Buffer.from(script.code)
}

const head =
  '<!doctype html><html lang="en-GB" data-static><head><meta charset="utf-8"><title>Floor</title><link rel="icon" href="data:,"></head>'
const pages: Record<string, string> = {
  '/': `${head}<body><h1>Shop as usual. Raise money for the cause you love.</h1><p><a href="/next">Next page</a></p></body></html>`,
  '/next': `${head}<body><h1>The next page</h1><label>Name <input></label></body></html>`,
  '/react':
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Floor</title><link rel="icon" href="data:,"><script type="module" src="/floor.js"></script></head><body><div id="root"></div></body></html>',
}

export interface Floors {
  address: string
  /** Compressed bytes of React and its form. */
  scriptBytes: number
  close(): void
}

/** Serves what pages are held against: static HTML at `/`, and at `/react` the least that React can do. */
export async function openFloors(): Promise<Floors> {
  const script = brotliCompressSync(await buildFloor())
  const server = createServer((request, response) => {
    const page = pages[request.url ?? '']
    if (request.url === '/floor.js')
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' }).end(script)
    else if (page) response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync(page))
    else response.writeHead(204).end()
  })
  await new Promise<void>((done) => server.listen(0, done))
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  return { address: `http://localhost:${port}`, scriptBytes: script.length, close: () => server.close() }
}
