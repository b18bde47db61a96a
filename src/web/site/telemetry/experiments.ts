import { createActor, fromPromise, waitFor } from 'xstate'
import { telemetryCalls } from '#contract/telemetry/telemetry.calls.ts'
import { experimentMachine } from '#machines/telemetry/experiment/experiment.machine.ts'
import type { Api } from '#web/api/client.ts'
import type { Analytics } from './analytics.ts'

interface Parts {
  api: Api
  analytics: Analytics
  /** Who is the same person tomorrow: the user's id, else this installation's. */
  entity(): string
}

/** F-075, T-012, T-013. The same experiment is asked once a page; whoever gets an answer counts as exposed. Without consent everybody sees the control. */
export function createExperiments({ api, analytics, entity }: Parts) {
  const running = new Map<string, Promise<string>>()
  return {
    /** The variant that this person sees. Throws for a name that is none (V-083) and for an entity that is no text (V-084). */
    variantOf(name: string, entityId: unknown = entity()): Promise<string> {
      if (typeof name !== 'string' || name.trim() === '') throw new Error('Must have a valid experiment name')
      if (typeof entityId !== 'string') throw new Error('entityId must be a string')
      if (!analytics.isAllowed()) return Promise.resolve('control')
      const key = `${name} ${entityId}`
      const asked = running.get(key)
      if (asked) return asked
      const actor = createActor(
        experimentMachine.provide({
          actors: {
            evaluateExperiment: fromPromise(async () => {
              const body = {
                entityID: entityId,
                flagKey: name,
                entityContext: {},
                entityType: 'report',
                enableDebug: false,
              } as const
              const { variantKey } = (await api.ask(telemetryCalls.evaluateExperiment, { body })).details
              return { variantKey }
            }),
          },
          actions: {
            recordExposure: ({ context }) =>
              analytics.record('experiment', 'exposed', { flagKey: name, variantKey: context.variantKey }),
          },
        }),
      ).start()
      actor.send({ type: 'experiment.entered' })
      const variant = waitFor(actor, (snapshot) => snapshot.hasTag('settled')).then((snapshot) => snapshot.context.variantKey)
      running.set(key, variant)
      return variant
    },
  }
}
