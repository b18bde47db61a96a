import { expect } from 'vitest'
import type { TestServer } from '#tests/kit/server.ts'

export const terms = { path: '/terms/cause', statement: 'I accept the cause terms' }
export const acceptedTerms = [{ Id: 'cause-1', Statement: terms.statement, Path: terms.path, Version: '1' }]

/** Registers somebody at a server that is opened before. */
export const newPersonOn =
  (server: () => TestServer) =>
  async (email: string, more: object = {}) => {
    const answer = await server().call('POST', '/api/user', {
      body: {
        firstName: 'Ada',
        lastName: 'Quill',
        email,
        password: 'three blue boats',
        userTerms: [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }],
        marketingPreferences: [],
        ...more,
      },
    })
    expect(answer.status).toBe(200)
    return answer.details
  }
