import { createActor, fromPromise } from 'xstate'
import { telemetryCalls } from '#contract/telemetry/telemetry.calls.ts'
import { type Flags, featureFlagsMachine } from '#machines/telemetry/feature-flags/feature-flags.machine.ts'
import type { Api } from '#web/api/client.ts'
import { report } from '#web/platform/report.ts'

/** a list of names and values counts as the map that it means. */
export function flagsOf(answer: Flags | { name: string; value: Flags[string] }[]): Flags {
  return Array.isArray(answer) ? Object.fromEntries(answer.map(({ name, value }) => [name, value])) : answer
}

/** F-074. */
export function createFlags(api: Api) {
  return createActor(
    featureFlagsMachine.provide({
      actors: { loadFlags: fromPromise(async () => flagsOf((await api.ask(telemetryCalls.readFlags)).details.flags)) },
      actions: { reportFailure: () => report('warn', 'Failed to get the feature flags from the API') },
    }),
  )
}
export type FlagsActor = ReturnType<typeof createFlags>
