import { expect } from 'vitest'
import type { TestServer } from '#tests/kit/server.ts'

/** New people who shop, and what they are told of it, over a server that is opened before. */
export function rewardSteps(server: () => TestServer) {
  const db = () => server().services.db
  const now = () => server().clock.now()
  const mailsOf = (recipient: string) =>
    db().selectFrom('mail').select(['subject', 'text']).where('recipient', '=', recipient).orderBy('id').execute()
  const noticesOf = async (as: string) => (await server().call('GET', '/api/user/me/notices', { token: as })).details
  const kindsOf = (userId: number) =>
    db().selectFrom('notice').select(['kind', 'subject', 'is_mailed']).where('user_id', '=', userId).orderBy('id').execute()

  let sales = 0
  async function visitShop(as: string, slug = 'alder-home', options: { headers?: Record<string, string>; body?: object } = {}) {
    const { details } = await server().call('POST', '/api/visits', {
      token: as,
      body: { retailerSlug: slug, ...options.body },
      headers: options.headers ?? {},
    })
    return details.visit.id as string
  }
  async function buy(visitId: string, spentPence = 5000) {
    const reference = `RW-${++sales}`
    expect(await server().simulator.report({ type: 'sale', reference, visitId, spentPence })).toBe(200)
    return reference
  }
  const report = (type: 'confirmed' | 'funded', reference: string) => server().simulator.report({ type, reference })
  const cancel = (reference: string) => server().simulator.report({ type: 'declined', reason: 'cancelled', reference })

  /** Somebody new, who shops for this cause. */
  let people = 0
  async function register(causeId: number | null, referralId?: string, headers: Record<string, string> = {}) {
    const email = `reward${++people}@example.org`
    const answer = await server().call('POST', '/api/user', {
      ip: `10.9.${people}.1`,
      headers,
      body: {
        firstName: 'New',
        lastName: 'Person',
        email,
        password: 'three blue boats',
        userTerms: [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }],
        marketingPreferences: [],
        ...(causeId === null ? {} : { causeId }),
        ...(referralId === undefined ? {} : { referralId }),
      },
    })
    expect(answer.status).toBe(200)
    return { email, token: answer.details.tokens.accessToken as string, id: answer.details.user.id as number }
  }

  const login = async (email: string): Promise<string> => {
    const body = { email, password: 'three blue boats', source: 'website' }
    return (await server().call('POST', '/api/login-cookie', { body })).details.tokens.accessToken
  }
  /** The demo's own notices and visits would be in the way. */
  async function begin() {
    await db().deleteFrom('notice').execute()
    await db().updateTable('visit').set({ receipt_at: null }).execute()
  }
  return { begin, db, now, mailsOf, noticesOf, kindsOf, visitShop, buy, report, cancel, register, login }
}
