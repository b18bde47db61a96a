import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { dataFile, dataRequest } from './data-download.ts'

/** Taking one's data along. */
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
}
