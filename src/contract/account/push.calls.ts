import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { pushSubscription } from './push.ts'

const nothing = z.object({})

/** Notices on the screen of a device (G-031), by choice. All speak of the device that asks. */
export const pushCalls = {
  /** `publicKey` is null where the site offers none; `endpoint` is what this device has given. */
  readPush: defineCall({
    id: 'G-031',
    method: 'GET',
    path: '/user/me/push',
    access: 'full',
    noCache: true,
    details: z.object({ publicKey: z.nullable(z.string()), endpoint: z.nullable(z.string()) }),
  }),
  savePush: defineCall({
    id: 'G-031',
    method: 'POST',
    path: '/user/me/push',
    access: 'full',
    body: pushSubscription,
    details: nothing,
  }),
  stopPush: defineCall({ id: 'G-031', method: 'DELETE', path: '/user/me/push', access: 'full', details: nothing }),
}
