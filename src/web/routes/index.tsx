import { createFileRoute } from '@tanstack/react-router'
import { contentCalls } from '#contract/content/content.calls.ts'
import { shoppingCalls } from '#contract/shopping/shopping.calls.ts'
import { HomeScreen } from '../features/shopping/home-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/')({
  staticData: page('R-008', { words: ['shopping-home'] }),
  loader: async ({ context }) => {
    const [told, popular, increased] = await Promise.all([
      context.api.ask(contentCalls.readStatistics).then(
        ({ details }) => details,
        () => null,
      ),
      context.api.ask(shoppingCalls.listRetailers, { query: { order: 'popular', perPage: 6 } }),
      context.api.ask(shoppingCalls.listRetailers, { query: { increased: 'true', order: 'popular', perPage: 4 } }),
    ])
    const { retailers, categories } = popular.details
    return {
      statistics: told?.statistics ?? null,
      payments: told?.payments ?? [],
      update: told?.update ?? null,
      example: told?.example ?? null,
      near: told?.near ?? null,
      retailers,
      categories,
      offers: increased.details.retailers,
    }
  },
  component: Page,
})

function Page() {
  return <HomeScreen {...Route.useLoaderData()} />
}
