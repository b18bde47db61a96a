import { causeCalls } from '#contract/causes/causes.calls.ts'
import type { ChosenCause } from '#machines/registration/supporter/supporter-registration.machine.ts'
import type { Api } from '#web/api/client.ts'

/** The cause that came with the link; a wrong id leaves the choice to the person. */
export async function causeOfLink(api: Api, id: number | undefined): Promise<ChosenCause | null> {
  if (id === undefined) return null
  try {
    const { cause } = (await api.ask(causeCalls.readCause, { path: { causeKey: id } })).details
    return cause.isDormant || cause.lifecycle !== 'open' || cause.standing === 'refused'
      ? null
      : { id: cause.id, name: cause.name }
  } catch {
    return null
  }
}
