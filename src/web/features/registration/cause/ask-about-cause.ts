import { registrationCauseCalls } from '#contract/registration/cause.calls.ts'
import type { CauseAnswers } from '#contract/registration/cause-registration.rules.ts'
import type { Matches, NumberOutcome } from '#machines/registration/cause/cause-registration.setup.ts'
import type { Api } from '#web/api/client.ts'
import { ApiFailure } from '#web/api/failure.ts'

export async function lookUpCharity(api: Api, number: string): Promise<NumberOutcome> {
  try {
    return { kind: 'found', charity: (await api.ask(registrationCauseCalls.lookUpCharity, { path: { number } })).details.charity }
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return { kind: 'unknown' }
    throw error
  }
}

export async function findMatches(api: Api, { name, charityNumber, address }: CauseAnswers): Promise<Matches> {
  const query = {
    name: name?.causeName ?? '',
    ...(charityNumber ? { charityNumber } : {}),
    ...(address ? { postcode: address.postcode } : {}),
  }
  return (await api.ask(registrationCauseCalls.findMatches, { query })).details
}
