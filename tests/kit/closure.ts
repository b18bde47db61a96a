import { type CallName, callEntries, calls } from '#contract/all-calls.ts'
import { ownBases } from '#contract/bases.ts'
import type { Call } from '#contract/call.ts'
import { contractRows, type Kind, notTried } from './credentials.ts'
import type { Called, TestServer } from './server.ts'

/** Somebody of the test, with what everybody may know of them. */
export interface Known {
  id: number
  email: string
  /** The same at every provider of the test. */
  facebookId: string
  appleId: string
}

/** What was gained, by kind and where it came from; of two that came the same way the newer counts. */
export type Pool = Map<string, { kind: Kind; value: string }>

const madeUp = 'a made-up secret of the attacker'
const scopes = ['none', 'semi', 'full'] as const

let addresses = 0
const fresh = () => `10.${(++addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`

/** What a token opens of this person, told by calls that demand it. */
async function scopeOf(server: TestServer, token: string, id: number): Promise<(typeof scopes)[number]> {
  const me = await server.call('GET', '/api/user/me', { token, ip: fresh() })
  if (me.status !== 200 || me.details.user.id !== id) return 'none'
  return (await server.call('GET', '/api/user/me/oauth', { token, ip: fresh() })).status === 200 ? 'full' : 'semi'
}

const fillers = (person: Known): Record<string, unknown> => ({
  email: person.email,
  facebookId: person.facebookId,
  appleId: person.appleId,
  provider: 'facebook',
  clientId: person.facebookId,
  source: 'website',
  newPassword: madeUp,
  terms: { path: '', statement: '' },
})

/** Names of the body's fields; what the path takes is put there. */
function request(call: Call, values: Record<string, unknown>) {
  const url = `${ownBases[call.base]}${call.path}`.replace(/(?<!:):(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name] ?? 'x')),
  )
  const hasBody = call.method !== 'GET' && call.method !== 'DELETE'
  return { url, ...(hasBody ? { body: call.body ? values : {} } : {}) }
}

function at(details: unknown, where: string): unknown {
  return where.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], details) // paths of the contract
}

/** Calls that take or give what could carry a person, and those that change which way in there is. */
const tried = callEntries.filter(([name, call]) => {
  const row = contractRows[name]
  const carries = [...Object.values(row?.takes ?? {}), ...Object.values(row?.gives ?? {})].some((kind) => kind !== 'plain')
  return !(name in notTried) && (carries || call.access === 'refreshToken' || name === 'saveEmail')
})

/**
 * Tries every call with everything that was gained, whatever it was meant for, until nothing new comes: how far a person is reached from `pool` alone.
 */
export async function closureOf(server: TestServer, person: Known, pool: Pool): Promise<(typeof scopes)[number]> {
  const so: { far: (typeof scopes)[number] } = { far: 'none' }
  const isAtTheTop = () => so.far === 'full'
  const best = new Map<string, (typeof scopes)[number]>()
  const done = new Set<string>()
  async function gain(name: string, kind: Kind, value: unknown): Promise<boolean> {
    if (typeof value !== 'string' || kind === 'plain') return false
    const scope = kind === 'accessToken' ? await scopeOf(server, value, person.id) : 'none'
    if (scopes.indexOf(scope) > scopes.indexOf(so.far)) so.far = scope
    const key = `${kind} ${scope} of ${name}`
    const isNew = !pool.has(key)
    pool.set(key, { kind, value })
    best.set(key, scope)
    return isNew
  }
  for (const [key, { kind, value }] of [...pool]) {
    pool.delete(key)
    await gain('the start', kind, value)
  }
  const bestOf = (kind: Kind) =>
    [...pool]
      .filter(([, one]) => one.kind === kind)
      .toSorted(([one], [other]) => scopes.indexOf(best.get(other) ?? 'none') - scopes.indexOf(best.get(one) ?? 'none'))[0]?.[1]
      .value
  async function take(name: string, answer: Called): Promise<boolean> {
    if (answer.status >= 400) return false
    const row = contractRows[name]
    let isNew = false
    for (const [where, kind] of Object.entries(row?.gives ?? {}))
      isNew = (await gain(name, kind, at(answer.details, where))) || isNew
    for (const kind of Object.values(row?.chooses ?? {})) isNew = (await gain(name, kind, madeUp)) || isNew
    if (name === 'saveEmail') {
      const mail = await server.services.db
        .selectFrom('mail')
        .select('text')
        .where('recipient', '=', 'attacker@example.org')
        .orderBy('id', 'desc')
        .executeTakeFirst()
      isNew = (await gain(name, 'emailCode', /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1])) || isNew
    }
    return isNew
  }
  if (isAtTheTop()) return so.far
  for (let isNew = true; isNew; ) {
    isNew = false
    for (const [name, call] of tried) {
      const takes = Object.entries(contractRows[name]?.takes ?? {}).filter(([, kind]) => kind !== 'plain')
      const usual = {
        ...fillers(person),
        ...Object.fromEntries(takes.flatMap(([where, kind]) => (bestOf(kind) ? [[where, bestOf(kind)]] : []))),
        ...(name === 'saveEmail' ? { email: 'attacker@example.org' } : {}),
      }
      const bearer = bestOf(call.access === 'refreshToken' ? 'refreshToken' : 'accessToken')
      const tries: [string, Record<string, unknown>, string | undefined][] = []
      for (const [key, { kind, value }] of pool) {
        // Where it belongs each counts by where it came from; elsewhere one of a kind is enough.
        tries.push([`${name} bearer ${kind === 'accessToken' || kind === 'refreshToken' ? key : kind}`, usual, value])
        for (const [where, wanted] of takes)
          tries.push([`${name} ${where} ${kind === wanted ? key : kind}`, { ...usual, [where]: value }, bearer])
      }
      tries.push([`${name} without`, usual, undefined])
      for (const [id, values, token] of tries) {
        if (done.has(id)) continue
        done.add(id)
        const { url, body } = request(call, values)
        const answer = await server.call(call.method, url, {
          ip: fresh(),
          ...(token ? { token } : {}),
          ...(body === undefined ? {} : { body }),
        })
        if (answer.status >= 500) throw new Error(`${id} answered ${answer.status}`)
        isNew = (await take(name, answer)) || isNew
        // There is nothing beyond.
        if (isAtTheTop()) return so.far
      }
    }
  }
  return so.far
}

export const triedCalls: readonly CallName[] = tried.map(([name]) => name)
export const allCallNames = Object.keys(calls)
