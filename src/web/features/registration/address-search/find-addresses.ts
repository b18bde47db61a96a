import { registrationCauseCalls } from '#contract/registration/cause.calls.ts'
import type { PostalAddress } from '#contract/registration/cause-registration.rules.ts'
import type { Api } from '#web/api/client.ts'
import { ApiFailure } from '#web/api/failure.ts'

/** What is no postcode has no address. */
export async function findAddresses(api: Api, postcode: string): Promise<PostalAddress[]> {
  try {
    return (await api.ask(registrationCauseCalls.findAddresses, { query: { postcode } })).details.addresses
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 422) return []
    throw error
  }
}
