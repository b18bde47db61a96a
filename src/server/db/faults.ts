/**
 * What PostgreSQL says when it cannot serve for now, by the classes of appendix A of its manual: connection exceptions (08), no room, memory or
 * connections left (53), shutting down, crashed or starting (57P), its disk fails (58030), a server that has become a copy (25006), and work that
 * collided with other work and may be sent again (40001, 40P01).
 */
const states = /^(08...|53...|57P0[1-5]|58030|25006|40001|40P01)$/

/** What the operating system says of a network that is not there, and of a disk that is full or cannot be written to. */
const systemErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
])

/** What the driver (pg, pg-pool: versions are pinned, and the tests of a failover meet each) says in words alone. */
const driverWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after)/

/** Whether a failure will pass without anybody changing the request: the database or the disk is away, full or starting. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return states.test(code) || systemErrors.has(code) || driverWords.test(error.message)
}

/** Whether somebody else has just taken what only one can have (23505). */
export const isTakenMeanwhile = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505'
