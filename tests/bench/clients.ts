import { Agent, request } from 'node:http'

export interface Times {
  served: number[]
  refused: number[]
  failed: number
}

export interface Asked {
  path: string
  body?: object
  /** An access token. */
  token?: string
}

async function ask(agent: Agent, address: string, { path, body, token }: Asked): Promise<number> {
  return new Promise((done, fail) => {
    const headers = {
      // A login flood comes from everywhere: one proxy is trusted.
      'x-forwarded-for': `10.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    }
    const sent = request(address + path, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume()
      answer.once('end', () => done(answer.statusCode ?? 0))
    })
    sent.once('error', fail)
    sent.end(body ? JSON.stringify(body) : undefined)
  })
}

/** So many clients that ask one after the other, without pause, until `until` (by `performance.now()`). */
export async function load(address: string, clients: number, until: number, next: () => Asked): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: Times = { served: [], refused: [], failed: 0 }
  const client = async () => {
    while (performance.now() < until) {
      const began = performance.now()
      await ask(agent, address, next()).then(
        (status) => (status === 503 ? times.refused : times.served).push(performance.now() - began),
        () => {
          times.failed += 1
        },
      )
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return times
}

/** A share of times in ascending order, such as the median (0.5), in milliseconds. */
export const timeAt = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
