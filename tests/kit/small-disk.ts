import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own, in memory, that can really be full. */
export interface SmallDisk {
  folder: string
  /** Fills it, down to the last byte that it gives. */
  fill(): void
  /** Takes away what `fill` has put there. */
  free(): void
  remove(): void
}

const mount = (folder: string, megabytes: number) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })

/** Null where this user may not mount: that takes root, and a container often has not even then the right to. */
export function openSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'farthing-disk-'))
  try {
    mount(folder, megabytes)
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
  chmodSync(folder, 0o777)
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => {
      const file = openSync(filler, 'a')
      const block = Buffer.alloc(65_536)
      try {
        for (;;) {
          const { bavail, bsize } = statfsSync(folder)
          if (bavail === 0) break
          writeSync(file, block, 0, Math.min(bavail * bsize, block.length))
        }
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true })
    },
  }
}
