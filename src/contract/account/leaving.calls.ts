import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { dataFile, dataRequest } from './leaving.ts'

const nothing = z.object({})

export const deletionCalls = {
  deleteAccount: defineCall({
    id: 'A-025',
    method: 'POST',
    path: '/user/me/disable',
    access: 'full',
    onFailure: 'false',
    proof: true,
    body: nothing,
    details: z.object({ deletedOn: z.string() }),
  }),
}

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
    details: nothing,
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
