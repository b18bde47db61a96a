import { createFileRoute } from '@tanstack/react-router'
import { contentCalls } from '#contract/content/content.calls.ts'
import { HistoryScreen } from '../features/content/about-screens.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/our-history-and-mission/')({
  staticData: page('R-133', { words: ['content-landing', 'titles'] }),
  // The page makes sense without totals.
  loader: ({ context }) =>
    context.api.ask(contentCalls.readStatistics).then(
      ({ details }) => details.statistics,
      () => null,
    ),
  component: Page,
})

function Page() {
  return <HistoryScreen statistics={Route.useLoaderData()} />
}
