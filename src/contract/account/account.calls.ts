import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { me, userDataObject } from './user.ts'

const nothing = z.object({})

const udoFlags = z.record(
  z.string().check(z.regex(/^[a-z0-9_]{1,64}$/)),
  z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]),
)

/** Who somebody is to us, and the flags that are kept for them. */
export const accountCalls = {
  readMe: defineCall({
    id: 'A-016',
    method: 'GET',
    path: '/user/me',
    access: 'semi',
    noCache: true,
    readsHeaders: ['x-auth-type'],
    details: me,
  }),
  readUdo: defineCall({
    id: 'A-017',
    method: 'GET',
    path: '/user/me/udo',
    access: 'semi',
    onFailure: 'false',
    details: z.object({ UDO: userDataObject }),
  }),
  readDefaultUdo: defineCall({
    id: 'A-018',
    method: 'GET',
    path: '/user/0/udo',
    access: 'anyone',
    onFailure: 'false',
    details: z.object({ UDO: userDataObject }),
  }),
  saveUdo: defineCall({
    id: 'A-019',
    method: 'POST',
    path: '/user/me/udo',
    access: 'semi',
    onFailure: 'false',
    query: z.object({ ignoreResponse: z.optional(z.literal('true')) }),
    body: udoFlags,
    details: nothing,
  }),
}
