import type { emailProbeMachine } from '#machines/registration/email-probe/email-probe.machine.ts'
import type { finalisingMachine } from '#machines/registration/finalising/finalising.machine.ts'
import { lazyActor } from '#web/site/lazy-actor.ts'
import { type LazyImport, lazyImport } from '#web/site/lazy-import.ts'
import type { Create, DraftOf, Parts } from './parts.ts'

const loadEmailProbeWith = lazyImport(async () => (await import('../email-probe/email-probe.implementations.ts')).emailProbeWith)
const loadFinalisingWith = lazyImport(async () => (await import('./finalising.implementations.ts')).finalisingWith)

export const probeEmail = (site: Parts) => lazyActor<typeof emailProbeMachine>(async () => (await loadEmailProbeWith())(site))

/**
 * What the wizards ask for that make something for a person who may be new. The draft’s id tells this registration from every other. What makes things comes with the
 * last answer, not with the wizard.
 */
export const accountActors = <Answers>(site: Parts, draft: DraftOf, loadCreate: LazyImport<Create<Answers>>) => ({
  probeEmail: probeEmail(site),
  finalise: lazyActor<typeof finalisingMachine>(async () => {
    const [finalisingWith, create] = await Promise.all([loadFinalisingWith(), loadCreate()])
    return finalisingWith(site, draft.id, create)
  }),
})
