import { createFileRoute } from '@tanstack/react-router'
import { causeRegistrationSteps } from '#machines/registration/cause/cause-registration.steps.ts'
import { CauseRegistrationScreen } from '../features/registration/cause/cause-registration-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { oneOf, pageSearch } from '../platform/page-search.ts'

export const Route = createFileRoute('/register-your-good-cause/create/')({
  staticData: page('R-037', { words: ['registration-cause'] }),
  validateSearch: pageSearch({ step: oneOf(causeRegistrationSteps) }),
  component: CauseRegistrationScreen,
})
