import { createFileRoute } from '@tanstack/react-router'
import { causeOfLink } from '../features/registration/cause-of-link.ts'
import { registrationSearch } from '../features/registration/supporter/registration-search.ts'
import { RegistrationScreen } from '../features/registration/supporter/supporter-registration-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { onlyOwnProduct } from '../site/loading.ts'

export const Route = createFileRoute('/support-a-good-cause/{$product}-app-referral/')({
  staticData: page('R-040', { wizard: 'supporter', words: ['registration'] }),
  validateSearch: registrationSearch,
  beforeLoad: onlyOwnProduct,
  loaderDeps: ({ search }) => ({ cause: search.cause }),
  loader: ({ context, deps }) => causeOfLink(context.api, deps.cause),
  component: Page,
})

/** F-049: who comes from the app is offered it again once the account is there. */
function Page() {
  const { product } = Route.useParams()
  return (
    <RegistrationScreen cause={Route.useLoaderData()} forward={`/support-a-good-cause/${product}-app`} source="app-referral" />
  )
}
