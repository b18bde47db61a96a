import { resolve } from 'node:path'
import { demoPassword } from '#server/db/seed/seed.ts'
import { buildIfStale } from '#server/pages/build.ts'
import { killProcesses, startProcess } from '../kit/processes.ts'
import { load, timeAt } from './clients.ts'

const seconds = 5
const clients = 50

/**
 * Prints how many requests a second a server process of its own answers, asked by 50 clients without pause for five seconds each after one of warming up: what `wanted` names, one address or several in turn, as the demo's
 * supporter, over the database of `environment` (`DATABASE_URL` or `DATA_DIR`). The clients share the machine's cores with it.
 */
export async function printRequests(
  environment: Record<string, string>,
  wanted: Record<string, string | readonly string[]>,
): Promise<void> {
  await buildIfStale(resolve(import.meta.dirname, '../..'))
  const { address, output } = await startProcess({ ...environment, TRUSTED_PROXIES: '1' })
  if (!address) throw new Error(`The server did not start: ${output()}`)
  const answer = await fetch(`${address}/api/login-cookie`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'supporter@farthing.example', password: demoPassword, source: 'website' }),
  })
  const { body }: { body: { details: { tokens: { accessToken: string } } } } = await answer.json()
  const token = body.details.tokens.accessToken
  for (const [what, path] of Object.entries(wanted)) {
    const paths = typeof path === 'string' ? [path] : path
    let asked = 0
    const next = () => {
      asked += 1
      const one = paths[asked % paths.length] ?? '/'
      return { path: one, ...(one.includes('/me/') ? { token } : {}) }
    }
    await load(address, clients, performance.now() + 1000, next)
    const { served, refused, failed } = await load(address, clients, performance.now() + seconds * 1000, next)
    const [median, slow] = [timeAt(served, 0.5), timeAt(served, 0.99)].map((time) => time.toFixed(0))
    console.log(
      `${what}: ${(served.length / seconds).toFixed(0)} requests a second from ${clients} clients (median ${median} ms, p99 ${slow} ms; ${refused.length} × 503, ${failed} broken)`,
    )
  }
  killProcesses()
}
