import {
  type AnyRouter,
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { ownBases } from '#contract/bases.ts'
import { emptyPublicConfig, type PublicConfig } from '#contract/shopping/public-config.ts'
import { tenants } from '#contract/tenants.ts'
import { createApi, type Outgoing } from '#web/api/client.ts'
import { nobody, type Person } from '#web/site/session/person.ts'
import type { Site } from '#web/site/site.ts'

/** What a screen has asked of the server: `POST /api/login-cookie` and what was sent along. */
export interface AskedCall {
  call: string
  body: unknown
  headers: Record<string, string>
}

/** What the server says: a status with details or with an error, or nothing at all. */
export type Said =
  | { status: 200; details: unknown }
  | { status: number; code: string; fields?: Record<string, string>; retryAfter?: number }
  | 'no answer'

/**
 * Shows a screen as a page of the site would, in jsdom: its chart, forms and calls are the real ones, only the network is `answer`. Answers what it asked,
 * in order. `facts` are of the site's configuration and the browser; `person` is who is here, and `address` is what links go by that change one thing of it. `session.begin` of a login is noted as a call named `session.begin`.
 */
export function openScreen(
  screen: ReactNode,
  answer: (call: string, body: unknown) => Said | Promise<Said>,
  facts: Partial<PublicConfig & Pick<Site, 'browser' | 'origin' | 'storage'>> = {},
  person: Person = nobody,
  address = '/',
) {
  const asked: AskedCall[] = []
  async function transport({ method, url, body, headers }: Outgoing) {
    const call = `${method} ${url}`
    asked.push({ call, body, headers })
    const said = await answer(call, body)
    if (said === 'no answer') throw new TypeError('There was no answer.')
    if ('details' in said) return { status: 200, headers: new Headers(), body: { body: { details: said.details } } }
    const { status, code, fields = {}, retryAfter } = said
    return {
      status,
      headers: new Headers(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      body: { error: { code, fields } },
    }
  }
  const api = createApi({
    transport,
    backEnd: { environment: 'dev', hosts: [], bases: ownBases },
    credentials: { authorize: async () => ({ token: null, done: () => {} }), refuse: () => false },
  })
  const site = {
    api,
    tenant: tenants.farthing,
    ...emptyPublicConfig,
    browser: { now: () => 0, newId: () => 'made-up' },
    services: async () => ({ analytics: { searchSeen: () => {}, record: () => {} } }),
    ...facts,
    session: {
      subscribe: () => () => {},
      person: () => person,
      reload: async () => {},
      begin: async (body: unknown) => void asked.push({ call: 'session.begin', body, headers: {} }),
    },
    cookies: async () => ({ read: () => null, write: () => {}, remove: () => {} }),
  } as unknown as Site // the parts of the site that these screens use
  // No page of the site is opened: links only need to be drawn.
  const routeTree = createRootRouteWithContext<Site>()()
  const router: AnyRouter = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [address] }),
    context: site,
  })
  const shown = render(<RouterContextProvider router={router}>{screen}</RouterContextProvider>)
  return { ...shown, asked, user: userEvent.setup() }
}
