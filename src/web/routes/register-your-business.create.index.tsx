import { createFileRoute } from '@tanstack/react-router'
import { BusinessRegistrationScreen } from '../features/registration/business/business-registration-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { pageSearch, text } from '../platform/page-search.ts'

export const Route = createFileRoute('/register-your-business/create/')({
  staticData: page('R-038', { wizard: 'business', words: ['registration-business', 'registration-cause', 'registration-done'] }),
  validateSearch: pageSearch({ step: text(40) }),
  component: BusinessRegistrationScreen,
})
