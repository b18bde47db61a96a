import { createHash, generateKeyPairSync } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { decodeProtectedHeader, exportJWK, generateKeyPair, importSPKI, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '#server/clock.ts'
import { acceptForms } from '#server/gate/forms.ts'
import { reachable } from '#server/gate/headers.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { seconds } from '#server/gate/token.ts'
import { html, page } from '#server/html/html.ts'
import { newSecret } from '#server/shared/secrets.ts'

export const demoProviderPath = '/dev/identity'

export interface DemoProviderOptions {
  clock: Clock
  /** Where this provider is, seen from the server that asks it: issuer and audience of Apple's tokens. */
  address: string
  /** Facebook's apps: id to secret. */
  facebookApps: Record<string, string>
  /** Apple's apps: id to the public key (SPKI) that their secrets are signed with. */
  appleApps: Record<string, string>
}

interface Grant {
  provider: string
  app: string
  person: string
  name: string
  returnTo: string
}

const idOf = (provider: string, name: string) =>
  String(BigInt(`0x${createHash('sha256').update(`${provider}:${name}`).digest('hex').slice(0, 12)}`))

const dialogs = { '/facebook/dialog/oauth': 'Facebook', '/apple/auth/authorize': 'Apple' } as const

/** Plays Facebook and Apple, with their addresses, shapes and refusals, for people who try the site and for tests. Whoever gives a name is that person. */
export async function serveDemoProvider(app: FastifyInstance, options: DemoProviderOptions): Promise<void> {
  const { clock, facebookApps, appleApps } = options
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, Grant>()
  const issuer = `${options.address}/apple`
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keyOfIssuer = { ...(await exportJWK(publicKey)), kid: 'demo', alg: 'RS256', use: 'sig' }

  /** A code works once, for the app and the address that it was made for. */
  function spend(provider: string, code: string | undefined, appId: string, returnTo: string | undefined): Grant | null {
    const grant = codes.get(code ?? '')
    if (grant?.provider !== provider || grant.app !== appId || grant.returnTo !== returnTo) return null
    codes.delete(code ?? '')
    return grant
  }
  function newToken(grant: Grant): string {
    const token = newSecret()
    tokens.set(token, grant)
    return token
  }
  async function isAppleApp(id: string, secret: string): Promise<boolean> {
    try {
      const key = await importSPKI(appleApps[id] ?? '', 'ES256')
      if (!decodeProtectedHeader(secret).kid) return false
      await jwtVerify(secret, key, { subject: id, audience: issuer, currentDate: new Date(clock.now()) })
      return true
    } catch {
      return false
    }
  }
  function idToken(grant: Grant): Promise<string> {
    const now = seconds(clock.now())
    return new SignJWT()
      .setProtectedHeader({ alg: 'RS256', kid: 'demo' })
      .setIssuer(issuer)
      .setSubject(grant.person)
      .setAudience(grant.app)
      .setIssuedAt(now)
      .setExpirationTime(now + 86_400)
      .sign(privateKey)
  }

  await acceptForms(app)
  for (const [path, provider] of Object.entries(dialogs)) {
    app.get<{ Querystring: Record<string, string> }>(path, async ({ query }, reply) => {
      reply.type('text/html').header(...reachable)
      const isKnown = Object.hasOwn(provider === 'Apple' ? appleApps : facebookApps, query.client_id ?? '')
      if (!isKnown || !query.redirect_uri)
        return reply.code(400).send(page('No such app', html`<main><h1>${provider} does not know this app</h1></main>`))
      const kept = ['client_id', 'redirect_uri', 'state'].map(
        (name) => html`<input type="hidden" name="${name}" value="${query[name] ?? ''}">`,
      )
      return page(
        `${provider} (demo)`,
        html`<main><p class="note">This plays ${provider}. No account anywhere is touched.</p><h1>Log in with ${provider}</h1>
        <form method="post">${kept}<label>Whose account at ${provider} is it? <input name="name" value="Rowan Ellis"></label>
        <button name="answer" value="yes">Go on</button> <button name="answer" value="no">Cancel</button></form></main>`,
      )
    })
    app.post<{ Body: Record<string, string> }>(path, async ({ body }, reply) => {
      if (!URL.canParse(body.redirect_uri ?? '')) throw new HttpError('badRequest')
      const back = new URL(body.redirect_uri ?? '')
      back.searchParams.set('state', body.state ?? '')
      if (body.answer === 'yes') {
        const code = newSecret()
        const name = body.name?.trim() || 'Nobody'
        codes.set(code, {
          provider,
          app: body.client_id ?? '',
          person: idOf(provider, name),
          name,
          returnTo: body.redirect_uri ?? '',
        })
        back.searchParams.set('code', code)
      } else {
        back.searchParams.set('error', provider === 'Apple' ? 'user_cancelled_authorize' : 'access_denied')
      }
      return reply.redirect(back.href, 303)
    })
  }

  app.get<{ Querystring: Record<string, string> }>('/facebook/graph/oauth/access_token', async ({ query }, reply) => {
    const id = query.client_id ?? ''
    const grant = facebookApps[id] === query.client_secret ? spend('Facebook', query.code, id, query.redirect_uri) : null
    if (!grant) return reply.code(400).send({ error: { type: 'OAuthException', code: 100 } })
    return { access_token: newToken(grant), token_type: 'bearer', expires_in: 5_183_944 }
  })
  app.get<{ Querystring: Record<string, string> }>('/facebook/graph/me', async ({ query }, reply) => {
    const grant = tokens.get(query.access_token ?? '')
    return grant?.provider === 'Facebook'
      ? { id: grant.person, name: grant.name }
      : reply.code(400).send({ error: { code: 190 } })
  })
  app.get<{ Querystring: Record<string, string> }>('/facebook/graph/debug_token', async ({ query }, reply) => {
    const [id = '', secret] = (query.access_token ?? '').split('|')
    if (!secret || facebookApps[id] !== secret) return reply.code(400).send({ error: { code: 190 } })
    const grant = tokens.get(query.input_token ?? '')
    return {
      data:
        grant?.provider === 'Facebook'
          ? { app_id: grant.app, type: 'USER', is_valid: true, user_id: grant.person }
          : { is_valid: false },
    }
  })

  app.post<{ Body: Record<string, string> }>('/apple/auth/token', async ({ body }, reply) => {
    const id = body.client_id ?? ''
    if (!(await isAppleApp(id, body.client_secret ?? ''))) return reply.code(400).send({ error: 'invalid_client' })
    if (body.grant_type === 'refresh_token') {
      const grant = tokens.get(body.refresh_token ?? '')
      if (grant?.provider !== 'Apple' || grant.app !== id) return reply.code(400).send({ error: 'invalid_grant' })
      return { access_token: newSecret(), token_type: 'Bearer', expires_in: 3600, id_token: await idToken(grant) }
    }
    const grant = spend('Apple', body.code, id, body.redirect_uri)
    if (!grant) return reply.code(400).send({ error: 'invalid_grant' })
    return {
      access_token: newSecret(),
      token_type: 'Bearer',
      expires_in: 3600,
      refresh_token: newToken(grant),
      id_token: await idToken(grant),
    }
  })
  app.get('/apple/auth/keys', async () => ({ keys: [keyOfIssuer] }))
}

const demoKeys = () =>
  generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })

/** Apps at the demo provider: what the site is told, and what the provider is told. `seen` is where browsers find its dialogs. */
export function demoApps(address: string, seen = address) {
  const { privateKey, publicKey } = demoKeys()
  const appId = 'farthing-demo'
  const appSecret = newSecret()
  return {
    site: {
      facebook: { appId, appSecret, dialog: `${seen}/facebook/dialog/oauth`, graph: `${address}/facebook/graph` },
      apple: {
        clientId: appId,
        teamId: 'DEMO',
        keyId: 'demo',
        privateKey,
        dialog: `${seen}/apple/auth/authorize`,
        address: `${address}/apple`,
      },
    },
    provider: { address, facebookApps: { [appId]: appSecret }, appleApps: { [appId]: publicKey } },
  }
}
