import { type ChildProcess, fork } from 'node:child_process'
import Fastify from 'fastify'
import { createStoppedClock } from '#server/clock.ts'
import { demoApps, serveDemoProvider } from '#server/sign-in/provider-login/demo-provider.ts'
import { start } from './templates.ts'

/** What the tests' own process is told, and what it says when it listens. */
interface Order {
  port: number
  now: number
  apps: ReturnType<typeof demoApps>['provider']
}

const asProcess = 'as-identity-provider'
const otherApp = { id: 'another-app', secret: 'another-secret' }

// Not by `process.send`: the test runner's own workers have it too.
if (process.argv[2] === asProcess) {
  // It holds the runner's output open: one that outlived its test, whose end had failed, kept the whole run from ending.
  process.once('disconnect', () => process.exit())
  process.once('message', async ({ port, now, apps }: Order) => {
    const app = Fastify()
    await serveDemoProvider(app, { ...apps, clock: createStoppedClock(now) })
    // Like a provider that cuts windows off from the pages that opened them.
    app.addHook('onSend', async (request, reply) => {
      if (request.url.startsWith('/apple')) reply.header('cross-origin-opener-policy', 'same-origin')
    })
    app.get('/static-www/*', (_request, reply) => reply.code(204).send())
    await app.listen({ port, host: '127.0.0.1' })
    process.send?.('listening')
  })
}

function listening(order: Order): Promise<ChildProcess> {
  const child = fork(import.meta.filename, [asProcess], { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child))
    child.once('exit', () => reject(new Error('The identity provider ended before it listened.')))
    child.send(order)
  })
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.kill()
  })

/** Facebook and Apple in a process of their own, with two apps: the site's and another's. `now` is the time there, in milliseconds. */
export async function startIdentityProvider(port: number, now = start) {
  const address = `http://127.0.0.1:${port}`
  const { site, provider } = demoApps(address)
  const appleKey = Object.values(provider.appleApps)[0] ?? ''
  const apps = {
    ...provider,
    facebookApps: { ...provider.facebookApps, [otherApp.id]: otherApp.secret },
    appleApps: { ...provider.appleApps, [otherApp.id]: appleKey },
  }
  const order = { port, now, apps }
  let child: ChildProcess | null = await listening(order)
  const stop = async () => {
    if (child) await ended(child)
    child = null
  }
  return {
    /** The value of IDENTITY_PROVIDERS, read. */
    apps: site,
    address,
    /** The same provider's apps, but as another site would have them. */
    otherApps: {
      facebook: { ...site.facebook, appId: otherApp.id, appSecret: otherApp.secret },
      apple: { ...site.apple, clientId: otherApp.id },
    },
    stop,
    /** What it knew of its people's tokens is gone. */
    async startAgain() {
      await stop()
      child = await listening(order)
    },
    /** Says yes as this person and answers the code, as a browser would bring it back. */
    async sayYes(dialog: string, name: string): Promise<string> {
      const asked = new URL(dialog)
      const form = new URLSearchParams([...asked.searchParams, ['name', name], ['answer', 'yes']])
      const answer = await fetch(`${asked.origin}${asked.pathname}`, { method: 'POST', body: form, redirect: 'manual' })
      return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
    },
  }
}
export type TestIdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>
