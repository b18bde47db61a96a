import { createHash } from 'node:crypto'
import { networkOf } from '../gate/network-of.ts'
import type { Handlers } from '../gate/serve.ts'
import { countFlowSteps } from './flows.ts'
import { keepTelemetry, telemetry } from './telemetry.ts'

export const telemetryHandlers = {
  readFlags: async ({ db }) => {
    const rows = await db.selectFrom('flag').selectAll().execute()
    return { flags: Object.fromEntries(rows.map((row) => [row.name, row.value])) }
  },

  sendEvent: async ({ db, now, body, request }) => {
    await keepTelemetry(db, now, { ...telemetry.events, network: networkOf(request.ip), entries: [body] })
    return {}
  },

  sendEvents: async ({ db, now, body, request }) => {
    await keepTelemetry(db, now, { ...telemetry.events, network: networkOf(request.ip), entries: body.events })
    return {}
  },

  sendFlowSteps: async ({ db, now, body, request }) => {
    await countFlowSteps(db, now, networkOf(request.ip), body.steps)
    return {}
  },

  sendLogs: async ({ db, now, body, request }) => {
    await keepTelemetry(db, now, { ...telemetry.logs, network: networkOf(request.ip), entries: body })
    return {}
  },

  /** The same entity always gets the same variant: no state, no chance. */
  evaluateExperiment: async ({ body }) => {
    const share =
      createHash('sha256')
        .update(`${body.flagKey}:${body.entityID ?? ''}`)
        .digest()
        .readUInt32BE(0) % 2
    return {
      flagKey: body.flagKey,
      flagID: 1,
      segmentID: 1,
      variantKey: share === 0 ? 'control' : 'variant',
      variantID: share + 1,
      variantAttachment: {},
    }
  },
} satisfies Handlers
