import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { flowLimits, flowStep } from './flows.ts'

/** How far people come in a flow. */
export const flowCalls = {
  /** Sent as a beacon when a page goes out of sight, and only with consent. A chart or a state that there isn't any more is passed over: a page may be older than the server. */
  sendFlowSteps: defineCall({
    id: 'A-070',
    method: 'POST',
    path: '/analytics/flows',
    access: 'anyone',
    onFailure: 'swallow',
    body: z.strictObject({ steps: z.array(flowStep).check(z.maxLength(flowLimits.together)) }),
    details: z.object({}),
  }),
}
