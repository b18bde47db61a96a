import { createFileRoute } from '@tanstack/react-router'
import { CauseRegistrationScreen } from '../features/registration/cause/cause-registration-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { pageSearch, text } from '../platform/page-search.ts'

export const Route = createFileRoute('/register-your-good-cause/create/')({
  staticData: page('R-037', { wizard: 'cause', words: ['registration-cause'] }),
  validateSearch: pageSearch({ step: text(40) }),
  component: CauseRegistrationScreen,
})
