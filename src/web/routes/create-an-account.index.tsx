import { createFileRoute } from '@tanstack/react-router'
import { safeForward } from '#contract/sign-in/forward-url.ts'
import { registrationSearch } from '../features/registration/supporter/registration-search.ts'
import { RegistrationScreen } from '../features/registration/supporter/supporter-registration-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/create-an-account/')({
  staticData: page('R-010', { wizard: 'supporter', words: ['registration'] }),
  validateSearch: registrationSearch,
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  return <RegistrationScreen cause={null} forward={safeForward(search['forward-url'])} />
}
