import { expect } from 'vitest'
import type { Ask, Asks } from '../driver.ts'

const number = '2000002'
/** What its driver types on the way, or an earlier visit had typed. */
const finalise = (isCharity: boolean, website: string): Ask => ({
  method: 'POST',
  path: '/api/causes',
  body: {
    causeName: 'The Lantern Trust',
    isRegisteredCharity: isCharity,
    isOrganisation: true,
    ...(isCharity ? { charity: { number } } : {}),
    terms: { path: '/terms/cause', statement: 'I accept the cause terms' },
    acceptedTerms: [{ Id: 'cause-1', Statement: 'I accept the cause terms', Path: '/terms/cause', Version: '1' }],
    details: {
      kind: isCharity ? 'charity' : 'club',
      address: { line1: '18 Mill Lane', line2: '', town: 'Harrowden', postcode: 'ZZ4 7CD' },
      links: { website, facebook: '', twitter: '', instagram: '' },
      contactNumber: '07700900982',
      mayBeMarketed: true,
    },
  },
})
const finaliseAs = (isCharity: boolean): Asks => ({
  after: {
    begins: finalise(isCharity, ''),
    'links.submitted': finalise(isCharity, 'https://www.lantern-trust.example'),
  },
})

/** What the wizard for causes asks of the server: the answers that its driver types. */
export const causeRegistrationAsks: Record<string, Asks> = {
  probeEmail: {
    method: 'GET',
    path: '/api/users/email-exists',
    query: { email: expect.stringMatching(/^ada\d+@example\.org$/) },
  },
  lookUpCharity: { method: 'GET', path: `/api/charities/${number}` },
  finalise: {
    after: {
      begins: finaliseAs(false),
      'isCharity.submitted#1': finaliseAs(true),
      'isCharity.submitted#2': finaliseAs(false),
    },
  },
  findMatches: {
    after: {
      begins: { method: 'GET', path: '/api/cause-matches', query: { name: 'The Lantern Trust', postcode: 'ZZ4 7CD' } },
      'charityNumber.submitted': {
        method: 'GET',
        path: '/api/cause-matches',
        query: { name: 'The Lantern Trust', charityNumber: number, postcode: 'ZZ4 7CD' },
      },
    },
  },
}
