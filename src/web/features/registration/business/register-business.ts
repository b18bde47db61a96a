import { registrationCauseCalls } from '#contract/registration/cause.calls.ts'
import type { BusinessAnswers } from '#contract/registration/cause-registration.rules.ts'
import { digest } from '#web/platform/digest.ts'
import type { Create, Parts } from '../finalising/parts.ts'

/** `id` is the draft's: with it everything is made once. */
export const registerBusiness =
  (site: Parts, id: string): Create<BusinessAnswers> =>
  async ({ businessName, contactNumber }, terms, referralId) => {
    const body = {
      businessName: businessName ?? '',
      ...(contactNumber ? { phoneNumber: contactNumber } : {}),
      ...(referralId ? { referralId } : {}),
      terms: { path: terms.Path, statement: terms.Statement },
      acceptedTerms: [terms],
    }
    const idempotencyKey = `${id}-business-${digest(JSON.stringify(body))}`
    return (await site.api.ask(registrationCauseCalls.createBusiness, { body, idempotencyKey })).details.cause
  }
