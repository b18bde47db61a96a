/** The server's only source of time. Tests and /dev/clock move it; nothing else reads the system clock. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Moves the clock by milliseconds, forward or back. */
  advance(milliseconds: number): void
}

export function createClock(read: () => number = Date.now): Clock {
  let offset = 0
  return {
    now: () => read() + offset,
    advance: (milliseconds) => {
      offset += milliseconds
    },
  }
}

/** A clock that stands still until it is moved. */
export function createStoppedClock(start: number): Clock {
  return createClock(() => start)
}
