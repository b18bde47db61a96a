import { existsSync, fsyncSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { reopeningDatabase } from './embedded-reopening.ts'
import type { Endpoint } from './embedded-socket.ts'
import { lockFolder } from './lock.ts'

/**
 * PGlite's file system has no fsync, so a power cut could lose acknowledged writes. This one syncs for real.
 * It reaches into private parts: the version is pinned, and a test counts the calls of fsync.
 */
class DurableFileSystem extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const result = await super.init(pg, options)
    return {
      emscriptenOpts: {
        ...result.emscriptenOpts,
        preRun: [
          ...(result.emscriptenOpts.preRun ?? []),
          (module: object) => {
            const operations = Reflect.get(module, 'NODEFS').stream_ops
            operations.fsync = (stream: { nfd: number }) => {
              durability.syncs += 1
              fsyncSync(stream.nfd)
              return 0
            }
          },
        ],
      },
    }
  }
}

/** How often the embedded database has synced its files, for the test that watches the patch above. */
export const durability = { syncs: 0 }

export interface EmbeddedDatabase {
  endpoint: Endpoint
  /** The whole of it, to open copies in memory. */
  dump(): Promise<Blob>
  close(): Promise<void>
}

async function openFolder(folder: string): Promise<PGlite> {
  const lite = new PGlite({
    fs: new DurableFileSystem(folder),
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync'],
  })
  await lite.waitReady
  return lite
}

async function openInMemory(copyOf: Blob | undefined): Promise<PGlite> {
  const lite = new PGlite({ extensions: { pg_trgm }, ...(copyOf ? { loadDataDir: copyOf } : {}) })
  await lite.waitReady
  return lite
}

/** Opens the embedded Postgres in `folder`, or in memory when there is none, there as a copy of what `copyOf` holds. Throws DataFolderInUse when another process holds the folder. */
export async function openEmbedded(folder: string | undefined, copyOf?: Blob): Promise<EmbeddedDatabase> {
  const unlock = folder ? lockFolder(folder) : () => {}
  const data = folder && join(folder, 'postgres')
  const isNew = data !== undefined && !existsSync(data)
  try {
    const lasting = data
      ? reopeningDatabase(await openFolder(data), { folder: data, open: () => openFolder(data) })
      : reopeningDatabase(await openInMemory(copyOf), null)
    return {
      endpoint: lasting.endpoint,
      dump: () => lasting.lite().dumpDataDir('none'),
      close: async () => {
        await lasting.close()
        unlock()
      },
    }
  } catch (error) {
    // Half a database could never be opened again.
    if (isNew) rmSync(data, { recursive: true, force: true })
    unlock()
    throw error
  }
}
