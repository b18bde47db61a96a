import { expect } from 'vitest'
import type { Asks } from '../driver.ts'

/** What the wizard for causes asks of the server: the answers that its driver types. */
export const causeRegistrationAsks: Record<string, Asks> = {
  probeEmail: {
    method: 'GET',
    path: '/api/users/email-exists',
    query: { email: expect.stringMatching(/^[a-z]+\d*@example\.org$/) },
  },
  lookUpCharity: { method: 'GET', path: '/api/charities/2000002' },
  finalise: {
    method: 'POST',
    path: '/api/causes',
    body: expect.objectContaining({
      causeName: 'The Lantern Trust',
      isOrganisation: true,
      acceptedTerms: [expect.objectContaining({ Id: 'cause-1' })],
      details: expect.objectContaining({
        address: { line1: '18 Mill Lane', line2: '', town: 'Harrowden', postcode: 'ZZ4 7CD' },
        contactNumber: '07700900982',
        mayBeMarketed: true,
      }),
    }),
  },
  findMatches: {
    after: {
      begins: { method: 'GET', path: '/api/cause-matches', query: { name: 'The Lantern Trust', postcode: 'ZZ4 7CD' } },
      'charityNumber.submitted': {
        method: 'GET',
        path: '/api/cause-matches',
        query: { name: 'The Lantern Trust', charityNumber: '2000002', postcode: 'ZZ4 7CD' },
      },
    },
  },
}
