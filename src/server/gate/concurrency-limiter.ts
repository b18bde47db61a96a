import { HttpError } from './http-error.ts'

export interface ConcurrencyLimits {
  /** Pieces of work under way at one time. */
  atOnce: number
  /** Those that may wait for their turn, and for how long, in milliseconds. */
  waiting: number
  patience: number
}

export interface ConcurrencyLimiter {
  /** Resolves when it is this one's turn, with what must be called once it is done. Throws `unavailable` when too many wait already, or the wait grew too long. */
  acquire(): Promise<() => void>
  isFull(): boolean
}

/** Seconds until whoever was turned away may try again; not the same for all, or they would all come back at once. */
const comeBackIn = () => 1 + Math.floor(Math.random() * 3)
export const overloaded = () => new HttpError('unavailable', { retryAfterSeconds: comeBackIn() })

/**
 * A bounded queue before work that cannot be hurried: what is let in is answered soon, and what would have to wait for long is told so at once. A queue without
 * a bound serves everybody late.
 */
export function createLimiter({ atOnce, waiting, patience }: ConcurrencyLimits): ConcurrencyLimiter {
  let running = 0
  const queue: { begin: () => void }[] = []

  function leave(): void {
    const next = queue.shift()
    if (next) next.begin()
    else running -= 1
  }

  /** Each may leave once, however often it is told that it has ended. */
  function ticket(): () => void {
    let isOut = false
    return () => {
      if (!isOut) leave()
      isOut = true
    }
  }

  return {
    isFull: () => running >= atOnce && queue.length >= waiting,
    acquire: async () => {
      if (running < atOnce) {
        running += 1
        return ticket()
      }
      if (queue.length >= waiting) throw overloaded()
      await new Promise<void>((begin, fail) => {
        const entry = { begin: () => {} }
        const late = setTimeout(() => {
          queue.splice(queue.indexOf(entry), 1)
          fail(overloaded())
        }, patience)
        entry.begin = () => {
          clearTimeout(late)
          begin()
        }
        queue.push(entry)
      })
      return ticket()
    },
  }
}
