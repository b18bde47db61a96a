import { createFileRoute } from '@tanstack/react-router'
import { contentCalls } from '#contract/content/content.calls.ts'
import { HistoryScreen } from '../features/content/about-screens.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/our-history-and-mission/')({
  staticData: page('R-133', { words: ['content-landing', 'titles'] }),
  // The page makes sense without figures.
  loader: async ({ context: { api } }) => {
    const [statistics, quarters] = await Promise.all([
      api.ask(contentCalls.readStatistics).then(
        ({ details }) => details.statistics,
        () => null,
      ),
      api.ask(contentCalls.listPaidQuarters).then(
        ({ details }) => details.quarters,
        () => [],
      ),
    ])
    return { statistics, quarters }
  },
  component: Page,
})

function Page() {
  return <HistoryScreen {...Route.useLoaderData()} />
}
