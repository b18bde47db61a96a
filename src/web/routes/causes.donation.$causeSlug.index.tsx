import { createFileRoute, redirect } from '@tanstack/react-router'
import { causeCalls } from '#contract/causes/causes.calls.ts'
import { CauseDonationScreen } from '../features/causes/cause-donation-screen.tsx'
import { causeHead } from '../features/causes/cause-head.ts'
import { page } from '../layouts/page-rules.ts'
import { orNotFound } from '../site/loading.ts'

export const Route = createFileRoute('/causes/donation/$causeSlug/')({
  staticData: page('R-016', { pageType: 'cause-profile', words: ['content', 'registration'] }),
  loader: async ({ context, params }) => {
    const found = await orNotFound(context.api.ask(causeCalls.readCause, { path: { causeKey: params.causeSlug } }))
    if (found.cause.uri !== params.causeSlug)
      throw redirect({ to: '/causes/donation/$causeSlug', params: { causeSlug: found.cause.uri }, statusCode: 301 })
    return { ...found, head: causeHead(found.cause, context) }
  },
  // Search engines are led to the page of the cause.
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Page,
})

function Page() {
  return <CauseDonationScreen cause={Route.useLoaderData().cause} />
}
