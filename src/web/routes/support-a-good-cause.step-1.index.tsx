import { createFileRoute } from '@tanstack/react-router'
import { safeForward } from '#contract/sign-in/forward-url.ts'
import { causeOfLink } from '../features/registration/cause-of-link.ts'
import { registrationSearch } from '../features/registration/supporter/registration-search.ts'
import { RegistrationScreen } from '../features/registration/supporter/supporter-registration-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/support-a-good-cause/step-1/')({
  staticData: page('R-039', { wizard: 'supporter', words: ['registration'] }),
  validateSearch: registrationSearch,
  loaderDeps: ({ search }) => ({ cause: search.cause }),
  loader: ({ context, deps }) => causeOfLink(context.api, deps.cause),
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  return <RegistrationScreen cause={Route.useLoaderData()} forward={safeForward(search['forward-url'])} />
}
