import { Socket } from 'node:net'
import { availableParallelism } from 'node:os'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallName } from '#contract/all-calls.ts'
import { type ConcurrencyLimiter, type ConcurrencyLimits, createLimiter, overloaded } from './concurrency-limiter.ts'

/** Hashes under way at one time: one core is left to everybody else, and one of libuv's four threads to files and names. */
export const hashConcurrency = Math.max(1, Math.min(3, availableParallelism() - 1))

/** Calls that hash a password, which takes 30 ms of a whole core. A flood of them may fill their own lane and nobody else's. */
export const passwordCalls: ReadonlySet<CallName> = new Set<CallName>([
  'logIn',
  'register',
  'verifyPassword',
  'savePassword',
  'resetPassword',
])

export type LaneName = 'calls' | 'passwords' | 'pages'

// The rooms are large and the patience is short: who waits costs nothing, and who is turned away at once and asks again at once costs the most.
export const laneLimits: Record<LaneName, ConcurrencyLimits> = {
  // Twice as many as there are connections to the database: while some wait for it, others are read and written.
  calls: { atOnce: 20, waiting: 500, patience: 700 },
  // Four more than hash at one time: theirs is the turn while others ask the database.
  passwords: { atOnce: hashConcurrency + 4, waiting: 150, patience: 1000 },
  pages: { atOnce: 8, waiting: 200, patience: 1000 },
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which bounded queue the route's work waits in; `free` for what is no work. */
    lane?: LaneName | 'free'
  }
}

function laneOf(request: FastifyRequest): LaneName | null {
  // What a page asks of the API inside this process came in with the page.
  if (!(request.raw.socket instanceof Socket)) return null
  const { config, url = '/*' } = request.routeOptions
  if (config.lane) return config.lane === 'free' ? null : config.lane
  if (/^\/(health|static-www)\//.test(url)) return null
  return url === '/*' ? 'pages' : 'calls'
}

/**
 * Bounds the work that is under way, lane by lane. A request takes its place when its body is there, so that a slow sender holds none, and gives it back when its
 * answer is made, so that a slow reader holds none either. Where a lane is full it is turned away before anything is read: 503 with Retry-After.
 */
export function registerLanes(app: FastifyInstance, limits: Record<LaneName, ConcurrencyLimits> = laneLimits): void {
  const lanes: Record<LaneName, ConcurrencyLimiter> = {
    calls: createLimiter(limits.calls),
    passwords: createLimiter(limits.passwords),
    pages: createLimiter(limits.pages),
  }
  const places = new WeakMap<FastifyRequest, () => void>()
  app.addHook('onRequest', async (request) => {
    const name = laneOf(request)
    if (name && lanes[name].isFull()) throw overloaded()
  })
  app.addHook('preHandler', async (request) => {
    const name = laneOf(request)
    if (name) places.set(request, await lanes[name].acquire())
  })
  app.addHook('onSend', async (request) => places.get(request)?.())
}
