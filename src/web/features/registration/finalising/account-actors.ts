import type { emailProbeMachine } from '#machines/registration/email-probe/email-probe.machine.ts'
import type { finalisingMachine } from '#machines/registration/finalising/finalising.machine.ts'
import { type Later, later } from '#web/site/later.ts'
import { laterChart } from '#web/site/later-chart.ts'
import type { Create, Parts } from './parts.ts'

const loadEmailProbeWith = later(async () => (await import('../email-probe/email-probe.implementations.ts')).emailProbeWith)
const loadFinalisingWith = later(async () => (await import('./finalising.implementations.ts')).finalisingWith)

export const probeEmail = (site: Parts) => laterChart<typeof emailProbeMachine>(async () => (await loadEmailProbeWith())(site))

/**
 * What the wizards ask for that make something for a person who may be new. `id` tells this registration from every other. What makes things comes with the
 * last answer, not with the wizard.
 */
export const accountActors = <Answers>(site: Parts, id: string, loadCreate: Later<Create<Answers>>) => ({
  probeEmail: probeEmail(site),
  finalise: laterChart<typeof finalisingMachine>(async () => {
    const [finalisingWith, create] = await Promise.all([loadFinalisingWith(), loadCreate()])
    return finalisingWith(site, id, create)
  }),
})
