import { createHmac } from 'node:crypto'
import * as z from 'zod'
import { HttpError } from '#server/gate/http-error.ts'
import type { FacebookApp } from '../apps.ts'
import { askProvider, type IdentityProvider, textOf } from './providers.ts'

const checked = z.object({ app_id: z.string(), is_valid: z.literal(true), user_id: z.string() })

export function facebook({ appId, appSecret, dialog, graph }: FacebookApp): IdentityProvider {
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString()
  return {
    dialog: (returnTo, state) => `${dialog}?${query({ client_id: appId, redirect_uri: returnTo, response_type: 'code', state })}`,
    async exchange(code, returnTo) {
      const given = await askProvider(
        `${graph}/oauth/access_token?${query({ client_id: appId, client_secret: appSecret, redirect_uri: returnTo, code })}`,
      )
      const token = textOf(given.access_token)
      const proof = createHmac('sha256', appSecret).update(token).digest('hex')
      const person = await askProvider(`${graph}/me?${query({ fields: 'id,name', access_token: token, appsecret_proof: proof })}`)
      return { clientId: textOf(person.id), clientUsername: textOf(person.name), token }
    },
    async verify(token, clientId) {
      const answer = await askProvider(
        `${graph}/debug_token?${query({ input_token: token, access_token: `${appId}|${appSecret}` })}`,
      )
      const { success, data } = checked.safeParse(answer.data)
      if (!success || data.app_id !== appId || data.user_id !== clientId) throw new HttpError('providerRefused')
    },
  }
}
