import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { dataFile, dataRequest } from './data-download.ts'
import { acceptedTerms } from './terms.ts'

/** Taking one's data along, and seeing what one has agreed to. */
export const dataDownloadCalls = {
  requestData: defineCall({
    id: 'A-027',
    method: 'POST',
    path: '/user/me/data/data-requests',
    access: 'full',
    onFailure: 'false',
    proof: true,
    body: dataRequest,
    details: z.object({}),
  }),
  readDataFiles: defineCall({
    id: 'A-031',
    method: 'GET',
    path: '/user/me/data-files',
    access: 'full',
    onFailure: 'false',
    details: z.object({ files: z.array(dataFile), isPreparing: z.boolean() }),
  }),
  readDataFile: defineCall({
    id: 'A-032',
    method: 'GET',
    path: '/user/me/data-files/:fileId',
    access: 'full',
    onFailure: 'false',
    proof: true,
    details: z.object({ address: z.string() }),
  }),
  /** F-069: the newest first. */
  listAcceptedTerms: defineCall({
    id: 'A-105',
    method: 'GET',
    path: '/user/me/terms',
    access: 'full',
    details: z.object({ terms: z.array(acceptedTerms) }),
  }),
}
