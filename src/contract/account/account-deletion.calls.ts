import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

export const accountDeletionCalls = {
  deleteAccount: defineCall({
    id: 'A-025',
    method: 'POST',
    path: '/user/me/disable',
    access: 'full',
    onFailure: 'false',
    proof: true,
    body: z.object({}),
    details: z.object({ deletedOn: z.string() }),
  }),
}
