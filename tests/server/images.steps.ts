import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestServer, type TestServer } from '../kit/server.ts'

interface ImageServer {
  server: TestServer
  /** Of an administrator. */
  token: string
  /** Where kept images lie. */
  folder: string
  close(): Promise<void>
}

/** A server that keeps images in a folder of its own. */
export async function openImageServer(): Promise<ImageServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'farthing-images-'))
  const server = await openTestServer('embedded', { dataDir })
  const { tokens } = await server.logIn('admin')
  return {
    server,
    token: tokens.accessToken,
    folder: join(dataDir, 'images'),
    async close() {
      await server.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
