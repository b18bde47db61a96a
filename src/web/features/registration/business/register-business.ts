import { registrationCauseCalls } from '#contract/registration/cause.calls.ts'
import type { BusinessAnswers } from '#contract/registration/cause-registration.rules.ts'
import type { AccountProgress } from '#machines/registration/new-account.states.ts'
import { digest } from '#web/platform/digest.ts'
import { finalise, type Parts } from '../finalising/finalise.ts'

/** `id` is the draft's: with it everything is made once. */
export const registerBusiness = (site: Parts, id: string, progress: AccountProgress<BusinessAnswers>) =>
  finalise(site, id, progress, async (terms, referralId) => {
    const { businessName, contactNumber } = progress.answers
    const body = {
      businessName: businessName ?? '',
      ...(contactNumber ? { phoneNumber: contactNumber } : {}),
      ...(referralId ? { referralId } : {}),
      terms: { path: terms.Path, statement: terms.Statement },
      acceptedTerms: [terms],
    }
    const idempotencyKey = `${id}-business-${digest(JSON.stringify(body))}`
    return (await site.api.ask(registrationCauseCalls.createBusiness, { body, idempotencyKey })).details.cause
  })
