import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { email } from '../sign-in/sign-in.rules.ts'
import { draft } from './draft.ts'

/** F-053, F-063: a wizard begun on one device and finished on another. The code is the only key to what it holds. */
export const draftCalls = {
  keepDraft: defineCall({
    id: 'A-050',
    method: 'POST',
    path: '/drafts',
    access: 'anyone',
    ignoredStatuses: [429],
    body: draft,
    details: z.object({ code: z.string() }),
  }),
  readDraft: defineCall({
    id: 'A-050',
    method: 'POST',
    path: '/drafts/:code',
    access: 'anyone',
    ignoredStatuses: [410],
    details: z.object({ draft }),
  }),
  mailDraft: defineCall({
    id: 'A-050',
    method: 'POST',
    path: '/drafts/:code/mails',
    access: 'anyone',
    ignoredStatuses: [410, 429],
    body: z.object({ email }),
    details: z.object({ sent: z.literal(true) }),
  }),
}
