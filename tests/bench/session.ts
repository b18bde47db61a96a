import { createServer, type IncomingMessage } from 'node:http'
import axios from 'axios'
import createAuthRefresh from 'axios-auth-refresh'
import { accountCalls } from '#contract/account/account.calls.ts'
import { ownBases } from '#contract/bases.ts'
import type { Outgoing } from '#web/api/client.ts'
import { createDevice, deadToken, freshToken, openWebSession } from '../kit/web-session.ts'

/**
 * `npm run bench:session`: what the session layer costs a call, and what a thousand parallel calls cost when the access token has expired, beside the
 * peers, in one run against one server. Medians of interleaved rounds; on shared machines only the ratios are good.
 */
const rounds = Number(process.argv[2] ?? 7)
const parallel = 1000

const seen = { calls: 0, refreshes: 0 }
const isGood = (request: IncomingMessage) => !request.headers.authorization?.includes(deadToken('access'))
const server = createServer((request, response) => {
  const isRefresh = request.url?.includes('/auth/refresh') ?? false
  if (isRefresh) seen.refreshes += 1
  else seen.calls += 1
  const details = isRefresh
    ? { tokens: { accessToken: freshToken(`access-${seen.refreshes}`), refreshToken: freshToken('refresh') } }
    : { UDO: { user_id: 1 } }
  const status = isRefresh || isGood(request) ? 200 : 401
  request.resume()
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ body: { details } }))
})
await new Promise<void>((resolve) => server.listen(0, resolve))
const bound = server.address()
const address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
const path = `${ownBases.api}/user/me/udo`

const transport = async ({ method, url, headers, body }: Outgoing) => {
  const response = await fetch(address + url, {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

function ours(accessToken: string) {
  const device = createDevice()
  device.values.set('accessToken', accessToken).set('refreshToken', freshToken('refresh'))
  const { api, session } = openWebSession(device, transport)
  session.start(false)
  return () => api.ask(accountCalls.readUdo)
}

function bare(accessToken: string) {
  return async () => {
    const response = await fetch(address + path, {
      headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
    })
    return response.json()
  }
}

/** The usual recipe: ask, and after a 401 refresh once for everybody and ask again. */
function singleFlight() {
  let token = deadToken('access')
  let refreshing: Promise<void> | null = null
  const refresh = async () => {
    const response = await fetch(`${address}${ownBases.api}/auth/refresh/accessToken`, { method: 'POST' })
    token = (await response.json()).body.details.tokens.accessToken
  }
  return async () => {
    const ask = () => fetch(address + path, { headers: { authorization: `Bearer ${token}` } })
    let response = await ask()
    if (response.status === 401) {
      await response.arrayBuffer()
      refreshing ??= refresh().finally(() => {
        refreshing = null
      })
      await refreshing
      response = await ask()
    }
    return response.json()
  }
}

function authRefresh() {
  let token = deadToken('access')
  const client = axios.create({ baseURL: address })
  client.interceptors.request.use((request) => {
    request.headers.authorization = `Bearer ${token}`
    return request
  })
  createAuthRefresh(client, async (failed) => {
    const { data } = await axios.post(`${address}${ownBases.api}/auth/refresh/accessToken`)
    token = data.body.details.tokens.accessToken
    if (failed.response) failed.response.config.headers.authorization = `Bearer ${token}`
  })
  return () => client.get(path)
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function timed(call: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await call()
  return performance.now() - started
}

const fetched = bare(freshToken('access'))
const asked = ours(freshToken('access'))
const single = { fetched: [] as number[], asked: [] as number[] }
for (let warm = 0; warm < 200; warm++) await Promise.all([fetched(), asked()])
for (let count = 0; count < 3000; count++) {
  single.fetched.push(await timed(fetched))
  single.asked.push(await timed(asked))
}
const cost = median(single.asked) - median(single.fetched)
console.log(
  `One call with valid tokens: bare fetch ${median(single.fetched).toFixed(3)} ms, through the session ${median(single.asked).toFixed(3)} ms: the layer costs ${cost.toFixed(3)} ms at the median (goal 0.2)`,
)

const clients: Record<string, () => () => Promise<unknown>> = {
  'fetch, tokens valid': () => bare(freshToken('access')),
  'Farthing, tokens valid': () => ours(freshToken('access')),
  'Farthing, access token expired': () => ours(deadToken('access')),
  'fetch with single-flight refresh, expired': singleFlight,
  'axios-auth-refresh, expired': authRefresh,
}
const results = new Map<string, { ms: number[]; answered: number; calls: number; refreshes: number }>()
for (let round = 0; round < rounds; round++)
  for (const [name, make] of Object.entries(clients)) {
    Object.assign(seen, { calls: 0, refreshes: 0 })
    const call = make()
    let answered = 0
    const ms = await timed(async () => {
      const settled = await Promise.allSettled(Array.from({ length: parallel }, call))
      answered = settled.filter(({ status }) => status === 'fulfilled').length
    })
    const before = results.get(name) ?? { ms: [], answered: parallel, calls: 0, refreshes: 0 }
    results.set(name, {
      ms: [...before.ms, ms],
      answered: Math.min(before.answered, answered),
      calls: Math.max(before.calls, seen.calls),
      refreshes: Math.max(before.refreshes, seen.refreshes),
    })
  }
console.log(`\n${parallel} parallel calls, medians of ${rounds} rounds`)
for (const [name, { ms, answered, calls, refreshes }] of results)
  console.log(
    `${name.padEnd(42)} ${median(ms).toFixed(0).padStart(5)} ms  ${answered} answered, ${refreshes} refresh calls, ${calls} API requests`,
  )
const valid = median(results.get('Farthing, tokens valid')?.ms ?? [])
const expired = median(results.get('Farthing, access token expired')?.ms ?? [])
console.log(`Expired against valid, same client: ${(expired / valid).toFixed(2)} × (goal 1.2)`)
server.close()
server.closeAllConnections()
