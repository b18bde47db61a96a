import { z } from 'zod'
import { jsonVariable } from '#server/json-variable.ts'

export interface PushKeys {
  publicKey: string
  privateKey: string
  /** Whom a push service can write to: an address of mail, or a page. */
  subject: string
}

export interface PushConfig {
  keys: PushKeys | null
  /** Origins beside public https hosts that may be sent to: a push service of one's own. */
  services: string[]
}

const origin = z.string().refine((text) => URL.parse(text)?.origin === text)
const keys = z.strictObject({
  publicKey: z.string().regex(/^[\w-]{87}$/),
  privateKey: z.string().regex(/^[\w-]{43}$/),
  subject: z.union([z.url({ protocol: /^https$/ }), z.string().regex(/^mailto:[^@\s]+@[^@\s]+$/)]),
  services: z.array(origin).default([]),
})
const shape = z
  .union([keys, z.strictObject({ services: z.array(origin).default([]) })])
  .transform(({ services, ...given }): PushConfig => ({ services, keys: 'publicKey' in given ? given : null }))

/** What notices on people's screens are signed with, as config.ts reads it. */
export const pushVariables = {
  PUSH: jsonVariable(
    '{}',
    shape,
    'is not a map such as {"publicKey":"B…","privateKey":"…","subject":"mailto:help@example.org"}: `npx web-push generate-vapid-keys` makes both keys',
  ),
}
