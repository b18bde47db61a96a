import type { TestServer } from '#tests/kit/server.ts'

export const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0'
export const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

export interface LoggedIn {
  tokens: { accessToken: string; refreshToken: string }
  sessionId: string
  checkSupporter: string
}

/** People who log in on devices, and what leads in there, over a server that is opened before. */
export function deviceSteps(server: () => TestServer) {
  let people = 0
  const post = (url: string, body: object = {}, token?: string, headers: Record<string, string> = {}) =>
    server().call('POST', `/api${url}`, { body, headers, ip: `10.7.0.${people}`, ...(token ? { token } : {}) })
  const logIn = async (email: string, agent = firefox, password = 'three blue boats'): Promise<LoggedIn> =>
    (await post('/login-cookie', { email, password, source: 'website' }, undefined, { 'user-agent': agent })).details
  async function somebody(): Promise<string> {
    const email = `device${++people}@example.org`
    const userTerms = [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }]
    const given = {
      firstName: 'Rowan',
      lastName: 'Ellis',
      email,
      password: 'three blue boats',
      userTerms,
      marketingPreferences: [],
    }
    const { tokens } = (await post('/user', given)).details
    await post('/logout', {}, tokens.refreshToken)
    return email
  }
  const isIn = async ({ tokens }: Pick<LoggedIn, 'tokens'>) =>
    (await server().call('GET', '/api/user/me', { token: tokens.accessToken })).status === 200
  const refresh = (token: string) => post('/auth/refresh/refreshToken', {}, token)
  const fingerprintOf = async ({ tokens }: LoggedIn): Promise<string> =>
    (await post('/auth/fingerprints', {}, tokens.refreshToken)).details.fingerprint
  const list = async ({ tokens }: Pick<LoggedIn, 'tokens'>) =>
    (await server().call('GET', '/api/user/me/devices', { token: tokens.accessToken })).details.devices

  /** Which of the things that a sign-in gave still lead in. The tokens are asked last: they do not change the others. */
  async function living(of: LoggedIn, fingerprint: string): Promise<string[]> {
    const answers = {
      fingerprint: await post(`/auth/fingerprints/${fingerprint}`),
      sessionId: await post('/auth/session-upgrade', { sessionId: of.sessionId }),
      checkSupporter: await post('/auth/checksupporter-upgrade', { checkSupporter: of.checkSupporter }),
      refreshToken: await post('/auth/refresh/accessToken', {}, of.tokens.refreshToken),
      accessToken: await server().call('GET', '/api/user/me', { token: of.tokens.accessToken }),
    }
    return Object.entries(answers).flatMap(([name, { status }]) => (status === 200 ? [name] : []))
  }
  const all = ['fingerprint', 'sessionId', 'checkSupporter', 'refreshToken', 'accessToken']
  return { post, logIn, somebody, isIn, refresh, fingerprintOf, list, living, all }
}
