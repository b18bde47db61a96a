import { expect } from 'vitest'
import type { TestServer } from '#tests/kit/server.ts'

const terms = { path: '/terms/cause', statement: 'I accept the cause terms' }
const acceptedTerms = [{ Id: 'cause-1', Statement: terms.statement, Path: terms.path, Version: '1' }]
const links = { website: '', facebook: '', twitter: '', instagram: '' }
const addressOf = (postcode: string) => ({ line1: '18 Mill Lane', line2: '', town: 'Harrowden', postcode })

/** Causes that are founded and decided on, by a founder and the support team, over a server that is opened before. */
export function causeReviewSteps(at: () => { server: TestServer; founder: string; support: string }) {
  const db = () => at().server.services.db

  const found = async (causeName: string, number: string | null, postcode = 'ZZ4 7CD', website = '') => {
    const answer = await at().server.call('POST', '/api/causes', {
      token: at().founder,
      body: {
        causeName,
        isRegisteredCharity: number !== null,
        isOrganisation: true,
        ...(number === null ? {} : { charity: { number } }),
        terms,
        acceptedTerms,
        details: {
          kind: number === null ? 'club' : 'charity',
          address: addressOf(postcode),
          links: { ...links, website },
          contactNumber: '07700 900 982',
          mayBeMarketed: true,
        },
      },
    })
    expect(answer.status).toBe(200)
    return answer.details.cause
  }
  const read = async (id: number, token?: string) =>
    (await at().server.call('GET', `/api/causes/id:${id}`, token ? { token } : {})).details.cause
  const review = async (id: number) =>
    (await at().server.call('GET', `/api/causes/id:${id}/review`, { token: at().founder })).details.review
  const say = (id: number, event: object, token = at().founder) =>
    at().server.call('POST', `/api/causes/id:${id}/review`, { body: event, token })
  const decide = (id: number, event: object, token = at().support) =>
    at().server.call('POST', `/api/support/causes/${id}`, { body: event, token })
  const queue = async () => (await at().server.call('GET', '/api/support/causes', { token: at().support })).details.causes
  const mailsTo = async (recipient: string) =>
    db().selectFrom('mail').select(['subject', 'text']).where('recipient', '=', recipient).orderBy('id').execute()
  const codeIn = (text = '') => /give them this code: (\w{4}) (\w{4})/.exec(text)?.slice(1).join('') ?? 'no code'
  const search = async (name: string) =>
    (await at().server.call('GET', `/api/search/cause/search?q=${encodeURIComponent(name)}`)).details.result.results
  return { db, found, read, review, say, decide, queue, mailsTo, codeIn, search }
}
