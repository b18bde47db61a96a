import { statfs } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import { type Endpoint, fatalErrorIn } from './embedded-socket.ts'
import { forgetPrepared } from './prepared.ts'

/** Answered like a server's that has crashed, so that it counts as what will pass (see faults.ts). */
class DatabaseEnded extends Error {
  readonly code = '57P02'
}

/** Bytes: opening writes what the log holds, and a new part of the log, of 16 MB. */
const roomToOpen = 48 * 1024 * 1024
/** Milliseconds between two looks whether there is room again. */
const look = 1000

interface Again {
  folder: string
  open(): Promise<PGlite>
}

interface ReopeningDatabase {
  endpoint: Endpoint
  /** The database that answers now. */
  lite(): PGlite
  close(): Promise<void>
}

const freeIn = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * PostgreSQL ends itself when its log cannot be written, as on a full disk. A server starts again by itself; the embedded one has nobody to do so, and whoever
 * asks it once more keeps the whole process for ever. So nobody does: whoever asks is told that it has ended, until it has been opened anew, from what its log holds.
 */
export function reopeningDatabase(first: PGlite, again: Again | null): ReopeningDatabase {
  let lite: PGlite | null = first
  let last = first
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function openAgain({ folder, open }: Again): Promise<void> {
    try {
      if ((await freeIn(folder)) < roomToOpen) return
      const opened = await open()
      if (isClosed) return await opened.close()
      forgetPrepared()
      lite = last = opened
      console.error('the embedded database serves again.')
    } catch (error) {
      console.error('the embedded database could not be opened again:', error instanceof Error ? error.message : error)
    } finally {
      if (!lite && !isClosed) timer = setTimeout(() => void openAgain({ folder, open }), look)
    }
  }

  function end(words: string): DatabaseEnded {
    if (lite) {
      lite = null
      const when = again ? 'It is opened again once its disk has room.' : 'It was in memory, and is gone.'
      console.error(`the embedded database has ended: ${words}. ${when}`)
      if (again) timer = setTimeout(() => void openAgain(again), look)
    }
    return new DatabaseEnded(words)
  }

  return {
    endpoint: {
      exchange: async (messages) => {
        const asked = lite
        if (!asked) throw new DatabaseEnded('the embedded database has ended')
        const parts: Buffer[] = []
        // Each part is a piece of the database's own memory.
        await asked.execProtocolRawStream(messages, { onRawData: (part) => parts.push(Buffer.from(part)) })
        const answer = Buffer.concat(parts)
        const fatal = fatalErrorIn(answer)
        if (fatal) throw end(fatal)
        return answer
      },
    },
    lite: () => last,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await lite?.close()
    },
  }
}
