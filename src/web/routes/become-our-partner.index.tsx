import { createFileRoute } from '@tanstack/react-router'
import { contentCalls } from '#contract/content/content.calls.ts'
import { PartnerScreen } from '../features/content/about-screens.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/become-our-partner/')({
  staticData: page('R-138', { words: ['content-landing', 'titles'] }),
  // The page makes sense without totals.
  loader: ({ context }) =>
    context.api.ask(contentCalls.readStatistics).then(
      ({ details }) => details.statistics,
      () => null,
    ),
  component: Page,
})

function Page() {
  return <PartnerScreen statistics={Route.useLoaderData()} />
}
