import * as z from 'zod/mini'
import type { ChosenCause } from '../../../../machines/registration/supporter/supporter-registration.machine.ts'
import { causeCalls } from '../../../contract/calls/causes.ts'
import { supporterRegistrationSteps } from '../../../contract/rules/registration-steps.ts'
import type { Api } from '../../api/client.ts'

/** `cause` is S-017; anything that does not fit is as if it were not there. */
export const registrationSearch = z.object({
  step: z.catch(z.optional(z.enum(supporterRegistrationSteps)), undefined),
  cause: z.catch(z.optional(z.number().check(z.int())), undefined),
  'forward-url': z.catch(z.optional(z.string().check(z.maxLength(2000))), undefined),
})

/** The cause that came with the link; a wrong id leaves the choice to the person. */
export async function causeOfLink(api: Api, id: number | undefined): Promise<ChosenCause | null> {
  if (id === undefined) return null
  try {
    const { cause } = (await api.ask(causeCalls.readCause, { path: { id } })).details
    return cause.isDormant ? null : { id: cause.id, name: cause.name }
  } catch {
    return null
  }
}
