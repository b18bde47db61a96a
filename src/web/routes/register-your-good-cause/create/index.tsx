import { createFileRoute } from '@tanstack/react-router'
import { causeRegistrationSteps } from '#contract/rules/cause-registration-steps.ts'
import { CauseRegistrationScreen } from '#web/features/registration/cause/cause-registration-screen.tsx'
import { page } from '#web/layouts/page-rules.ts'
import { oneOf, pageSearch } from '#web/platform/page-search.ts'

export const Route = createFileRoute('/register-your-good-cause/create/')({
  staticData: page('R-037'),
  validateSearch: pageSearch({ step: oneOf(causeRegistrationSteps) }),
  component: CauseRegistrationScreen,
})
