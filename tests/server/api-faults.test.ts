import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callEntries } from '#contract/all-calls.ts'
import { ownBases } from '#contract/bases.ts'
import { browserTransport } from '#web/api/browser-transport.ts'
import { createApi } from '#web/api/client.ts'
import { ApiFailure } from '#web/api/failure.ts'

const refused = JSON.stringify({ error: { code: 'internal', message: 'Made by the test', retryable: true } })
const send = (status: number, type: string, body: string) => (_: IncomingMessage, answer: ServerResponse) => {
  answer.writeHead(status, { 'content-type': type }).end(body)
}

/** F7: ten ways in which an answer goes wrong. */
const faults: Record<string, (request: IncomingMessage, answer: ServerResponse) => void> = {
  '500': send(500, 'application/json', refused),
  '502': send(502, 'text/html', '<html>Bad gateway</html>'),
  '503': send(503, 'application/json', refused),
  '504': send(504, 'text/html', '<html>Gateway timeout</html>'),
  timeout: () => {},
  reset: (request) => request.socket.resetAndDestroy(),
  truncated: (_, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"body":{"details":{"tr')
    answer.destroy()
  },
  HTML: send(200, 'text/html', '<!doctype html><title>Log in to the hotel</title>'),
  // No call of the product answers a list of words.
  'wrong shape': send(200, 'application/json', '{"body":{"details":["nothing","of","this"]}}'),
  '204': (_, answer) => {
    answer.writeHead(204).end()
  },
}

const server = createServer((request, answer) => {
  request.resume()
  faults[String(request.headers['x-fault'])]?.(request, answer)
})
let base = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test(`F7, E-002…E-004 each of the ${callEntries.length} calls × ten faults ends in a failure that the screens know, never in anything else`, async () => {
  const bases = Object.fromEntries(Object.entries(ownBases).map(([name, path]) => [name, base + path])) as typeof ownBases // the same names
  const api = createApi({
    transport: browserTransport,
    backEnd: { environment: 'dev', hosts: [], bases },
    credentials: { authorize: async () => ({ token: 'a.b.c', done: () => {} }), refuse: () => false },
  })
  const wrong: string[] = []
  const ask = async ([name, call]: (typeof callEntries)[number], fault: string) => {
    // What never comes is given up after the call's own time; here that is short.
    const asked = { ...call, timeout: fault === 'timeout' ? 50 : 60_000 }
    const path = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, one]) => [one ?? '', '1']))
    const failure = await api.ask(asked, { path, headers: { 'x-fault': fault } } as never).then(
      () => null,
      (error: unknown) => error,
    )
    const isRefusal = ['500', '502', '503', '504'].includes(fault)
    const isAsExpected =
      failure instanceof ApiFailure &&
      (isRefusal ? failure.kind === 'request' && failure.status === Number(fault) : failure.kind === 'system') &&
      failure.message.length > 0
    if (!isAsExpected) wrong.push(`${name}, ${fault}: ${String(failure)}`)
  }
  for (const fault of Object.keys(faults)) await Promise.all(callEntries.map((entry) => ask(entry, fault)))
  expect(wrong).toEqual([])
})

test('a call that its caller may end is given up after its own time all the same, and at once when its caller ends it', async () => {
  const call = { method: 'GET', url: base, headers: { 'x-fault': 'timeout' }, body: undefined } as const
  await expect(browserTransport({ ...call, timeout: 50, signal: new AbortController().signal })).rejects.toThrow('timeout')
  const caller = new AbortController()
  const answer = browserTransport({ ...call, timeout: 3_600_000, signal: caller.signal })
  caller.abort()
  await expect(answer).rejects.toThrow('aborted')
})
