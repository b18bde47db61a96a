import { expect } from 'vitest'
import { demoPassword } from '#server/db/seed/seed.ts'
import type { TestServer } from '#tests/kit/server.ts'

export const terms = { path: '/account', statement: 'Save' }

/** What a person does with their account, over a server that is opened before. */
export function accountSteps(at: () => { server: TestServer; token: string }) {
  const db = () => at().server.services.db
  const post = (path: string, body: object, by = at().token) =>
    at().server.call('POST', `/api/user/me${path}`, { token: by, body })
  const row = (id = 1) => db().selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const newestMail = async (to: string) =>
    (await db().selectFrom('mail').selectAll().where('recipient', '=', to).orderBy('id', 'desc').executeTakeFirst())?.text ?? ''
  const linkIn = (text: string) => /\/password\/reset\/([\w-]+)/.exec(text)?.[1] ?? ''
  const logIn = (email: string, password = demoPassword) =>
    at().server.call('POST', '/api/login-cookie', {
      body: { email, password, source: 'website' },
      ip: `10.1.0.${Math.ceil(email.length / 2)}`,
    })
  /** Somebody new, by address; answers their token and id. */
  async function somebody(email: string) {
    const made = await at().server.call('POST', '/api/user', {
      body: {
        firstName: 'Sam',
        lastName: 'Park',
        email,
        password: 'three blue boats',
        userTerms: [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }],
        marketingPreferences: [],
      },
      ip: '10.7.0.1',
    })
    expect(made.status).toBe(200)
    return { token: made.details.tokens.accessToken as string, id: made.details.user.id as number }
  }
  return { db, post, row, newestMail, linkIn, logIn, somebody }
}
