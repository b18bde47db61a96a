import { lookup } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import webPush from 'web-push'
import type { PushMessage, PushSubscriptionKeys } from '#contract/account/push.ts'
import { DAY, SECOND } from '#contract/limits.ts'
import { isPushEndpoint, PrivateAddress, publicOnly } from './push-endpoint.ts'
import type { PushKeys } from './push-variables.ts'

/**
 * What became of a message. `gone`: this browser takes none any more. `refused`: this one is never taken. `later`: the service is away or busy, and says for how many
 * seconds, if it does.
 */
export type PushOutcome = { name: 'sent' | 'gone' | 'refused' } | { name: 'later'; seconds: number }

export interface PushSender {
  /** What a browser binds its subscription to: only messages that are signed with the other half are taken. */
  publicKey: string
  /** Whether the server may send there at all. */
  takes(endpoint: string): boolean
  /** Never throws. */
  send(to: PushSubscriptionKeys, message: PushMessage): Promise<PushOutcome>
}

const patience = 10 * SECOND
/** A device that is off for longer hears no more of it: the notice stands on the site. */
export const pushLife = DAY

const later = (seconds = 0): PushOutcome => ({ name: 'later', seconds })

function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { name: 'sent' }
  if (status === 404 || status === 410) return { name: 'gone' }
  if (status === 429 || status >= 500) return later(Math.min(Number(retryAfter) || 0, DAY / SECOND))
  // Nothing redirects: who is called is who was named.
  return { name: 'refused' }
}

/** Null where the browser's keys are none. */
function sealFor(to: PushSubscriptionKeys, message: PushMessage, keys: PushKeys) {
  try {
    return webPush.generateRequestDetails(to, JSON.stringify(message), {
      vapidDetails: keys,
      TTL: pushLife / SECOND,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    })
  } catch {
    return null
  }
}

export interface PushSenderOptions {
  keys: PushKeys
  services: readonly string[]
  resolve?: Parameters<typeof publicOnly>[0]
}

/** Sends by the Web Push protocol (RFC 8030): sealed for the one browser (RFC 8291), signed with our key (RFC 8292). */
export function createPushSender({ keys, services, resolve = lookup }: PushSenderOptions): PushSender {
  const guarded = publicOnly(resolve)
  return {
    publicKey: keys.publicKey,
    takes: (endpoint) => isPushEndpoint(endpoint, services),
    async send(to, message) {
      if (!isPushEndpoint(to.endpoint, services)) return { name: 'gone' }
      const sealed = sealFor(to, message, keys)
      if (!sealed) return { name: 'gone' }
      const { headers, body, method } = sealed
      const url = new URL(to.endpoint)
      const isOurs = services.includes(url.origin)
      const ask = url.protocol === 'https:' ? secureRequest : plainRequest
      const options = {
        method,
        headers,
        agent: false,
        signal: AbortSignal.timeout(patience),
        ...(isOurs ? {} : { lookup: guarded }),
      }
      return new Promise((answered) => {
        const asked = ask(url, options, (answer) => {
          answered(outcomeOf(answer.statusCode ?? 0, answer.headers['retry-after']))
          answer.destroy() // whatever else it says is not read
        })
        asked.on('error', (error) => answered(error instanceof PrivateAddress ? { name: 'gone' } : later()))
        asked.end(body)
      })
    },
  }
}
