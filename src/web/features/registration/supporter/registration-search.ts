import { supporterRegistrationSteps } from '#machines/registration/supporter/supporter-registration.steps.ts'
import { oneOf, pageSearch, text, wholeNumber } from '#web/platform/page-search.ts'

/** `cause` is S-017. */
export const registrationSearch = pageSearch({
  step: oneOf(supporterRegistrationSteps),
  cause: wholeNumber(1, Number.MAX_SAFE_INTEGER),
  'forward-url': text(2000),
})
