import { createRemoteJWKSet, errors, importPKCS8, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '#server/clock.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { seconds } from '#server/gate/token.ts'
import type { AppleApp } from '../apps.ts'
import { askProvider, type IdentityProvider, textOf } from './providers.ts'

const secretLife = 300

export function apple({ clientId, teamId, keyId, privateKey, address, ...app }: AppleApp, clock: Clock): IdentityProvider {
  const keys = createRemoteJWKSet(new URL(`${address}/auth/keys`))

  async function askForTokens(form: Record<string, string>) {
    const now = seconds(clock.now())
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(address)
      .setIssuedAt(now)
      .setExpirationTime(now + secretLife)
      .sign(await importPKCS8(privateKey, 'ES256'))
    return askProvider(`${address}/auth/token`, { client_id: clientId, client_secret: secret, ...form })
  }

  /** Whom the token is about; it must be Apple's, for our app, and not too old. */
  async function subjectOf(token: unknown): Promise<string> {
    try {
      const rules = { issuer: address, audience: clientId, algorithms: ['RS256', 'ES256'], currentDate: new Date(clock.now()) }
      return textOf((await jwtVerify(textOf(token), keys, rules)).payload.sub)
    } catch (error) {
      const isTheirs = error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError || error instanceof HttpError)
      throw new HttpError(isTheirs ? 'providerDown' : 'providerRefused')
    }
  }

  return {
    // Without a scope (name, e-mail) Apple allows the answer in the query; people type both once, in our own form.
    dialog: (returnTo, state) =>
      `${app.dialog ?? `${address}/auth/authorize`}?${new URLSearchParams({ client_id: clientId, redirect_uri: returnTo, response_type: 'code', response_mode: 'query', state })}`,
    async exchange(code, returnTo) {
      const given = await askForTokens({ grant_type: 'authorization_code', code, redirect_uri: returnTo })
      return { clientId: await subjectOf(given.id_token), token: textOf(given.refresh_token) }
    },
    async verify(token, claimed) {
      const given = await askForTokens({ grant_type: 'refresh_token', refresh_token: token })
      if ((await subjectOf(given.id_token)) !== claimed) throw new HttpError('providerRefused')
    },
  }
}
