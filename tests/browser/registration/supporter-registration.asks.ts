import { expect } from 'vitest'
import type { Asks } from '../driver.ts'

/** What the supporter’s wizard asks of the server: the answers of its chart's fixtures, and the news that they wish for. */
export const supporterRegistrationAsks: Record<string, Asks> = {
  probeEmail: { method: 'GET', path: '/api/users/email-exists', query: { email: 'rowan@example.org' } },
  requestLink: { method: 'POST', path: '/api/login-links', body: { email: 'rowan@example.org', forwardUrl: '/how-it-works' } },
  switchCause: { method: 'POST', path: '/api/user/me/cause', body: { causeId: 1 } },
  createUser: {
    method: 'POST',
    path: '/api/user',
    body: {
      firstName: 'Rowan',
      lastName: 'Ellis',
      email: 'rowan@example.org',
      password: 'three blue boats',
      causeId: 1,
      userTerms: [{ Id: 'supporter-1', Statement: 'I accept the supporter terms', Path: '/terms/supporter', Version: '1' }],
      marketingPreferences: [
        {
          Id: 'marketing-1',
          Statement: 'Send me news about my cause and ways to raise more',
          Path: '/terms/marketing',
          Version: '1',
        },
      ],
      registrationSource: 'website',
      sendWelcomeEmail: true,
      installationId: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  },
}
