import { createFileRoute } from '@tanstack/react-router'
import { causeCalls } from '../../../../contract/calls/causes.ts'
import { CauseScreen } from '../../../features/content/cause-screen.tsx'
import { orNotFound } from '../../../features/shell/loading.ts'
import { page } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/causes/$causeSlug/')({
  staticData: page('R-015', { pageType: 'cause-profile' }),
  loader: ({ context, params }) => orNotFound(context.api.ask(causeCalls.readCause, { path: { id: params.causeSlug } })),
  head: ({ loaderData, match }) => ({ meta: [{ title: `${loaderData?.cause.name ?? ''} - ${match.context.tenant.name}` }] }),
  component: Page,
})

function Page() {
  return <CauseScreen cause={Route.useLoaderData().cause} />
}
