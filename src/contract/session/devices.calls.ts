import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { device } from './session.ts'

const devices = z.object({ devices: z.array(device) })

/** Where a person is logged in, and ending it. */
export const deviceCalls = {
  listDevices: defineCall({
    id: 'A-009',
    method: 'GET',
    path: '/user/me/devices',
    access: 'full',
    noCache: true,
    details: devices,
  }),
  endDevice: defineCall({
    id: 'A-009',
    method: 'DELETE',
    path: '/user/me/devices/:deviceId',
    access: 'full',
    ignoredStatuses: [404],
    details: devices,
  }),
  /** Also where it was asked. */
  endAllDevices: defineCall({ id: 'A-009', method: 'DELETE', path: '/user/me/devices', access: 'full', details: z.object({}) }),
}
